import type { LoaderFunctionArgs } from "react-router";
import { recordsFor } from "#app/design/page-context.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { pagesIn } from "#app/platform/content/page-records.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { feedXml } from "./feed.ts";
import { noticesOfFeed } from "./notice-lists.service.server.ts";

export function loader(asked: LoaderFunctionArgs): Response {
  const records = recordsFor(asked);
  const at = (address: string) => settings.siteUrl + inLocale(address, records.locale);
  const { name } = institute(records);
  const feed = feedXml({
    locale: records.locale,
    url: at("/notices.atom"),
    page: at("/notices"),
    title: `${pagesIn(records).text("/notices").title} · ${name}`,
    author: name,
    entries: noticesOfFeed(records).map(({ id, ...entry }) => ({ ...entry, url: at(`/notices/${id}`) })),
  });
  return new Response(feed, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": publicCaching },
  });
}
