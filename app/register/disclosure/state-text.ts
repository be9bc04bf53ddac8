import { findPdf, type SitePdf } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { disclosureWords } from "./disclosure-words.ts";
import { isOpenToAll, type Paper, type Requirement } from "./schema.ts";
import {
  type DatedPaper,
  type DatedRequirement,
  isAdverse,
  type RequirementRow,
  type RequirementState,
  type YearLine,
} from "./states.ts";

export type ShownPaper = Localised<Paper>;

export type RegisterRow = RequirementRow<Localised<Requirement>, ShownPaper>;

/** Rows that do not apply are left out. */
function countStates(rows: Pick<RegisterRow, "state">[]) {
  const count = (...states: RequirementState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    inOrder: count("valid", "ending", "nextAwaited", "coming"),
    awaited: count("lapsedApplied", "applied"),
    suspended: count("suspended"),
    over: count("lapsed"),
    missing: count("missing"),
  };
}

type FiledPaper = Pick<Paper, "id" | "show" | "file" | "marathiFile">;

/** Undefined if the file is not for everybody. */
export function pdfName(paper: FiledPaper, locale: Locale): string | undefined {
  if (!isOpenToAll(paper)) return undefined;
  return (locale === "mr" ? paper.marathiFile : undefined) ?? paper.file ?? paper.id;
}

export function shownPdf(paper: FiledPaper, locale: Locale): SitePdf | undefined {
  const name = pdfName(paper, locale);
  return name === undefined ? undefined : findPdf(name, locale);
}

interface Seats<D> {
  intake: number;
  duty: D;
}

export const seatsFor = <D extends DatedRequirement, P extends DatedPaper>(
  rows: RequirementRow<D, P>[],
  year: string,
): Seats<D>[] =>
  rows
    .flatMap(({ duty, lines }) =>
      lines
        .filter((line) => line.year === year)
        .flatMap(({ paper: { issuedOn, decision, intake } }) =>
          issuedOn && !isAdverse({ decision }) && intake !== undefined ? [{ intake, duty }] : [],
        ),
    )
    .sort((one, other) => one.intake - other.intake);

/** Empty if the bodies agree. */
export function seatDifference<D extends DatedRequirement, P extends DatedPaper>(
  rows: RequirementRow<D, P>[],
  year: string,
) {
  const seats = seatsFor(rows, year);
  return new Set(seats.map(({ intake }) => intake)).size > 1 ? seats : [];
}

/** The lowest number and, if bodies differ, the body that approved it. */
export function printedSeats(rows: RegisterRow[]) {
  return (year: string): PrintedSeats | undefined => {
    const [lowest] = seatsFor(rows, year);
    if (!lowest) return undefined;
    const isAlone = seatDifference(rows, year).length === 0;
    return { intake: lowest.intake, as: isAlone ? undefined : lowest.duty.authority };
  };
}

export interface PrintedSeats {
  intake: number;
  as?: string | undefined;
}

export interface TextParts {
  locale: Locale;
  phone?: string | undefined;
  seatsOf?: (year: string) => PrintedSeats | undefined;
  awaited?: ShownPaper | undefined;
}

const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" ");

export function countsText(rows: Pick<RegisterRow, "state">[], locale: Locale): string {
  const counts = Object.entries(countStates(rows)) as [keyof ReturnType<typeof countStates>, number][];
  const shown = counts.filter(([, count]) => count > 0);
  return shown.map(([name, count]) => disclosureWords[locale].counts[name](formatDigits(count, locale))).join(", ");
}

/** The decision is left out if it is plain: "No. 12, 4 May 2026". */
export function paperFacts({ number, issuedOn, validFrom, validTo }: ShownPaper, locale: Locale): string {
  const t = disclosureWords[locale];
  const day = (of: string | undefined) => (of ? formatDay(of, locale) : "");
  const validity = (validFrom || validTo) && t.validity(day(validFrom), day(validTo));
  return [number && t.number(number), day(issuedOn), validity].filter(Boolean).join(", ");
}

export function yearText({ year, paper }: YearLine<ShownPaper>, { locale, seatsOf, awaited }: TextParts): string {
  const t = disclosureWords[locale];
  const name = formatDigits(year, locale);
  const { issuedOn, appliedOn = "", decision = "granted", condition, intake } = paper;
  if (!issuedOn) {
    const applied = paper.id === awaited?.id ? t.applied : t.unanswered;
    return applied(name, formatDay(appliedOn, locale));
  }
  if (isAdverse({ decision })) return t.notApproved(name, formatDay(issuedOn, locale), condition ?? "");
  const seats = intake === undefined ? undefined : (seatsOf?.(year) ?? { intake });
  const printed = seats && formatDigits(String(seats.intake), locale);
  const ofSeats = printed && (seats.as ? t.seatsAs(printed, seats.as) : t.seats(printed));
  return sentences(`${t.ofYear(name, t.choices[`decision.${decision}`] ?? "")}${ofSeats ?? ""}.`, condition);
}

/** An authority can withdraw these papers; other groups are rules, officers and accounts of the institute. */
const canBeWithdrawn: ReadonlySet<RegisterRow["duty"]["group"]> = new Set(["approvals", "safety"]);

function validText(row: RegisterRow, parts: TextParts): string {
  const { duty, paper, until, fact } = row;
  const t = disclosureWords[parts.locale];
  const day = until && formatDay(until, parts.locale);
  if (duty.evidence === "committee" && !paper) return day ? t.inOfficeUntil(day) : t.inOffice;
  if (fact) return t.order(fact);
  if (!paper) return t.onSite;
  if (duty.cover === "admissionYear" && paper.forYear) return yearText({ year: paper.forYear, paper }, parts);
  const decision = paper.decision && paper.decision !== "granted" && `${t.choices[`decision.${paper.decision}`]}.`;
  const withoutEnd = canBeWithdrawn.has(duty.group) ? t.untilWithdrawn : t.inEffect;
  return sentences(day ? t.untilDay(day) : withoutEnd, decision, paper.condition);
}

export function stateText(row: RegisterRow, parts: TextParts): string {
  const { locale, phone } = parts;
  const { duty, paper, state, awaited, until, from } = row;
  const t = disclosureWords[locale];
  const day = (of = "") => formatDay(of, locale);
  const year = formatDigits(awaited?.forYear ?? "", locale);
  switch (state) {
    case "notApplicable":
      return t.notApplicable(duty.why ?? "");
    case "suspended": {
      const { forYear = "", issuedOn, condition = "" } = paper ?? {};
      return t.notApproved(formatDigits(forYear, locale), day(issuedOn), condition);
    }
    case "nextAwaited":
      return sentences(validText(row, parts), t.applied(year, day(awaited?.appliedOn)));
    case "valid":
    case "ending":
      return validText(row, parts);
    case "coming":
      return t.from(day(from));
    case "lapsedApplied":
      return sentences(t.wasValid(day(until)), t.hasNotCome(day(awaited?.appliedOn)));
    case "lapsed":
      return sentences(t.wasValid(day(until)), t.noNewer, phone && t.askOffice(phone.replaceAll(" ", "\u00a0")));
    case "applied":
      return t.appliedAlone(day(awaited?.appliedOn));
    case "missing":
      return t.missing;
  }
}
