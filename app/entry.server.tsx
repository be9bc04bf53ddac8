import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { institute } from "./content/records.server.ts";
import { today } from "./content/today.server.ts";
import { log } from "./http/log.server.ts";
import { settings } from "./settings.server.ts";
import { noPage, type Site, SiteProvider } from "./ui/site.tsx";
import { splitLocale } from "./words/locale.ts";

function siteOf(request: Request, status: number, entry: string): Site {
  const { pathname, search } = new URL(request.url);
  const { locale, address } = splitLocale(decodeURI(pathname));
  return {
    locale,
    address: status === 404 ? noPage : address,
    query: status === 404 ? "" : search,
    siteUrl: settings.siteUrl,
    institute: institute(locale),
    year: today().slice(0, 4),
    entry,
  };
}

/** Draws a page as plain HTML: no page is hydrated, see docs/decisions. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = renderToStaticMarkup(
    <SiteProvider value={siteOf(request, status, context.manifest.entry.module)}>
      <ServerRouter context={context} url={request.url} />
    </SiteProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Writes what went wrong into the log; the visitor sees a page without it. A visitor's own mistake is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ error, url: request.url }, "a page could not be drawn");
};
