import { stringsIn } from "#app/platform/content/strings-in.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";

/** The word after the number of seats. */
const seatNouns: Record<Locale, string> = { en: "(?:seats|students)", mr: "(?:जागा|विद्यार्थी|विद्यार्थ्यां)" };

/** Finds "60 seats", where `{intake}` would follow a change. @param intake in the digits of each language */
export function repeatedSeats(data: unknown, intake: Record<Locale, string | undefined>): string | undefined {
  const either = locales.map((locale) => `${intake[locale]}\\s+${seatNouns[locale]}`).join("|");
  const repeated = new RegExp(`(?<![\\d०-९.,–-])(?:${either})`, "iu");
  return stringsIn(data)
    .map(({ value }) => repeated.exec(value)?.[0])
    .find((words) => words !== undefined);
}
