import { z } from "zod";
import type { Localised } from "#app/platform/content/localise.ts";
import { day, slug, text } from "#app/platform/content/text.ts";

/** content/records/affiliations.yaml: who has approved the institute, and the paper that proves it. */
export const affiliation = z.strictObject({
  id: slug,
  authority: text,
  shortName: text,
  /** What the authority does: a survey counts the institute and approves nothing. */
  relation: z.enum(["approval", "affiliation", "listing", "survey"]).default("approval"),
  what: text,
  /** Missing while the institute has stated nothing of it. */
  reference: text.optional(),
  /** The date of the first approval, affiliation or listing; left out when there is none yet. */
  since: day.optional(),
  /** How long the newest document is valid: "for 2026-27". */
  validity: text.optional(),
  website: z.url({ protocol: /^https$/ }),
  paper: slug.optional(),
});
export type Affiliation = z.infer<typeof affiliation>;

/** An affiliation in one language, with the day of its newest paper. */
export type DatedAffiliation = Localised<Affiliation> & { paperOn?: string | undefined };

/** Whether the institute holds the approval today: it has a first date, and is not just a survey. */
export const isHeld = ({ relation, since }: Pick<Affiliation, "relation" | "since">): boolean =>
  relation !== "survey" && since !== undefined;
