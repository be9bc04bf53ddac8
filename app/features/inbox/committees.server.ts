import { committees } from "#app/features/committees/index.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The names of the committees that feedback can be passed on to, by id. */
export function committeeNames(locale: Locale): Record<string, string> {
  const all = [...committees(locale, "statutory"), ...committees(locale, "governing")];
  return Object.fromEntries(all.map(({ id, title }) => [id, title]));
}
