import { createContext, use } from "react";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { type Words, words } from "./words/words.ts";

/** The address of the page that says there is none. */
export const noPage = "/*";

/** The months of an admission as a scale, and a line that says what it shows. */
export interface AdmissionYear {
  line: string;
  /** The same in fewer words, for one line of a phone. */
  short: string;
  /** Its length in days. */
  days: number;
  /** Dashes and gaps in days, a dash for each month. */
  ticks: string;
  /** How far along it today is, in percent, and the next day of the admission. */
  today: number;
  next: number | undefined;
}

/** What every component may know of the page it is part of. */
export interface Site {
  locale: Locale;
  /** Of a preview of a draft: the language of who looks at it. */
  previewIn?: Locale | undefined;
  /** The page's address without its language and query: `/admission`; `noPage` where there is none. */
  address: string;
  /** Whether the page belongs to the office, which has its own frame. */
  isOffice: boolean;
  /** Of a page of the office: the signed name of the person whom it is drawn for, which its forms carry. */
  person?: string | undefined;
  /** Whether the page was drawn for a member of the faculty who is signed in; never on a page that is cached for all. */
  isMember?: boolean;
  /** The query of a page that reads one: `?event=14`. */
  query: string;
  /** The address visitors use, without a path. */
  siteUrl: string;
  institute: Localised<Institute>;
  /** The day at the institute: `2026-01-31`. */
  today: string;
  /** The next day after today on which the office works. */
  nextOfficeDay: () => string;
  /** The year of admission as a scale of days, with today and what comes next on it. */
  admissionYear: () => AdmissionYear;
  /** Days after which what visitors sent is erased. */
  retentionDays: number;
  /** The address of the code that a page fetches when a paper or picture is opened. */
  entry: string;
}

const SiteContext = createContext<Site | null>(null);

/** Gives a page to every component in it. */
export const SiteProvider = SiteContext.Provider;

/**
 * The page's site in a route's `meta`, which React Router asks for while it renders.
 * @throws Error outside SiteProvider.
 */
export function siteOfMeta(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("The site is asked for outside SiteProvider.");
  return site;
}

/**
 * The page's site, the words of its drawing, and `link`, which puts an address into the page's language.
 * @throws Error outside SiteProvider.
 */
export function useSite(): Site & { t: Words; link: (address: string) => string } {
  const site = siteOfMeta();
  return { ...site, t: words[site.locale], link: (address) => inLocale(address, site.locale) };
}

/**
 * The words of a feature in the page's language: `const t = useWords(courseWords)`.
 * @throws Error outside SiteProvider.
 */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useSite().locale];
}
