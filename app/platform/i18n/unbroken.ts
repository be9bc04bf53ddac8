import { monthName } from "./format.ts";
import { partOfDay } from "./format-moment.ts";
import { locales } from "./locale.ts";

const months = locales.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)));
const beforeMonth = new RegExp(`(\\p{Nd}) (?=(?:${months.join("|")}))`, "gu");
const beforeAmOrPm = /(\d) (?=[AP]M\b)/g;
const partsOfDay = new Set(Array.from({ length: 24 }, (_, hour) => partOfDay(hour)));
const beforeHour = new RegExp(`(${[...partsOfDay].join("|")}) (?=\\p{Nd})`, "gu");

/** A text with non-breaking spaces between day and month, and in an hour: "८ जुलै", "सकाळी ९", "9:00 AM". */
export const unbroken = (text: string): string =>
  text.replace(beforeMonth, "$1\u00a0").replace(beforeHour, "$1\u00a0").replace(beforeAmOrPm, "$1\u00a0");
