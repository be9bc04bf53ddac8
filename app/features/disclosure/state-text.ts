import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countStates, type RegisterRow, type ShownPaper } from "./shown.ts";
import { isAdverse } from "./spans.ts";
import { disclosureWords } from "./words.ts";
import type { YearLine } from "./year-lines.ts";

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
