import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type LogEntry, restoredIn } from "#app/platform/publications/entry.ts";
import { proofWords } from "./words.ts";

/** Milliseconds for which the office's start page says that a backup was restored. */
const month = 30 * 86_400_000;

/** Each backup that was restored in the last thirty days, as a line of the office's start page. */
export function restoredLines(entries: LogEntry[], now: number, locale: Locale) {
  const t = proofWords[locale];
  return restoredIn(entries)
    .filter(({ at }) => now - Date.parse(at) < month)
    .map(({ at, seq, lost }) => ({
      text: t.restored(formatDay(indiaTime(Date.parse(at)).day, locale)),
      detail: t.restoredHelp(formatDigits(seq, locale), formatDigits(lost.seq, locale)),
      to: "/office/activity",
    }));
}
