import { renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { patternContext } from "#app/cms/http/route-table.server.ts";
import { isStoreAway } from "#app/lib/db/store-error.server.ts";
import { storeAwayContext, tryLater } from "#app/lib/http/refusals.server.ts";
import { signedInContext } from "#app/people/dashboard/signed-in-member.server.ts";
import { directoryContext } from "#app/people/profiles/directory.server.ts";
import { formTokenOf } from "#app/people/staff/gate.server.ts";
import { emptyPages } from "#app/site/pages/empty-pages.server.ts";
import { notFoundAddress, SiteProvider } from "#app/ui/site.tsx";
import { words } from "#app/ui/words/words.ts";
import { siteOf } from "./draw.server.tsx";
import { log } from "./log.server.ts";

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
