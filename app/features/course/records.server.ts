import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { paired } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { admissionDatesKind, admissionStepsKind } from "./admission-kinds.ts";
import { careersKind, courseKind, highlightsKind, subjectsKind } from "./kinds.ts";
import { courseOf } from "./schema.ts";

/** The parts of the course, in both languages. */
export const courseRecords = filesOfKinds(
  courseKind,
  subjectsKind,
  highlightsKind,
  careersKind,
  admissionStepsKind,
  admissionDatesKind,
);

/** The dates of this year's admission. */
export const admissionDates = (records: RecordsIn) => records.of(courseRecords).admissionDates.dates;

/** The code of the dates as they are now. */
export const datesCode = ({ all }: RecordsIn) => codeOfRecord(admissionDatesKind, admissionDatesKind.name, all);

/** The course that the institute teaches, its subjects with their names in the other language. */
export function course(records: RecordsIn) {
  const own = courseOf(records.of(courseRecords));
  const { subjects: other } = records.in(otherLocale(records.locale)).of(courseRecords);
  return {
    ...own,
    firstYear: paired(own.firstYear, other.firstYear, ({ name }) => name),
    secondYear: paired(own.secondYear, other.secondYear, ({ name }) => name),
  };
}
