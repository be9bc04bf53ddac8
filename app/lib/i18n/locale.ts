/** The first has no prefix in addresses. */
export const locales = ["en", "mr"] as const;
export type Locale = (typeof locales)[number];

export const localeNames: Record<Locale, string> = { en: "English", mr: "मराठी" };

export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "mr" : "en");

/** `/mr/admission` is Marathi and `/admission`. */
export function splitLocale(pathname: string): { locale: Locale; address: string } {
  const path = pathname.replaceAll("%26", "&");
  if (path === "/mr" || path.startsWith("/mr/")) return { locale: "mr", address: path.slice(3) || "/" };
  return { locale: "en", address: path };
}

export function withoutLocale(address: string): string {
  const [path = ""] = /^[^?#]*/.exec(address) ?? [];
  return splitLocale(path).address + address.slice(path.length);
}

/** As a browser reads it: `/notices/a` for `/mr/notices/a/?page=2`; undefined for an invalid address. */
export function pagePath(address: string): string | undefined {
  try {
    const { pathname } = new URL(address, "https://here.invalid");
    return splitLocale(decodeURIComponent(pathname).replace(/(?<=[^/]|^\/)\/+$/, "")).address;
  } catch {
    return undefined;
  }
}

export function inLocale(address: string, locale: Locale): string {
  if (locale === "en") return address;
  return address === "/" ? "/mr" : `/mr${address.replace(/^\/(?=[#?])/, "")}`;
}
