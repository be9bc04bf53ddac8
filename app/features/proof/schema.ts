import { z } from "zod";
import { day, picture, slug } from "#app/platform/content/text.ts";

const mostRecipients = 5;

/** content/records/proof-mail.yaml: who gets the newest entry of the publication log by email. */
export const proofMailShape = z.strictObject({
  recipients: z.array(z.strictObject({ name: z.string().trim().min(1).max(80), email: z.email() })).max(mostRecipients),
});

/** content/records/board-postings.yaml: what was put on the notice board, with a photograph. */
export const boardPostingShape = z.strictObject({
  id: slug,
  posted: z.enum(["feeOrders", "course"], "feeOrders or course"),
  /** The name of the record in its address; there is only one course. */
  record: slug,
  on: day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 09:30"),
  place: z.string().trim().min(1).max(120),
  by: z.string().trim().min(1).max(80),
  photo: picture,
  takenDownOn: day.optional(),
});
