import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { withOtherName } from "#app/cms/content/text.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { formatDays } from "#app/lib/i18n/format.ts";
import { otherLocale } from "#app/lib/i18n/locale.ts";
import { admissionDatesKind, admissionStepsKind } from "./admission-dates-kind.ts";
import { courseOf } from "./course.ts";
import { careersKind, courseKind, highlightsKind, subjectsKind } from "./course-kinds.ts";
import { courseWords } from "./course-words.ts";

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

export function searchable(records: RecordsIn): SearchDocument[] {
  const { locale } = records;
  const { titled, further } = documentsIn(locale);
  const own = course(records);
  const t = courseWords[locale];
  const subjects = (year: string, list: typeof own.firstYear) =>
    list.map(({ code, name }) => titled("subject", name, "/courses/d-pharm#subjects", code, year, own.name));
  const lines = (items: { title: string; description: string }[]) =>
    items.map(({ title, description }) => `${title}: ${description}`);
  return [
    ...subjects(t.firstYear, own.firstYear),
    ...subjects(t.secondYear, own.secondYear),
    further(
      "/courses/d-pharm",
      own.fullName,
      ...own.overview,
      own.training,
      ...lines([...own.highlights, ...own.careers]),
    ),
    further(
      "/admission",
      ...own.eligibility,
      ...lines(own.steps),
      ...own.dates.map(({ name, from, to }) => `${name}: ${formatDays(from, to, locale)}`),
    ),
  ];
}
