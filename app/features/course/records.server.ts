import { paired } from "#app/platform/content/paired.ts";
import { openRecords } from "#app/platform/content/read-records.server.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { courseShape } from "./schema.ts";

/** The course, in both languages. */
export const courseRecords = openRecords({
  course: ["records/course.yaml", courseShape],
});

/** The dates of this year's admission. */
export const admissionDates = (locale: Locale) => courseRecords.in(locale).course.dates;

/** The course that the institute teaches, its subjects with their names in the other language. */
export function course(locale: Locale) {
  const { course: own } = courseRecords.in(locale);
  const { course: other } = courseRecords.in(otherLocale(locale));
  return {
    ...own,
    firstYear: paired(own.firstYear, other.firstYear, ({ name }) => name),
    secondYear: paired(own.secondYear, other.secondYear, ({ name }) => name),
  };
}
