import { inboxWords } from "#app/features/inbox/index.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type ActivityWords, en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** What a submission became, and what came of a call, are said as the inbox says them. */
function withInbox(words: ActivityWords, locale: Locale): ActivityWords {
  const { states, notes } = inboxWords[locale];
  const { spoke, noAnswer, wrongNumber } = notes;
  return { ...words, reasons: { ...states, spoke, noAnswer, wrongNumber, ...words.reasons } };
}

/** The words of the activity log. */
export const activityWords: Record<Locale, ActivityWords> = { en: withInbox(en, "en"), mr: withInbox(mr, "mr") };
