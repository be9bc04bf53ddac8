import { feesTitle } from "#app/features/fees/index.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { formatDays, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Quote, QuoteDate } from "./said.ts";
import { quoteWords } from "./written-words.ts";

export type QuoteLine = readonly [name: string, value: string];

const quoteDateText = ({ from, to, status }: QuoteDate, locale: Locale): string =>
  formatDays(from, to, locale) + (status === "expected" ? ` (${quoteWords[locale].expected})` : "");

/** An order by its number or its year, with the year whose fees are not fixed. */
const orderName = ({ number, year }: NonNullable<Quote["order"]>, { notFixedFor }: Quote, locale: Locale): string => {
  const name = number?.[locale] ?? formatDigits(year, locale);
  return notFixedFor ? `${name} (${feesTitle({ year, notFixedFor }, locale)})` : name;
};

export function moneyLines(said: Quote, locale: Locale): QuoteLine[] {
  const t = quoteWords[locale];
  const rupees = (value: number) => formatRupees(value, locale);
  const { order, scheme, firstDay, mostFirstDay, stated, totals, schemePays, familyPays, deposit, bus, hostel } = said;
  const inYear = (value: number) => `${rupees(value)} (${formatDigits(order?.year ?? "", locale)})`;
  const extras: QuoteLine[] = [
    ...(bus ? [[t.bus(bus.name[locale]), t.monthly(rupees(bus.fare))] as const] : []),
    ...(hostel ? [[t.hostel, hostel[locale]] as const] : []),
  ];
  const most = mostFirstDay === undefined ? t.ask : feeWords[locale].atMost(inYear(mostFirstDay));
  const fixed = firstDay === undefined ? most : inYear(firstDay);
  const onFirstDay = stated ? rupees(stated.rupees) : order ? fixed : t.notFixed;
  const first: QuoteLine[] = [[t.firstDay, onFirstDay], ...(stated ? [[t.stated, stated.by] as const] : [])];
  if (!order) return [...first, ...extras];
  return [
    ...first,
    ...(totals ? [[t.totals, t.ofYears(rupees(totals.firstYear), inYear(totals.bothYears))] as const] : []),
    ...(familyPays === undefined ? [] : [[t.familyPays, inYear(familyPays)] as const]),
    ...(schemePays === undefined && scheme ? [[t.less, scheme[locale]] as const] : []),
    ...(schemePays ? [[t.schemePays, [rupees(schemePays), scheme?.[locale]].filter(Boolean).join(", ")] as const] : []),
    ...(deposit ? [[t.deposit, `${rupees(deposit.rupees)}, ${deposit.refund[locale]}`] as const] : []),
    ...extras,
    [t.order, orderName(order, said, locale)],
  ];
}

export const dateLines = ({ dates }: Quote, locale: Locale): QuoteLine[] =>
  dates.map((date) => [date.name[locale], quoteDateText(date, locale)]);

/**
 * @param now what the same family would be told now
 * @param dates all dates as they are now
 */
export function changesSince(said: Quote, now: Quote, dates: QuoteDate[], locale: Locale): QuoteLine[] {
  const t = quoteWords[locale];
  const before = moneyLines(said, locale);
  // A sheet from before totals and ceilings were stored has neither, which is no change of the fees.
  const known = said.totals ? now : { ...now, totals: undefined, mostFirstDay: undefined };
  const today = new Map(moneyLines(known, locale));
  const money = before.flatMap(([name, was]): QuoteLine[] => {
    const is = today.get(name) ?? t.notGiven;
    return is === was ? [] : [[name, t.changed(was, is)]];
  });
  const added = [...today].filter(([name]) => before.every(([given]) => given !== name));
  const moved = said.dates.flatMap((date): QuoteLine[] => {
    const found = dates.find(({ file }) => file === date.file);
    const [was, is] = [quoteDateText(date, locale), found ? quoteDateText(found, locale) : t.notGiven];
    return is === was ? [] : [[date.name[locale], t.changed(was, is)]];
  });
  return [...money, ...added.map(([name, is]): QuoteLine => [name, t.added(is)]), ...moved];
}
