import { monthName } from "./format.ts";
import { partOfDay } from "./format-moment.ts";
import { locales } from "./locale.ts";

const months = locales.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)));
const beforeMonth = new RegExp(`(\\p{Nd}) (?=(?:${months.join("|")}))`, "gu");
const beforeYear = new RegExp(`(${months.join("|")}) (?=\\p{Nd}{4})`, "gu");
const afterHour = /(\p{Nd}) (?=[AP]M\b|वाजता)/gu;
const partsOfDay = new Set(Array.from({ length: 24 }, (_, hour) => partOfDay(hour)));
const beforeHour = new RegExp(`(${[...partsOfDay].join("|")}) (?=\\p{Nd})`, "gu");

/** "८ जुलै २०२४", "सकाळी ९ वाजता", "9:00 AM"; numbers.tsx keeps more on one line. */
export const withUnbrokenDates = (text: string): string =>
  [beforeMonth, beforeYear, beforeHour, afterHour].reduce((joined, gap) => joined.replace(gap, "$1\u00a0"), text);
