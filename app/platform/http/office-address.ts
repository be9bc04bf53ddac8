import { splitLocale } from "#app/platform/i18n/locale.ts";

/**
 * A segment `.` or `..`, which browsers never send: resolved as a URL, the path would leave the office, even for
 * another host.
 */
const leadsElsewhere = /\/\.\.?(?:\/|$)/;

/**
 * Whether a path, with or without its language, belongs to the office; signed-out visitors get the sign-in screen for
 * all of these.
 */
export function isOfficeAddress(path: string): boolean {
  if (leadsElsewhere.test(path)) return false;
  const { address } = splitLocale(path);
  return address === "/office" || address.startsWith("/office/");
}
