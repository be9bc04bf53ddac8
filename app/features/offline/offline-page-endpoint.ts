import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { smallPageStyle } from "#app/design/small-page-style.ts";
import { lookOf } from "#app/platform/appearance/look.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { OfflineScreen } from "./offline-screen.tsx";
import { offlineWords } from "./words.ts";

/** The HTML of the page that a phone shows without network, and its style for the policy. */
export function offlinePage(records: PublicRecords, locale: Locale): { html: string; style: string } {
  const { name, contact, hours, isSample } = institute(records.in(locale));
  const { phone, email, address } = contact;
  const { none, failed, remove, removeAll, stale, call } = offlineWords[locale];
  const asked = phone ? ` ${call.replace("{phone}", phone)}` : "";
  // For the worker, which replaces the comment.
  const texts = JSON.stringify({ none, failed, remove, removeAll, stale: stale + asked }).replaceAll(/[<>]/g, "");
  const style = smallPageStyle(lookOf(records).palette);
  const facts = { name, phone, email, address, hours: hours.office, isSample: isSample === true };
  const page = createElement(OfflineScreen, { locale, style, texts, ...facts });
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, style };
}
