import type { Text } from "#app/cms/content/text.ts";
import { slugOf } from "#app/cms/records/slugs.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

export interface DateItem {
  name: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  from: string;
  to: string;
  page: string;
  /** The number of the edition, which grows with each change; 0 for a date that is still as in its file. */
  sequence: number;
  /** When this version became public, in milliseconds since 1970; undefined for one from its file. */
  changedAt: number | undefined;
  isCancelled: boolean;
}

export const fileOfDate = (name: string): string => `/calendar/${name}.ics`;

/** `file` is the name in calendars: the stage for its first date; the English name for others or without a stage. */
export function namedDates<Each extends { name: Text; stage?: string | undefined }>(
  dates: Each[],
): (Each & { file: string })[] {
  const taken = new Set<string>();
  return dates.map((date) => {
    const { name, stage } = date;
    const ofTitle = slugOf(name.en) || "date";
    const base = stage === undefined || taken.has(stage) ? ofTitle : stage;
    const count = [...taken].filter((each) => each === base || each.startsWith(`${base}~`)).length;
    const made = count > 0 ? `${base}~${count + 1}` : base;
    taken.add(made);
    return { ...date, file: `admission-${made}` };
  });
}

const en = {
  add: "Add to phone",
  dates: "Add these dates to your phone",
  google: "Google Calendar",
  other: "other",
  whole: "Add all dates to a calendar app",
  admission: "Add all admission dates to a calendar app",
  expected: "expected",
  lastDay: (title: string) => `Tomorrow is the last day: ${title}`,
  cancelled: "Cancelled",
};

const mr: typeof en = {
  add: "फोनच्या कॅलेंडरमध्ये नोंदवा",
  dates: "या तारखा फोनच्या कॅलेंडरमध्ये नोंदवा",
  google: "Google कॅलेंडर",
  other: "इतर",
  whole: "सर्व तारखा कॅलेंडर ॲपसाठी",
  admission: "प्रवेशाच्या सर्व तारखा कॅलेंडर ॲपसाठी",
  expected: "अपेक्षित",
  lastDay: (title) => `उद्या शेवटचा दिवस: ${title}`,
  cancelled: "रद्द",
};

export const phoneWords: Record<Locale, typeof en> = { en, mr };

/** The title of a date outside the site, where nothing else says that it may still change. */
export const titleOfDate = (title: string, status: string | undefined, locale: Locale): string =>
  status === "expected" ? `${title} (${phoneWords[locale].expected})` : title;
