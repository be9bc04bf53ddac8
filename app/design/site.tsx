import { createContext, use } from "react";
import type { Look } from "#app/platform/appearance/look.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Pages } from "#app/platform/content/page-record.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { type Words, words } from "./words/words.ts";

/** The address of the not-found page. */
export const noPage = "/*";

/** The admission year as a scale of months, and a line that describes it. */
interface AdmissionYear {
  line: string;
  /** A shorter line that fits on a phone. */
  short: string;
  /** Its length in days. */
  days: number;
  /** Dash lengths in days, one dash for each month, for `stroke-dasharray`. */
  ticks: string;
  /** The names of the first and the last month. */
  ends: (string | undefined)[];
  /** Positions of today and of the next admission date on the scale, in percent. */
  today: number;
  next: number | undefined;
}

/** Data about the page for every component in it. */
export interface Site {
  locale: Locale;
  /** For a draft's preview: the viewer's language. */
  previewIn?: Locale | undefined;
  /** The page's address without language and query: `/admission`; `noPage` for the not-found page. */
  address: string;
  /** Whether it is an office page, which has a different layout. */
  isOffice: boolean;
  /** For an office page: the signed id of the person it is rendered for, which its forms include. */
  person?: string | undefined;
  /** Whether the page is rendered for a signed-in faculty member; never for a page cached for everyone. */
  isMember?: boolean;
  /** The query of the page, if it reads one: `?event=14`. */
  query: string;
  /** The public address of the site, without a path. */
  siteUrl: string;
  institute: Localised<Institute>;
  /** The line of approvals that the institute holds today; undefined without any. */
  approvals?: string | undefined;
  /** What the site looks like: its colours and pictures. */
  look: Look;
  pages: Pages;
  /** Today's date at the institute: `2026-01-31`. */
  today: string;
  /** The day by which the office answers what is sent today, if the institute promises one. */
  answerDay: () => string | undefined;
  /** The admission year as a scale of days, with today and the next date; undefined while no date is known. */
  admissionYear: () => AdmissionYear | undefined;
  /** Days after which submissions are erased. */
  retentionDays: number;
  /** The address of the script that is loaded when a paper or picture is opened. */
  entry: string;
  /** Keeps the page on the visitor's phone, where that is possible. */
  keep?: KeepLink | undefined;
}

/** A link that keeps a page on the phone. */
export interface KeepLink {
  href: string;
  label: string;
}

const SiteContext = createContext<Site | null>(null);

/** Provides the site to every component of a page. */
export const SiteProvider = SiteContext.Provider;

/**
 * The site, for a route's `meta`, which React Router calls during rendering.
 * @throws Error outside SiteProvider.
 */
export function siteOfMeta(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("The site is asked for outside SiteProvider.");
  return site;
}

/**
 * The page's site, the texts of the design, and `link`, which makes an address in the page's language.
 * @throws Error outside SiteProvider.
 */
export function useSite(): Site & { t: Words; link: (address: string) => string } {
  const site = siteOfMeta();
  return { ...site, t: words[site.locale], link: (address) => inLocale(address, site.locale) };
}

/**
 * A feature's texts in the page's language: `const t = useWords(courseWords)`.
 * @throws Error outside SiteProvider.
 */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useSite().locale];
}
