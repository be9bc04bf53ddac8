import { splitLocale } from "#app/platform/i18n/locale.ts";

/** A part `.` or `..`, which browsers never send: read as a URL, the path would lead out of the office, even to another host. */
const leadsElsewhere = /\/\.\.?(?:\/|$)/;

/** Whether a path, with or without its language, belongs to the office: those who are not signed in learn nothing of it. */
export function isOfficeAddress(path: string): boolean {
  if (leadsElsewhere.test(path)) return false;
  const { address } = splitLocale(path);
  return address === "/office" || address.startsWith("/office/");
}
