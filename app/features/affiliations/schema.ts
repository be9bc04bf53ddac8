import { z } from "zod";
import { day, slug, text, webAddress } from "#app/platform/content/text.ts";

const relations = ["approval", "affiliation", "listing", "survey"] as const;

/** content/records/affiliations.yaml: who has approved the institute; the register has the state of each approval. */
export const affiliation = z.strictObject({
  id: slug,
  authority: text,
  shortName: text,
  /** Named after it in the line of approvals. */
  place: text.optional(),
  /** What the authority does: a survey counts the institute and approves nothing. */
  relation: z.enum(relations, relations.join(", ")).default("approval"),
  what: text,
  /** The date of the first approval, affiliation or listing; left out when there is none yet. */
  since: day.optional(),
  website: webAddress,
  /** The id of its row in the register. */
  duty: slug.optional(),
});
export type Affiliation = z.infer<typeof affiliation>;
