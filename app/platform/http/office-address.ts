import { splitLocale } from "#app/platform/i18n/locale.ts";

/** Whether a path, with or without its language, belongs to the office: those who are not signed in learn nothing of it. */
export function isOfficeAddress(path: string): boolean {
  const { address } = splitLocale(path);
  return address === "/office" || address.startsWith("/office/");
}
