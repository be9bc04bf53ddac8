import type { KeepLink } from "#app/design/site.tsx";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { keepable } from "./keepable.ts";
import { offlineWords } from "./words.ts";

export function keepLink(address: string, locale: Locale): KeepLink | undefined {
  if (!keepable.test(address)) return;
  return {
    href: `${inLocale("/offline", locale)}?keep=${inLocale(address, locale)}`,
    label: offlineWords[locale].keep,
  };
}
