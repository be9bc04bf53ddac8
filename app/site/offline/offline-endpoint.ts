import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { styleSources } from "#app/lib/http/security-headers.server.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { here } from "#app/ui/page-context.ts";
import { smallPageStyle } from "#app/ui/small-page.tsx";
import { offlineFacts } from "./offline-facts.server.ts";
import { OfflineScreen } from "./offline-screen.tsx";

export function loader({ request, context }: LoaderFunctionArgs): Response {
  const records = context.get(publicRecordsContext);
  const style = smallPageStyle(lookOf(records).palette);
  const page = createElement(OfflineScreen, { ...offlineFacts(records, here(request).locale), style });
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": publicCaching,
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": `default-src 'none'; style-src ${styleSources(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
