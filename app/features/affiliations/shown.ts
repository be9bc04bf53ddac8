import type { RegisterRow } from "#app/features/disclosure/index.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Affiliation } from "./schema.ts";
import { affiliationWords } from "./words.ts";

/** An affiliation in one language, with its row of the register and the code by which the body knows the institute. */
export type ShownAffiliation = Localised<Affiliation> & { row?: RegisterRow | undefined; code?: string | undefined };

/** Whether the institute may name the body today: it has a paper that counts, and the body is not just a survey. */
export const isHeld = ({ relation, row }: Pick<ShownAffiliation, "relation" | "row">): boolean =>
  relation !== "survey" && row?.isHolding === true;

/** The line of approvals, of the bodies that the institute may name today; undefined if there is none. */
export function approvalLineOf(affiliations: ShownAffiliation[], locale: Locale): string | undefined {
  const t = affiliationWords[locale];
  const named = (isAffiliation: boolean) => {
    const names = affiliations
      .filter((each) => isHeld(each) && (each.relation === "affiliation") === isAffiliation)
      .map(({ shortName, place }) => [shortName, place].filter(Boolean).join(" "));
    return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(t.and);
  };
  const [approved, affiliated] = [named(false), named(true)];
  const line = [approved && t.approvedBy(approved), affiliated && t.affiliatedTo(affiliated)]
    .filter(Boolean)
    .join("; ");
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : undefined;
}
