import type { Locale } from "./locale.ts";

export const tags: Record<Locale, string> = { en: "en-IN", mr: "mr-IN-u-nu-deva" };

const each = <Made>(make: (tag: string) => Made): Record<Locale, Made> => ({ en: make(tags.en), mr: make(tags.mr) });
const days = each(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);
const daysOfYear = each((tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }));
const monthNames = each((tag) => new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }));
const daysOfWeek = each(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
const shortDay = (tag: string, month: "short" | "long") =>
  new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month, timeZone: "UTC" });
/** In Marathi the whole month is short enough. */
const shortDays = { en: shortDay(tags.en, "short"), mr: shortDay(tags.mr, "long") };
const weekdays = each((tag) => new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" }));
const numbers = each((tag) => new Intl.NumberFormat(tag));
const plainNumbers = each((tag) => new Intl.NumberFormat(tag, { useGrouping: false }));

/** A format takes a hundred kilobytes outside the heap, and a list has hundreds of days. */
const parts = new Map<string, Intl.DateTimeFormat>();

export function formatDayPart(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const format = parts.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" });
  parts.set(key, format);
  return format.format(new Date(day));
}

/** 31 January 2026, ३१ जानेवारी २०२६; no line breaks. */
export function formatDay(day: string, locale: Locale): string {
  return days[locale]
    .formatToParts(new Date(day))
    .map((part) => (part.type === "literal" ? "\u00a0" : part.value))
    .join("");
}

/** A line may break only after the weekday. */
const withWeekday = (format: Intl.DateTimeFormat, day: string): string =>
  format
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === "literal" && !value.includes(",") ? "\u00a0" : value))
    .join("");

/** From 1 for January. */
export const monthName = (month: number, locale: Locale): string =>
  monthNames[locale].format(Date.UTC(2026, month - 1));

/** Monday, 23 November. */
export const formatWeekday = (day: string, locale: Locale): string => withWeekday(daysOfWeek[locale], day);

/** 24 November, २४ नोव्हेंबर. */
export const formatDayMonth = (day: string, locale: Locale): string => withWeekday(daysOfYear[locale], day);

/** Mon, 23 Nov; सोम, २३ नोव्हेंबर. */
export const formatShortDay = (day: string, locale: Locale): string => withWeekday(shortDays[locale], day);

/** No line breaks after this dash. */
const dash = "–\u2060";

const weekInDays = 7;

/** Sat–Sun, 9–10 January 2027; 9 January – 6 February 2027. Breaks only after a weekday or a dash with spaces. */
export function formatDays(from: string, to: string | undefined, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(to ?? from)];
  const range = formatRange(first, last, locale);
  if (dayCount(from, to ?? from) >= weekInDays) return range;
  const names = new Set([first, last].map((day) => weekdays[locale].format(day)));
  return `${[...names].join(dash)}, ${range}`;
}

function formatRange(first: Date, last: Date, locale: Locale): string {
  const parts = days[locale].formatRangeToParts(first, last);
  const isWithinMonth = !parts.some(({ source, type }) => source === "startRange" && type === "month");
  return parts
    .map(({ type, value }) => {
      if (type !== "literal") return value;
      if (!value.includes("–")) return "\u00a0";
      return isWithinMonth ? dash : "\u00a0– ";
    })
    .join("");
}

const dayLength = 86_400_000;

export function dayCount(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** 1,20,000 and १,२०,०००. */
export function formatNumber(value: number, locale: Locale): string {
  return numbers[locale].format(value);
}

/** 2025-2026, २०२५-२०२६. */
export function formatDigits(value: string | number, locale: Locale): string {
  return String(value).replace(/\d/g, (digit) => plainNumbers[locale].format(Number(digit)));
}

export function formatRupees(value: number, locale: Locale): string {
  return `₹${formatNumber(value, locale)}`;
}

/** 1 KB is 1,000 bytes; no line break before the unit. */
export function formatSize(bytes: number, locale: Locale): string {
  return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)}\u00a0KB`;
}

/** Encodes only what would change the text. Without `to` (digits), the reader chooses the recipient. */
export const whatsappAddress = (text: string, to = ""): string =>
  `https://wa.me/${to}?text=${text.replace(/[ \n%&#+"<>]/g, encodeURIComponent)}`;

/** As codes and references are stored. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode the digits of a script follow one another, from zero to nine.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Milliseconds; there is no summer time. */
const indiaAhead = 5.5 * 3_600_000;

/** `2026-01-31`, `16:36:05.000Z`. */
export function indiaTime(time: number): { day: string; clock: string } {
  const [day = "", clock = ""] = new Date(time + indiaAhead).toISOString().split("T");
  return { day, clock };
}

/** Joined to a word, २४ नोव्हेंबरपासून; after a figure with a space, २०२७ पासून. */
export const withPostposition = (text: string, postposition: string): string =>
  `${text}${/\p{N}$/u.test(text) ? " " : ""}${postposition}`;
