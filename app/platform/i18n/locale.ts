/** The site's languages; the first has no prefix in addresses. */
export const locales = ["en", "mr"] as const;
export type Locale = (typeof locales)[number];

/** The name of each language, in that language. */
export const localeNames: Record<Locale, string> = { en: "English", mr: "मराठी" };

/** The other language of the site. */
export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "mr" : "en");

/** Splits a path into language and address: `/mr/admission` is Marathi and `/admission`. */
export function splitLocale(pathname: string): { locale: Locale; address: string } {
  const path = pathname.replaceAll("%26", "&");
  if (path === "/mr" || path.startsWith("/mr/")) return { locale: "mr", address: path.slice(3) || "/" };
  return { locale: "en", address: path };
}

/** An address, as a link has it, without its language: `/mr/visit?day=1` is `/visit?day=1`. */
export function withoutLocale(address: string): string {
  const [path = ""] = /^[^?#]*/.exec(address) ?? [];
  return splitLocale(path).address + address.slice(path.length);
}

/**
 * The page that a link on this site leads to, as a browser reads it: `/notices/a` for `/mr/notices/a/?page=2`.
 * Undefined for an invalid address.
 */
export function pagePath(address: string): string | undefined {
  try {
    const { pathname } = new URL(address, "https://here.invalid");
    return splitLocale(decodeURIComponent(pathname).replace(/(?<=[^/]|^\/)\/+$/, "")).address;
  } catch {
    return undefined;
  }
}

/** The path of an address in a language: `/admission` in Marathi is `/mr/admission`. */
export function inLocale(address: string, locale: Locale): string {
  if (locale === "en") return address;
  return address === "/" ? "/mr" : `/mr${address.replace(/^\/(?=[#?])/, "")}`;
}
