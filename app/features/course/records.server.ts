import { paired } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { courseShape } from "./schema.ts";

/** The course, in both languages. */
export const courseRecords = recordFiles({
  course: ["records/course.yaml", courseShape],
});

/** The dates of this year's admission. */
export const admissionDates = (records: RecordsIn) => records.of(courseRecords).course.dates;

/** The course that the institute teaches, its subjects with their names in the other language. */
export function course(records: RecordsIn) {
  const { course: own } = records.of(courseRecords);
  const { course: other } = records.in(otherLocale(records.locale)).of(courseRecords);
  return {
    ...own,
    firstYear: paired(own.firstYear, other.firstYear, ({ name }) => name),
    secondYear: paired(own.secondYear, other.secondYear, ({ name }) => name),
  };
}
