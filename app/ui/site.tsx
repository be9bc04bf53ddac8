import { createContext, use } from "react";
import type { Institute } from "#app/cms/content/institute.ts";
import type { Pages } from "#app/cms/content/page-record.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { Look } from "#app/ui/appearance/look.ts";
import { type Words, words } from "#app/ui/words/words.ts";

export const notFoundAddress = "/*";

interface AdmissionYear {
  line: string;
  short: string;
  days: number;
  /** Dash lengths in days, one dash for each month, for `stroke-dasharray`. */
  ticks: string;
  ends: (string | undefined)[];
  /** Positions on the scale, in percent. */
  today: number;
  next: number | undefined;
}

export interface Site {
  locale: Locale;
  /** The language of the person who looks at the preview of a draft. */
  previewIn?: Locale | undefined;
  /** Without language and query: `/admission`; `noPage` for the not-found page. */
  address: string;
  isOffice: boolean;
  /** For an office page: the signed id of the person it is rendered for, which its forms include. */
  person?: string | undefined;
  /** Never true for a page that is cached for everyone. */
  isMember?: boolean;
  /** The query of the page, if it reads one: `?event=14`. */
  query: string;
  siteUrl: string;
  institute: Localised<Institute>;
  approvals?: string | undefined;
  look: Look;
  pages: Pages;
  /** Today's date in India: `2026-01-31`. */
  today: string;
  /** The day by which the office answers what is sent today, if the institute promises one. */
  answerDay: () => string | undefined;
  admissionYear: () => AdmissionYear | undefined;
  /** Days after which submissions are erased. */
  retentionDays: number;
  /** The script that is loaded when a paper or picture is opened. */
  entry: string;
  keep?: KeepLink | undefined;
}

export interface KeepLink {
  href: string;
  label: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** For a route's `meta`, which React Router calls during rendering. @throws Error outside SiteProvider. */
export function siteOfMeta(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("The site is asked for outside SiteProvider.");
  return site;
}

/** `link` makes an address in the page's language. @throws Error outside SiteProvider. */
export function useSite(): Site & { t: Words; link: (address: string) => string } {
  const site = siteOfMeta();
  return { ...site, t: words[site.locale], link: (address) => inLocale(address, site.locale) };
}

export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useSite().locale];
}
