import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { log } from "#app/log.server.ts";
import { answeredIn } from "./answered-pages.server.ts";
import type { PageApp } from "./page-app.server.ts";
import { type CachedPage, isForEveryone, PageCache, preparePage, sendPage } from "./page-cache.server.ts";
import { refusal, refuse } from "./request-check.server.ts";
import { canonicalUrl, type RouteTable } from "./route-table.server.ts";
import { readStaticFiles, sendFile } from "./static-files.server.ts";

interface Parts {
  app: PageApp;
  known: RouteTable;
  siteUrl: string;
  /** The headers of every answer. */
  headers: Record<string, string>;
  /** Another text whenever what pages tell has changed. */
  revision: () => string;
}

/** Where the build that this is a part of is kept; vite.config.ts says it. */
declare const __BUILD_DIR__: string;

/** Room for kept pages in each of their encodings, in bytes. */
const keptBytes = 128 * 1024 * 1024;

/**
 * Reads what is left of a body and forgets it, within the time that a request has (`REQUEST_SECONDS`). A browser that
 * still sends a file when it is refused reads the answer once it has sent all.
 */
function discardRest(request: IncomingMessage): void {
  if (request.destroyed || request.complete) return;
  request.removeAllListeners("data");
  request.resume();
}

/** Answers every request: kept pages first, then files, then the pages themselves. */
export function createHandler({ app, known, siteUrl, headers, revision }: Parts): RequestListener {
  // Its own cleanup closes the connection half a second after an early answer; see discardRest.
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const answerVisitor: RequestListener = (request, response) => {
    response.once("finish", () => discardRest(request));
    return listener(request, response);
  };
  const files = readStaticFiles(`${__BUILD_DIR__}/client`);
  const cache = new PageCache(keptBytes, revision);
  const drawing = new Map<string, Promise<CachedPage>>();

  async function drawPage(address: string): Promise<CachedPage> {
    const { revision: begunIn } = cache;
    const response = await app.fetch(new Request(new URL(address, siteUrl)));
    const page = await preparePage(response);
    if (isForEveryone(response)) cache.set(address, page, begunIn);
    return page;
  }

  /** One drawing of a page at a time, however many ask for it. */
  async function pageAt(address: string): Promise<CachedPage> {
    const kept = cache.get(address);
    if (kept) return kept;
    const current = drawing.get(address) ?? drawPage(address).finally(() => drawing.delete(address));
    drawing.set(address, current);
    return current;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const { address, redirect } = canonicalUrl(request.url ?? "/", known);
    if (redirect) return response.writeHead(308, { location: redirect }).end();
    const page = known.get(address.split("?", 1)[0] ?? "");
    if (request.method === "POST" && page?.isFile)
      return refuse(response, { status: 405, reason: "This address takes no form." });
    if (page && request.method === "GET" && answeredIn(request.url ?? "")) return answerVisitor(request, response);
    if (request.method === "POST" || page?.isPrivate) {
      request.url = address;
      return answerVisitor(request, response);
    }
    sendPage(await pageAt(address), request, response);
  }

  /** Answers with 500 in place of what failed: an exception in one request must never end the process. */
  function fail(error: unknown, response: ServerResponse) {
    // The client has hung up: nobody is left to answer.
    if (response.destroyed) return;
    log.error({ error }, "a request could not be answered");
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 500, reason: "Something went wrong here. Please try again." });
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const kept = request.method === "GET" && cache.get(request.url ?? "");
    if (kept) return sendPage(kept, request, response);
    // A kept page has them already.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refused = refusal(request);
    if (refused) return refuse(response, refused);
    const file = request.method === "POST" ? undefined : files.get(pathOf(request));
    if (file) return sendFile(file, request, response);
    answerPage(request, response).catch((error) => fail(error, response));
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      fail(error, response);
    }
  };
}

/** The path a request asks for, decoded; `refusal` has checked that it can be. */
const pathOf = ({ url = "" }: IncomingMessage) => decodeURIComponent(url.split("?", 1)[0] ?? "");
