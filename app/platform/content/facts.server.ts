import { z } from "zod";
import { formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { academicYear, usualYearStart } from "./academic-year.ts";
import { type NumberFact, numberFacts } from "./inline-text.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import { isTextPair } from "./localise.ts";
import { type RecordsOf, recordFiles } from "./read-records.server.ts";
import { today } from "./today.server.ts";

const fee = z.looseObject({ firstYear: z.int(), secondYear: z.int() });

/** The records that have the facts; of the course only the numbers, since the shape of all of it is the course's. */
export const factFiles = recordFiles({
  institute: [instituteFile, instituteShape],
  course: [
    "records/course.yaml",
    z.looseObject({ intake: z.int().optional(), minimumPercent: z.int().optional(), fees: z.array(fee) }),
  ],
});

/** The facts in each language, as texts show them; undefined while the course does not have one. */
export type Facts = Record<Locale, Record<NumberFact, string | undefined>>;

/** The facts today. */
export function factsIn({ course, institute }: RecordsOf<typeof factFiles>): Facts {
  const { intake, minimumPercent, fees } = course;
  const year = academicYear(today(), institute.yearStarts ?? usualYearStart);
  const sum = (amounts: number[]) => (fees.length > 0 ? amounts.reduce((all, each) => all + each, 0) : undefined);
  const firstYear = sum(fees.map((each) => each.firstYear));
  const total = sum(fees.flatMap((each) => [each.firstYear, each.secondYear]));
  const inLocale = (locale: Locale) => {
    const written = (value: number | undefined, format: (value: number, locale: Locale) => string) =>
      value === undefined ? undefined : format(value, locale);
    const minimum = written(minimumPercent, formatDigits);
    return {
      intake: written(intake, formatDigits),
      total: written(total, formatRupees),
      firstYear: written(firstYear, formatRupees),
      year: formatDigits(year, locale),
      minimum,
      percent: minimum,
    };
  };
  return { en: inLocale("en"), mr: inLocale("mr") };
}

const inBraces = new RegExp(`\\{(${numberFacts.join("|")})\\}`, "g");

/**
 * A record in both languages, with facts of the course in place of `{intake}` and the others.
 * @param facts asked for only if a text names one
 * @returns the same record if none does; a name stays while the course does not have its number
 */
export function withFacts<T>(record: T, facts: () => Facts): T;
export function withFacts(record: unknown, facts: () => Facts): unknown {
  if (typeof record !== "object" || record === null) return record;
  if (isTextPair(record)) {
    const fill = (locale: Locale) =>
      record[locale].replace(inBraces, (written, name: string) => facts()[locale][name as NumberFact] ?? written);
    const [en, mr] = [fill("en"), fill("mr")];
    return en === record.en && mr === record.mr ? record : { ...record, en, mr };
  }
  const filled = Object.entries(record).map(([name, value]) => [name, withFacts(value, facts)] as const);
  if (filled.every(([name, value]) => value === record[name as keyof typeof record])) return record;
  return Array.isArray(record) ? filled.map(([, value]) => value) : Object.fromEntries(filled);
}
