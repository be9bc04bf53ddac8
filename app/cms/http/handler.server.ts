import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import createQueue from "p-limit";
import { answeredIn } from "#app/lib/http/answered-pages.server.ts";
import { isOfficeAddress } from "#app/lib/http/office-address.ts";
import {
  type CachedPage,
  type Changes,
  isForEveryone,
  PageCache,
  preparePage,
  sendPage,
} from "#app/lib/http/page-cache.server.ts";
import type { PageRateLimit } from "#app/lib/http/page-rate-limit.server.ts";
import { refusal, refuse, wordsFor } from "#app/lib/http/refusals.server.ts";
import { readStaticFiles, sendFile } from "#app/lib/http/static-files.server.ts";
import { log } from "#app/log.server.ts";
import type { PageApp } from "./page-app.server.ts";
import { canonicalUrl, type RouteTable } from "./route-table.server.ts";

/** A file made from content (platform/made), or the office's (platform/files) if the sender may see it. */
export type StoredFile = (path: string, request: IncomingMessage) => Promise<CachedPage | undefined>;

/** `address` is of an older website, with its query; `page` is the page at this path, if there is one. */
export type MovedTo = (address: string, page: { query: string[] } | undefined) => string | undefined;

interface Parts {
  app: PageApp;
  known: RouteTable;
  siteUrl: string;
  headers: Record<string, string>;
  storedFile: StoredFile;
  movedTo: MovedTo;
  ceiling: PageRateLimit;
  changes: Changes;
}

/** The folder of the build that contains this file; defined in vite.config.ts. */
declare const __BUILD_DIR__: string;

/** Bytes, all encodings included. */
const cacheBytes = 128 * 1024 * 1024;

/** A browser that is still sending a file when it is refused reads the response only once it has sent everything. */
function discardRest(request: IncomingMessage): void {
  if (request.destroyed || request.complete) return;
  request.removeAllListeners("data");
  request.resume();
}

export function createHandler({ app, known, siteUrl, headers, ...parts }: Parts): RequestListener {
  const { storedFile, movedTo, ceiling, changes } = parts;
  // The listener's own cleanup closes the connection half a second after an early response; see discardRest.
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const answerVisitor: RequestListener = (request, response) => {
    response.once("finish", () => discardRest(request));
    return listener(request, response);
  };
  const files = readStaticFiles(`${__BUILD_DIR__}/client`);
  const cache = new PageCache(cacheBytes, changes);
  // One at a time: a crowd of made-up addresses would keep the threads that all compression and the disk share.
  const inBackground = createQueue(1);
  const drawing = new Map<string, Promise<CachedPage>>();

  async function drawPage(address: string): Promise<CachedPage> {
    const begunAt = cache.publication;
    const response = await app.fetch(new Request(new URL(address, siteUrl)));
    const { smallest, ...page } = await preparePage(response);
    if (!isForEveryone(response)) return page;
    cache.set(address, page, begunAt);
    inBackground(smallest).then(
      (smaller) => cache.set(address, smaller, begunAt),
      (error) => log.warn({ error, address }, "a page could not be compressed further"),
    );
    return page;
  }

  /** A page is rendered only once at a time, however many requests wait for it. */
  async function sendPageAt(address: string, request: IncomingMessage, response: ServerResponse) {
    await cache.settled;
    const kept = cache.get(address) ?? drawing.get(address);
    if (kept) return sendPage(await kept, request, response);
    const wait = ceiling(request, address.split("?", 1)[0] ?? "");
    if (wait) return response.writeHead(wait.status, wait.headers).end(wait.body);
    const current = drawPage(address).finally(() => drawing.delete(address));
    drawing.set(address, current);
    sendPage(await current, request, response);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const stored = request.method === "POST" ? undefined : await storedFile(pathOf(request), request);
    if (stored) return sendFile(stored, request, response);
    const { address, redirect } = canonicalUrl(request.url ?? "/", known, request.method === "POST");
    if (redirect) return response.writeHead(308, { location: redirect }).end();
    if (isOfficeAddress(pathOf(request))) {
      request.url = address;
      return answerVisitor(request, response);
    }
    const page = known.get(address.split("?", 1)[0] ?? "");
    if (request.method !== "POST" && (page === undefined || request.url?.includes("?"))) {
      const moved = movedTo(request.url ?? "/", page);
      // An hour, so that a correction of the office reaches visitors who were redirected before.
      if (moved) return response.writeHead(301, { location: moved, "cache-control": "public, max-age=3600" }).end();
    }
    if (request.method === "POST" && page?.isFile)
      return refuse(response, { status: 405, reason: "This address takes no form." });
    if (page && request.method === "GET" && answeredIn(request.url ?? "")) return answerVisitor(request, response);
    if (request.method === "POST" || page?.isPrivate) {
      request.url = address;
      return answerVisitor(request, response);
    }
    return sendPageAt(address, request, response);
  }

  /** An exception in one request must never end the process. */
  function fail(error: unknown, { url = "" }: IncomingMessage, response: ServerResponse) {
    if (response.destroyed) return;
    log.error({ error }, "a request could not be answered");
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 500, reason: wordsFor(url).failed });
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const cached = request.method === "GET" && cache.get(request.url ?? "");
    if (cached) return sendPage(cached, request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refused = refusal(request);
    if (refused) return refuse(response, refused);
    const file = request.method === "POST" ? undefined : files.get(pathOf(request));
    if (file) return sendFile(file, request, response);
    answerPage(request, response).catch((error) => fail(error, request, response));
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      fail(error, request, response);
    }
  };
}

/** `refusal` has checked that the path can be decoded. */
const pathOf = ({ url = "" }: IncomingMessage) => decodeURIComponent(url.split("?", 1)[0] ?? "");
