import { z } from "zod";

/** The most addresses to which the newest entry is mailed. */
const mostRecipients = 5;

/** content/records/proof-mail.yaml: who gets the newest entry of the publication log by email. */
export const proofMailShape = z.strictObject({
  recipients: z.array(z.strictObject({ name: z.string().trim().min(1).max(80), email: z.email() })).max(mostRecipients),
});
