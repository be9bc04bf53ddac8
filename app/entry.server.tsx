import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { log } from "./http/log.server.ts";
import { EntryAddress } from "./ui/entry-address.ts";

/** Draws a page as plain HTML: no page is hydrated, see docs/decisions. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = renderToStaticMarkup(
    <EntryAddress value={context.manifest.entry.module}>
      <ServerRouter context={context} url={request.url} />
    </EntryAddress>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Writes what went wrong into the log; the visitor sees a page without it. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ error, url: request.url }, "a page could not be drawn");
};
