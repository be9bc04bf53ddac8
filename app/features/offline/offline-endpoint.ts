import type { LoaderFunctionArgs } from "react-router";
import { here } from "#app/design/page-context.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { styleSources } from "#app/platform/http/security-headers.server.ts";
import { offlinePage } from "./offline-page.server.ts";

/** The page that a phone shows without network; the worker adds what the phone has kept. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { html, style } = offlinePage(context.get(publicRecordsContext), here(request).locale);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": publicCaching,
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": `default-src 'none'; style-src ${styleSources(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
