import { renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { notFoundAddress, SiteProvider } from "./design/site.tsx";
import { words } from "./design/words/words.ts";
import { signedInContext } from "./features/dashboard/signed-in.server.ts";
import { emptyPages } from "./features/pages/index.server.ts";
import { directoryContext } from "./features/profiles/index.server.ts";
import { formTokenOf } from "./features/staff/index.server.ts";
import { log } from "./log.server.ts";
import { publicRecordsContext } from "./platform/content/public-records.server.ts";
import { isStoreAway } from "./platform/db/store-faults.server.ts";
import { patternContext } from "./platform/http/route-table.server.ts";
import { storeAwayContext, tryLater } from "./platform/http/store-away.server.ts";
import { siteOf } from "./site-of.server.ts";

/** Plain HTML: no page is hydrated, see docs/decisions. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  const isAway = status === 500 && routerContext.get(storeAwayContext);
  if (isAway) for (const [name, value] of Object.entries(tryLater)) headers.set(name, value);
  const isMember = routerContext.get(signedInContext) !== null;
  const entry = context.manifest.entry.module;
  const records = routerContext.get(publicRecordsContext);
  const empty = await emptyPages(records, routerContext.get(directoryContext));
  const site = { ...siteOf(request, records, { entry, person: formTokenOf(routerContext), empty }), isMember };
  const hasParameter = context.staticHandlerContext.matches.at(-1)?.route.path?.includes("/:") === true;
  // A form may respond with 410 for a record that no longer exists; the page itself does.
  const isGone = status === 410 && request.method !== "POST";
  const isPage = status !== 404 && !isGone && (site.address in words.en.pages || hasParameter);
  const html = renderToStaticMarkup(
    <SiteProvider value={isPage ? site : { ...site, address: notFoundAddress, query: "" }}>
      <ServerRouter context={context} url={request.url} />
    </SiteProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status: isAway ? 503 : status, headers });
}

/** The visitor sees a page without details; a visitor's own mistake is not logged as an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isStoreAway(error)) (context as RouterContextProvider).set(storeAwayContext, true);
  const route = context.get(patternContext);
  log.error({ error, route }, "a page could not be rendered");
};
