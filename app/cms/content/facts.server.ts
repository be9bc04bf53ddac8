import { z } from "zod";
import { formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { academicYear, usualYearStart, yearOfAdmission } from "./academic-year.ts";
import { type DatedOrder, type LeadingOrders, leadingOrders, totalOfOrder, totalOfYear } from "./fee-orders.ts";
import { type NumberFact, numberFactOf } from "./inline-text.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import { type RecordsOf, recordFiles } from "./read-records.server.ts";

const feeOrder = z.looseObject({
  id: z.string(),
  year: z.string(),
  inForceFrom: z.string(),
  replaces: z.string().optional(),
  lines: z.array(z.looseObject({ firstYear: z.int(), secondYear: z.int() })),
  deposit: z.looseObject({ rupees: z.int() }).optional(),
});

/** Of the course and the fees only the numbers; their whole shapes belong to their features. */
export const factFiles = recordFiles({
  institute: [instituteFile, instituteShape],
  course: ["records/course.yaml", z.looseObject({ intake: z.int().optional(), minimumPercent: z.int().optional() })],
  feeOrders: ["records/fee-orders.yaml", z.array(feeOrder), "[]\n"],
  admissionDates: [
    "records/admission-dates.yaml",
    z.looseObject({ dates: z.array(z.looseObject({ from: z.string() })) }),
  ],
});

type FactRecords = RecordsOf<typeof factFiles>;

/** Once the dates of admission have begun, the fee orders of the year that admission is for. */
export function ordersForApplicants<Order extends DatedOrder>(
  orders: Order[],
  { admissionDates, institute }: Pick<FactRecords, "admissionDates" | "institute">,
): LeadingOrders<Order> {
  const [day, starts] = [today(), institute.yearStarts ?? usualYearStart];
  const dates = admissionDates.dates.map(({ from }) => from);
  return leadingOrders(orders, day, academicYear(day, starts), yearOfAdmission(dates, day, starts));
}

export type Facts = Record<Locale, Record<NumberFact, string | undefined>>;

export function factsIn({ course, feeOrders, ...records }: FactRecords): Facts {
  const { intake, minimumPercent } = course;
  const year = academicYear(today(), records.institute.yearStarts ?? usualYearStart);
  const { current } = ordersForApplicants(feeOrders, records);
  const inLocale = (locale: Locale) => {
    const written = (value: number | undefined, format: (value: number, locale: Locale) => string) =>
      value === undefined ? undefined : format(value, locale);
    const inYear = (rupees: number, of: string) => `${formatRupees(rupees, locale)} (${formatDigits(of, locale)})`;
    return {
      intake: written(intake, formatDigits),
      total: current && inYear(totalOfOrder(current), current.year),
      firstYear: current && inYear(totalOfYear(current, "firstYear"), current.year),
      year: formatDigits(year, locale),
      minimum: written(minimumPercent, formatDigits),
    };
  };
  return { en: inLocale("en"), mr: inLocale("mr") };
}

const inBraces = /\{([a-zA-Z]+)\}/g;

const notStated: Record<Locale, string> = { en: "(not stated yet)", mr: "(अजून दिलेले नाही)" };

/** Fills in facts such as `{intake}`, asked for only if a text names one; if none does, returns the same record. */
export function withFacts<T>(record: T, facts: () => Facts): T;
export function withFacts(record: unknown, facts: () => Facts): unknown {
  if (typeof record !== "object" || record === null) return record;
  const fill = (text: string, locale: Locale) =>
    text.replace(inBraces, (written, name: string) => {
      const fact = numberFactOf(name);
      return fact ? (facts()[locale][fact] ?? notStated[locale]) : written;
    });
  const filled = Object.entries(record).map(([name, value]) => {
    const isText = typeof value === "string" && (name === "en" || name === "mr");
    return [name, isText ? fill(value, name) : withFacts(value, facts)] as const;
  });
  if (filled.every(([name, value]) => value === record[name as keyof typeof record])) return record;
  return Array.isArray(record) ? filled.map(([, value]) => value) : Object.fromEntries(filled);
}
