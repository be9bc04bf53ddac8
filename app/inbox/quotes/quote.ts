import type { Text } from "#app/cms/content/text.ts";
import type { DocumentState } from "#app/lib/db/inbox-tables.ts";
import { formatDay, formatDays, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { feesTitle, feeWords } from "#app/site/fees/fee-words.ts";
import { quoteWords } from "./quote-words.ts";

/** `file` is the date's name in calendars, which stays when the day changes. */
export interface QuoteDate {
  file: string;
  name: Text;
  from: string;
  to?: string | undefined;
  status: "expected" | "announced";
}

export interface QuoteDocument {
  document: string;
  state?: DocumentState | undefined;
  until?: string | undefined;
}

export interface QuoteRequest {
  bus?: string | undefined;
  hostel?: boolean | undefined;
  stated?: StatedAmount | undefined;
}

interface StatedAmount {
  rupees: number;
  by: string;
}

/** What a family gets in writing, in both languages. Amounts are rupees. */
export interface Quote {
  order?: { id: string; year: string; number?: Text | undefined } | undefined;
  who?: Text | undefined;
  scheme?: Text | undefined;
  /** Where the rules of the scheme can be read, and the day on which they last were. */
  schemeRules?: { source?: string | undefined; checkedOn?: string | undefined } | undefined;
  firstDay?: number | undefined;
  /** The order's ceiling for the first day, for a family whose amount it does not have. */
  mostFirstDay?: number | undefined;
  stated?: StatedAmount | undefined;
  /** Sheets from before totals were stored have none. */
  totals?: { firstYear: number; bothYears: number } | undefined;
  /** The year of admission, while its fees were not fixed. */
  notFixedFor?: string | undefined;
  schemePays?: number | undefined;
  familyPays?: number | undefined;
  deposit?: { rupees: number; refund: Text } | undefined;
  /** `fare` is rupees a month. */
  bus?: { id: string; name: Text; fare: number } | undefined;
  hostel?: Text | undefined;
  dates: QuoteDate[];
  /** What may be refused; sheets from before this was stored have neither this nor `documents`. */
  refusable?: Text[] | undefined;
  refund?: Text | undefined;
  documents?: QuoteDocument[] | undefined;
}

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

export interface NamedDocument extends Pick<QuoteDocument, "state" | "until"> {
  name: Text;
}

export function documentLines(documents: NamedDocument[], locale: Locale): QuoteLine[] {
  const t = quoteWords[locale];
  return (["has", "applied", "missing"] as const).flatMap((state): QuoteLine[] => {
    const names = documents
      .filter((document) => (document.state ?? "missing") === state)
      .map(({ name, until }) => (until ? `${name[locale]} (${t.until(formatDay(until, locale))})` : name[locale]));
    return names.length > 0 ? [[t.documentStates[state], names.join(", ")]] : [];
  });
}
