import { z } from "zod";
import { day, slug, text, webAddress } from "#app/platform/content/text.ts";

const relations = ["approval", "affiliation", "listing", "survey"] as const;

/** content/records/affiliations.yaml. The state of each approval comes from the disclosure register. */
export const affiliation = z.strictObject({
  id: slug,
  authority: text,
  shortName: text,
  place: text.optional(),
  /** What the authority does. A survey (AISHE) lists the institute and approves nothing. */
  relation: z.enum(relations, relations.join(", ")).default("approval"),
  what: text,
  /** The date of the first approval, affiliation or listing; left out while there is none. */
  since: day.optional(),
  website: webAddress,
  duty: slug.optional(),
});
export type Affiliation = z.infer<typeof affiliation>;
