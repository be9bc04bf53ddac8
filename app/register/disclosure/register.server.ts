import { yearBefore, yearSpan } from "#app/cms/content/academic-year.ts";
import { institute, yearStartsOn } from "#app/cms/content/institute.server.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { listOf, recordFiles } from "#app/cms/content/read-records.server.ts";
import { documentsIn, joinText, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { committeeRecords } from "#app/site/committees/committees.server.ts";
import { calendarKind } from "#app/site/events/event.ts";
import type { FeesToday } from "#app/site/fees/fee-order.ts";
import { feesOn, yearsWithFees } from "#app/site/fees/fees.server.ts";
import { type Law, lawKind, paperKind, requirementKind } from "./kinds.ts";
import { paperText, type Requirement } from "./schema.ts";
import { type RegisterRow, shownPdf } from "./state-text.ts";
import { isLookDue, latestDay, type OtherEvidence, statesOn } from "./states.ts";

interface EvidenceParts {
  committees: { id: string; members: { until?: string | undefined }[] }[];
  codes: Partial<Record<NonNullable<Requirement["code"]>, string | undefined>>;
  fees: Pick<FeesToday, "current" | "lapsed">;
  /** With a fee order, in force or not. */
  feeYears: string[];
  endOf: (year: string) => string;
  /** Whether the page exists and is not empty. */
  hasPage: (address: string) => boolean;
  day: string;
}

type NamedRequirement = Pick<Requirement, "evidence" | "committee" | "page" | "code">;

/** A committee is valid until the first term of its present members ends; after the last one, until that day. */
function committeeEvidence(
  { committee }: NamedRequirement,
  { committees, day }: EvidenceParts,
): OtherEvidence | undefined {
  const found = committees.find(({ id }) => id === committee);
  if (!found) return undefined;
  const inOffice = found.members.filter(({ until }) => until === undefined || until >= day);
  const ends = (inOffice.length > 0 ? inOffice : found.members).flatMap(({ until }) => until ?? []).sort();
  return { until: inOffice.length > 0 ? ends[0] : ends.at(-1) };
}

/** An order ends with its year, unless the order of the next year is entered; an older one is over. */
function feeEvidence({ fees: { current, lapsed }, feeYears, endOf }: EvidenceParts): OtherEvidence | undefined {
  if (!current) return lapsed && { until: endOf(lapsed.year), fact: lapsed.number };
  const isFollowed = feeYears.some((year) => yearBefore(year) === current.year);
  return { until: isFollowed ? undefined : endOf(current.year), fact: current.number };
}

/** @returns undefined if papers alone fill the requirement */
function otherEvidence(duty: NamedRequirement, parts: EvidenceParts): OtherEvidence | undefined {
  switch (duty.evidence) {
    case "committee":
      return committeeEvidence(duty, parts);
    case "page":
      return duty.page && parts.hasPage(duty.page) ? {} : undefined;
    case "number": {
      const code = duty.code && parts.codes[duty.code];
      return code ? { fact: code } : undefined;
    }
    case "fees":
      return feeEvidence(parts);
    default:
      return undefined;
  }
}

export const disclosureRecords = {
  ...filesOfKinds(requirementKind, paperKind, lawKind),
  ...recordFiles({ paperTexts: ["records/paper-texts.yaml", listOf(paperText), "[]\n"] }),
};

/** Kinds of records whose page can exist and be empty. */
const pageFiles = filesOfKinds(teacherKind, calendarKind);

export const papers = (records: RecordsIn) => records.of(disclosureRecords).papers;

export function registerOn(records: RecordsIn, day = today()): RegisterRow[] {
  const { duties, papers } = records.of(disclosureRecords);
  const { teachers, calendar } = records.of(pageFiles);
  const counts: Record<string, number> = { "/faculty": teachers.length, "/events": calendar.length };
  const pages = pagesIn(records);
  const starts = yearStartsOn(records.all);
  const parts = {
    committees: records.of(committeeRecords).committees,
    codes: institute(records).codes ?? {},
    fees: feesOn(records, day),
    feeYears: yearsWithFees(records),
    endOf: (year: string) => yearSpan(year, starts).to,
    hasPage: (address: string) => pages.has(address) && counts[address] !== 0,
    day,
  };
  const rows = statesOn(duties, papers, day, starts, (duty) => otherEvidence(duty, parts));
  return rows.map((row) => {
    const look = records.all.looks.get(row.duty.id);
    return look === undefined ? row : { ...row, checkedOn: latestDay(row.checkedOn, indiaTime(look).day) };
  });
}

/** Rules that nobody has read for as long as a row of the register may go unchecked. */
export const lawsToRead = (records: PublicRecords, day: string): Law[] =>
  records.of(disclosureRecords).laws.filter(({ readOn }) => isLookDue(readOn, day));

export function searchable(records: RecordsIn): SearchDocument[] {
  const { duties, paperTexts } = records.of(disclosureRecords);
  const rows = documentsIn(records.locale).further(
    "/disclosure",
    ...duties.flatMap(({ title, authority }) => [title, authority]),
  );
  const documents = papers(records).flatMap((paper) => {
    const { id, duty, title, number, summary } = paper;
    const made = shownPdf(paper, records.locale);
    const { issuedBy, sections = [] } = paperTexts.find((each) => each.id === id) ?? {};
    // A document issued by another body is that body's file, whatever the record says (isTypeset, site/documents).
    const written = institute(records).isSample || duty === undefined ? sections : [];
    const text = written.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]);
    const kind = "document" as const;
    return made ? [{ kind, title, text: joinText(issuedBy, number, summary, ...text), address: made.address }] : [];
  });
  return [rows, ...documents];
}
