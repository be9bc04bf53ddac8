import { localise } from "#app/platform/content/localise.ts";
import type { PublicRecord } from "#app/platform/content/merge-live.server.ts";
import { formatDayPart, indiaTime } from "#app/platform/i18n/format.ts";
import { formatClock } from "#app/platform/i18n/format-moment.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { Notice } from "./schema.ts";
import { noticeWords } from "./words.ts";

/** How long a correction is shown, in milliseconds. */
const week = 7 * 86_400_000;

const shownIn = (locale: Locale, notice: Notice) =>
  JSON.stringify(localise<Notice>({ ...notice, pinUntil: undefined }, locale));

/** One text for both languages: the translation is not written yet. */
const isOfOneLanguage = ({ text }: Notice) => text.en === text.mr;

/** In ms since 1970; undefined once a week is over. A translation that was added later is no correction. */
export function correctedAt(
  { record, changedAt, earlier = [] }: Pick<PublicRecord<Notice>, "record" | "changedAt" | "earlier">,
  locale: Locale,
  today: string,
): number | undefined {
  const isOther = (was: Notice, lang: Locale) => shownIn(lang, was) !== shownIn(lang, record);
  const at = earlier.findLastIndex(
    ({ record: was }) =>
      isOther(was, locale) && (!isOfOneLanguage(was) || isOfOneLanguage(record) || isOther(was, otherLocale(locale))),
  );
  // The versions after that one say the same: the first of them was the correction.
  const corrected = at < 0 ? undefined : at === earlier.length - 1 ? changedAt : earlier[at]?.until;
  return corrected && indiaTime(corrected + week).day > today ? corrected : undefined;
}

export const correctedText = (at: number, locale: Locale): string =>
  noticeWords[locale].corrected(
    `${formatDayPart(indiaTime(at).day, locale, { day: "numeric", month: "long" })}, ${formatClock(at, locale)}`,
  );
