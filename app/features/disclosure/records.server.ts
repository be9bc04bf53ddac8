import { committeeRecords } from "#app/features/committees/records.server.ts";
import { calendarKind } from "#app/features/events/kinds.ts";
import { feesOn, yearsWithFees } from "#app/features/fees/records.server.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { yearSpan } from "#app/platform/content/academic-year.ts";
import { institute, yearStartsOn } from "#app/platform/content/institute.server.ts";
import { pagesIn } from "#app/platform/content/page-records.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { listOf, recordFiles } from "#app/platform/content/read-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { otherEvidence } from "./evidence.ts";
import { requirementKind, paperKind } from "./kinds.ts";
import { type Law, lawKind } from "./law-kind.ts";
import { paperText } from "./schema.ts";
import type { RegisterRow } from "./shown.ts";
import { isLookDue, latestDay, statesOn } from "./states.ts";

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
