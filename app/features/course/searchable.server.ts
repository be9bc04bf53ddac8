import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { formatDays, formatRupees } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { course } from "./records.server.ts";
import { courseWords } from "./words.ts";

/** What the search finds of the course: its subjects, and the rest under the pages that show it. */
export function searchable(locale: Locale): SearchDocument[] {
  const own = course(locale);
  const t = courseWords[locale];
  const at = (address: string) => inLocale(address, locale);
  const subjects = (year: string, list: typeof own.firstYear) =>
    list.map(({ code, name }) => ({
      kind: "subject" as const,
      title: name,
      text: joinText(code, year, own.name),
      address: at("/courses/d-pharm#subjects"),
    }));
  const titled = (items: { title: string; description: string }[]) =>
    items.map(({ title, description }) => `${title}: ${description}`);
  const fees = own.fees.map(
    ({ name, firstYear, secondYear }) =>
      `${name}: ${formatRupees(firstYear, locale)}, ${formatRupees(secondYear, locale)}`,
  );
  return [
    ...subjects(t.firstYear, own.firstYear),
    ...subjects(t.secondYear, own.secondYear),
    { kind: "page", title: "", text: joinText(...fees, own.feesNote), address: at("/admission/fees") },
    {
      kind: "page",
      title: "",
      text: joinText(own.fullName, ...own.overview, own.training, ...titled([...own.highlights, ...own.careers])),
      address: at("/courses/d-pharm"),
    },
    {
      kind: "page",
      title: "",
      text: joinText(
        ...own.eligibility,
        ...titled(own.steps),
        ...own.dates.map(({ name, from, to }) => `${name}: ${formatDays(from, to, locale)}`),
      ),
      address: at("/admission"),
    },
  ];
}
