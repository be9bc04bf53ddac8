import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { course } from "./records.server.ts";
import { courseWords } from "./words.ts";

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
