import type { RegisterRow } from "#app/features/disclosure/index.ts";
import { yearBefore } from "#app/platform/content/academic-year.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Affiliation } from "./schema.ts";
import { affiliationWords } from "./words.ts";

export type ShownAffiliation = Localised<Affiliation> & { row?: RegisterRow | undefined; code?: string | undefined };

/** Whether the institute may name the body today: it has a valid paper, and the body is not only a survey. */
export const isHeld = ({ relation, row }: Pick<ShownAffiliation, "relation" | "row">): boolean =>
  relation !== "survey" && row?.isHolding === true;

/** Last academic year, if the body approved the institute for it and its letter for this year is not known yet. */
export function lastYearOf({ relation, row }: Pick<ShownAffiliation, "relation" | "row">): string | undefined {
  const { given, year } = row?.before ?? {};
  return relation !== "survey" && year && given === yearBefore(year) ? given : undefined;
}

function approvalsOf(bodies: ShownAffiliation[], locale: Locale, between: string): string {
  const t = affiliationWords[locale];
  const named = (isAffiliation: boolean) => {
    const names = bodies
      .filter(({ relation }) => (relation === "affiliation") === isAffiliation)
      .map(({ shortName, place }) => [shortName, place].filter(Boolean).join(" "));
    return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(t.and);
  };
  const [approved, affiliated] = [named(false), named(true)];
  return [approved && t.approvedBy(approved), affiliated && t.affiliatedTo(affiliated)].filter(Boolean).join(between);
}

/** Bodies that may be named today, then, with last year before them, those whose letter for this year is awaited. */
export function approvalLineOf(affiliations: ShownAffiliation[], locale: Locale): string | undefined {
  const before = affiliations.filter(lastYearOf);
  const [year] = before.flatMap((each) => lastYearOf(each) ?? []);
  const line = [
    approvalsOf(affiliations.filter(isHeld), locale, "; "),
    year && `${formatDigits(year, locale)}: ${approvalsOf(before, locale, ", ")}`,
  ]
    .filter(Boolean)
    .join("; ");
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : undefined;
}
