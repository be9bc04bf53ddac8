import type { LoaderFunctionArgs } from "react-router";
import { hasPage } from "#app/cms/content/page-records.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { escapeXml } from "#app/lib/http/xml.ts";
import { inLocale, locales } from "#app/lib/i18n/locale.ts";
import { directoryContext } from "#app/people/profiles/directory.server.ts";
import { settings } from "#app/settings.server.ts";
import { noticePages } from "#app/site/notices/notices.server.ts";
import { emptyPages } from "#app/site/pages/empty-pages.server.ts";
import { publicPages } from "#app/ui/words/page-names.ts";

const addressIn = (address: string, locale: (typeof locales)[number]) =>
  escapeXml(settings.siteUrl + encodeURI(inLocale(address, locale)));

/** As sitemaps.org and Google's hreflang annotations specify. */
export async function loader({ context }: LoaderFunctionArgs) {
  const alternates = (address: string) =>
    locales
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(address, other)}"/>`)
      .join("");
  // The search page has no text to be found.
  const records = context.get(publicRecordsContext);
  const empty = await emptyPages(records, context.get(directoryContext));
  const isListed = (address: string) => address !== "/search" && hasPage(records, address) && !empty.has(address);
  const pages = publicPages.filter(isListed);
  const notices = noticePages(records);
  const changed = new Map(notices.map(({ address, on }) => [address, on]));
  const newest = notices[0]?.on;
  if (newest) changed.set("/notices", newest);
  const lastmod = (address: string) => (changed.has(address) ? `<lastmod>${changed.get(address)}</lastmod>` : "");
  const urls = [...pages, ...notices.map(({ address }) => address)].flatMap((address) =>
    locales.map(
      (locale) => `<url><loc>${addressIn(address, locale)}</loc>${lastmod(address)}${alternates(address)}</url>`,
    ),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": publicCaching },
  });
}
