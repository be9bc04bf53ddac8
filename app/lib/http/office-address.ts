import { splitLocale } from "#app/lib/i18n/locale.ts";

/** `.` or `..`, which browsers never send: as a URL the path would leave the office, even for another host. */
const leadsElsewhere = /\/\.\.?(?:\/|$)/;

/** Signed-out visitors get the sign-in screen for all of these paths, with or without a language. */
export function isOfficeAddress(path: string): boolean {
  if (leadsElsewhere.test(path)) return false;
  const { address } = splitLocale(path);
  return address === "/office" || address.startsWith("/office/");
}
