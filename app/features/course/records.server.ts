import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { withOtherName } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { admissionDatesKind, admissionStepsKind } from "./admission-kinds.ts";
import { careersKind, courseKind, highlightsKind, subjectsKind } from "./kinds.ts";
import { courseOf } from "./schema.ts";

export const courseRecords = filesOfKinds(
  courseKind,
  subjectsKind,
  highlightsKind,
  careersKind,
  admissionStepsKind,
  admissionDatesKind,
);

export const admissionDates = (records: RecordsIn) => records.of(courseRecords).admissionDates.dates;

export const datesCode = ({ all }: RecordsIn) => codeOfRecord(admissionDatesKind, admissionDatesKind.name, all);

/** Subjects also have their names in the other language. */
export function course(records: RecordsIn) {
  const own = courseOf(records.of(courseRecords));
  const { subjects: other } = records.in(otherLocale(records.locale)).of(courseRecords);
  return {
    ...own,
    firstYear: withOtherName(own.firstYear, other.firstYear, ({ name }) => name),
    secondYear: withOtherName(own.secondYear, other.secondYear, ({ name }) => name),
  };
}
