import type { Locale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { type Localised, localise } from "./localise.ts";
import { type Content, readContent } from "./read.server.ts";

const content = readContent(settings.contentDir);
const inLanguage: Record<Locale, Localised<Content>> = { en: localise(content, "en"), mr: localise(content, "mr") };

/** Who the institute is, in one language. */
export const institute = (locale: Locale) => inLanguage[locale].institute;

/** What the institute teaches. */
export const course = (locale: Locale) => inLanguage[locale].course;

/** The announcements, newest first. */
export const notices = (locale: Locale) => inLanguage[locale].notices.toSorted((a, b) => b.on.localeCompare(a.on));

/** The tiles of the home page. */
export const quickLinks = (locale: Locale) => inLanguage[locale].quickLinks;

/** The pictures of the infrastructure gallery, in the order of the file. */
export const facilities = (locale: Locale) => inLanguage[locale].facilities;

/** The teachers, in the order of the file. */
export const faculty = (locale: Locale) => inLanguage[locale].faculty;

/** The governing bodies (GB, CDC) or the statutory committees. */
export const committees = (locale: Locale, kind: Content["committees"][number]["kind"]) =>
  inLanguage[locale].committees.filter((committee) => committee.kind === kind);

/** The tree of posts. */
export const organogram = (locale: Locale) => inLanguage[locale].organogram;

/** Every authority that has approved the institute, or has not yet, each with the day of its newest paper. */
export const approvals = (locale: Locale) =>
  inLanguage[locale].approvals.map((approval) => ({
    ...approval,
    paperOn: inLanguage[locale].papers.find(({ id }) => id === approval.paper)?.on,
  }));

/** The documents offered for download. */
export const downloads = (locale: Locale) => inLanguage[locale].downloads;

/** Publications, patents and copyrights. */
export const research = (locale: Locale) => inLanguage[locale].research;

/** The papers shown as PDFs. */
export const papers = (locale: Locale) => inLanguage[locale].papers;

/** Both kinds of events and the calendar, as they stand in the files. */
export const eventRecords = (
  locale: Locale,
): Pick<Localised<Content>, "culturalEvents" | "sportsEvents" | "calendar"> => inLanguage[locale];
