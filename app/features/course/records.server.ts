import { paired } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import {
  admissionDatesShape,
  admissionStepsShape,
  careersShape,
  courseOf,
  courseShape,
  highlightsShape,
  subjectsShape,
} from "./schema.ts";

/** The parts of the course, in both languages. */
export const courseRecords = recordFiles({
  course: ["records/course.yaml", courseShape],
  subjects: ["records/subjects.yaml", subjectsShape],
  highlights: ["records/highlights.yaml", highlightsShape],
  careers: ["records/careers.yaml", careersShape],
  admissionSteps: ["records/admission-steps.yaml", admissionStepsShape],
  admissionDates: ["records/admission-dates.yaml", admissionDatesShape],
});

/** The dates of this year's admission. */
export const admissionDates = (records: RecordsIn) => records.of(courseRecords).admissionDates.dates;

/** The course that the institute teaches, its subjects with their names in the other language. */
export function course(records: RecordsIn) {
  const own = courseOf(records.of(courseRecords), records.locale);
  const { subjects: other } = records.in(otherLocale(records.locale)).of(courseRecords);
  return {
    ...own,
    firstYear: paired(own.firstYear, other.firstYear, ({ name }) => name),
    secondYear: paired(own.secondYear, other.secondYear, ({ name }) => name),
  };
}
