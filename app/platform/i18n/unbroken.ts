import { monthName } from "./format.ts";
import { locales } from "./locale.ts";

const months = locales.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)));
const beforeMonth = new RegExp(`(\\p{Nd}) (?=(?:${months.join("|")}))`, "gu");
const beforeHalf = /(\d) (?=[AP]M\b)/g;
const beforeHour = /(सकाळी|दुपारी|संध्याकाळी|रात्री) (?=\p{Nd})/gu;

/** A text with non-breaking spaces between day and month, and in an hour: "८ जुलै", "सकाळी ९", "9:00 AM". */
export const unbroken = (text: string): string =>
  text.replace(beforeMonth, "$1\u00a0").replace(beforeHour, "$1\u00a0").replace(beforeHalf, "$1\u00a0");
