/** The languages of the site, the one without a prefix first. */
export const locales = ["en", "mr"] as const;
export type Locale = (typeof locales)[number];

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = { en: "English", mr: "मराठी" };

/** The other language of the site. */
export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "mr" : "en");

/** Splits a path into its language and the page's address: `/mr/admission` is Marathi, `/admission`. */
export function splitLocale(pathname: string): { locale: Locale; address: string } {
  const path = pathname.replaceAll("%26", "&");
  if (path === "/mr" || path.startsWith("/mr/")) return { locale: "mr", address: path.slice(3) || "/" };
  return { locale: "en", address: path };
}

/** The path of an address in a language: `/admission` in Marathi is `/mr/admission`. */
export function inLocale(address: string, locale: Locale): string {
  if (locale === "en") return address;
  return address === "/" ? "/mr" : `/mr${address.replace(/^\/(?=[#?])/, "")}`;
}
