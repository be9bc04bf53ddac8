import type { PublicRecord, PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import { daysAfter, indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import type { AdmissionDatesRecord } from "#app/site/course/course.ts";
import { eventRecords } from "#app/site/events/events.server.ts";
import { noticeRecords } from "#app/site/notices/notices.server.ts";
import { type DateItem, namedDates, phoneWords, titleOfDate } from "./date-item.ts";

/** Days for which the files report a cancelled date. */
const cancelledFor = 30;
/** Days for which a past date stays in the files. */
const longestPast = 365;

/** Ends the name of the reminder of a last day. */
const lastDay = "~last-day";

interface DatedRecord {
  name: string;
  title: Text;
  text?: Text;
  place?: Text;
  from: string;
  to?: string | undefined;
  status?: string | undefined;
  page: string;
  entry: Omit<PublicRecord<object>, "record">;
}

const withTime = (time: Text, text: Text): Text => ({ en: `${time.en}\n${text.en}`, mr: `${time.mr}\n${text.mr}` });

function datesOf(records: PublicRecords): DatedRecord[] {
  const cultural = [...records.ever(eventRecords, "culturalEvents")].map(
    ([slug, { record, ...entry }]): DatedRecord => {
      const { title, on, until, time, description } = record;
      const page = `/events/cultural?event=${slug}`;
      return {
        name: `culturalEvents-${slug}`,
        title,
        text: withTime(time, description),
        from: on,
        to: until,
        page,
        entry,
      };
    },
  );
  const sports = [...records.ever(eventRecords, "sportsEvents")].map(([slug, { record, ...entry }]): DatedRecord => {
    const { title, on, until, time, description, venue } = record;
    const text = withTime(time, description);
    return {
      name: `sportsEvents-${slug}`,
      title,
      text,
      place: venue,
      from: on,
      to: until,
      page: "/events/sports",
      entry,
    };
  });
  const academic = [...records.ever(eventRecords, "calendar")].map(([slug, { record, ...entry }]): DatedRecord => {
    const { title, from, to, status } = record;
    return { name: `calendar-${slug}`, title, from, to, status, page: "/events#calendar", entry };
  });
  const announced = [...records.ever(noticeRecords, "notices")].flatMap(
    ([slug, { record, ...entry }]): DatedRecord[] => {
      const { text, day } = record;
      return day ? [{ name: `notices-${slug}`, title: text, from: day, page: `/notices/${slug}`, entry }] : [];
    },
  );
  const admission = [...records.ever(courseRecords, "admissionDates").values()].flatMap(admissionDatesOf);
  return [...cultural, ...sports, ...academic, ...announced, ...admission];
}

/** A separate date on the day before the last one, as not every phone reminds of a date that lasts for weeks. */
function dayBeforeLast({ name, title, ...date }: DatedRecord, last: string): DatedRecord {
  const day = daysAfter(last, -1);
  const { en, mr } = phoneWords;
  const of = { en: en.lastDay(title.en), mr: mr.lastDay(title.mr) };
  return { ...date, name: `${name}${lastDay}`, title: of, from: day, to: day };
}

/** Includes dates recently removed from the list: calendars would keep them unless told of the cancellation. */
function admissionDatesOf({ record, earlier = [], ...entry }: PublicRecord<AdmissionDatesRecord>): DatedRecord[] {
  const datesIn = ({ dates }: AdmissionDatesRecord, is: DatedRecord["entry"]) =>
    namedDates(dates).flatMap(({ file: name, name: title, from, to, status }): DatedRecord[] => {
      const date = { name, title, from, to, status, page: "/admission", entry: is };
      return to === undefined || to === from ? [date] : [date, dayBeforeLast(date, to)];
    });
  const dates = new Map(datesIn(record, entry).map((date) => [date.name, date]));
  // A date that was over by then took place, so it is not cancelled.
  for (const { record: before, until } of earlier.toReversed())
    for (const date of datesIn(before, { ...entry, is: "ended", changedAt: until, endedAt: until }))
      if (!dates.has(date.name) && (date.to ?? date.from) >= indiaTime(until).day) dates.set(date.name, date);
  return [...dates.values()];
}

function isExported({ entry: { is, endedAt = 0 }, from, to = from }: DatedRecord): boolean {
  if (to < daysAfter(today(), -longestPast) || is === "expired") return false;
  return is === "current" || indiaTime(endedAt).day >= daysAfter(today(), -cancelledFor);
}

function itemIn(
  locale: Locale,
  { entry, title, text, place, from, to = from, status, ...same }: DatedRecord,
): DateItem {
  const { is, edition, changedAt } = entry;
  const item = { ...same, from, to, sequence: edition ?? 0, changedAt, isCancelled: is !== "current" };
  // The text of a date that was published by mistake is left out.
  if (is === "gone") return { ...item, title: phoneWords[locale].cancelled };
  return { ...item, title: titleOfDate(title[locale], status, locale), text: text?.[locale], place: place?.[locale] };
}

export const dateItems = ({ all, locale }: RecordsIn): DateItem[] =>
  datesOf(all)
    .filter(isExported)
    .map((dated) => itemIn(locale, dated))
    .sort((a, b) => a.from.localeCompare(b.from));

/** `admission.ics` has all dates of admission; any other file has one date with the reminder of its last day. */
export const isInFile = (name: string, file: string): boolean =>
  file === `${name.replace(lastDay, "")}.ics` || (file === "admission.ics" && name.startsWith("admission-"));

export const hasDateFile = (records: PublicRecords, file: string): boolean =>
  datesOf(records).some((dated) => isInFile(dated.name, file) && isExported(dated));
