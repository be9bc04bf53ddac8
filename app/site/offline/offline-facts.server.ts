import { institute } from "#app/cms/content/institute.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { offlineWords } from "./kept-pages.ts";

/** The worker's texts are JSON without angle brackets, as they go into an HTML comment. */
export function offlineFacts(records: PublicRecords, locale: Locale) {
  const { name, contact, hours, isSample } = institute(records.in(locale));
  const { phone, email, address } = contact;
  const { none, failed, remove, removeAll, stale, call } = offlineWords[locale];
  const asked = phone ? ` ${call.replace("{phone}", phone)}` : "";
  const texts = JSON.stringify({ none, failed, remove, removeAll, stale: stale + asked }).replaceAll(/[<>]/g, "");
  return { locale, name, phone, email, address, hours: hours.office, isSample: isSample === true, texts };
}
