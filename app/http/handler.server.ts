import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, type ServerBuild } from "react-router";
import { knownPaths, plainAddress } from "./known-pages.server.ts";
import { isForEveryone, type KeptPage, PageCache, preparePage, sendPage } from "./page-cache.server.ts";
import { refusal } from "./request-check.server.ts";
import { type Policy, securityHeaders } from "./security-headers.server.ts";
import { staticFiles } from "./static-files.server.ts";

interface Parts {
  build: ServerBuild;
  policy: Policy;
  siteUrl: string;
  /** The institute's day, `2026-01-31`. */
  today: () => string;
}

const keptBytes = 128 * 1024 * 1024;
const largestForm = 64 * 1024;

/** The pages behind their headers and limits, from web request to web response. */
function pageApp({ build, policy }: Parts): Hono {
  const draw = createRequestHandler(build, "production");
  const app = new Hono();
  app.use(securityHeaders(policy));
  app.use(
    bodyLimit({ maxSize: largestForm, onError: (context) => context.text("This is more than a form can take.", 413) }),
  );
  app.all("*", async ({ req }) => {
    const response = await draw(req.raw);
    const isPublic = req.method === "GET" && (response.status === 200 || response.status === 404);
    if (!isPublic) response.headers.set("Cache-Control", "no-store");
    return response;
  });
  return app;
}

/** Answers every request: kept pages first, then files, then the pages themselves. */
export function createHandler(parts: Parts): RequestListener {
  const app = pageApp(parts);
  const listen = getRequestListener(app.fetch);
  const known = knownPaths(parts.build.routes);
  const cache = new PageCache(keptBytes, parts.today);
  const drawing = new Map<string, Promise<KeptPage>>();

  async function drawPage(address: string, headers: Headers): Promise<KeptPage> {
    const response = await app.fetch(new Request(new URL(address, parts.siteUrl), { headers }));
    const page = await preparePage(response);
    if (isForEveryone(response)) cache.set(address, page);
    return page;
  }

  /** One drawing of a page at a time, however many ask for it. */
  function pageAt(address: string): Promise<KeptPage> {
    const page = cache.get(address);
    if (page) return Promise.resolve(page);
    const current = drawing.get(address) ?? drawPage(address, new Headers()).finally(() => drawing.delete(address));
    drawing.set(address, current);
    return current;
  }

  function answerPage(request: IncomingMessage, response: ServerResponse) {
    const { address, redirect } = plainAddress(request.url ?? "/", known);
    if (redirect) return response.writeHead(308, { location: redirect }).end();
    if (request.method === "POST") {
      request.url = address;
      return listen(request, response);
    }
    pageAt(address).then(
      (page) => sendPage(page, request, response),
      () => refuse(response, 500, "Something went wrong here. Please try again."),
    );
  }

  const serveFile = staticFiles("build/client");
  return (request, response) => {
    const kept = cache.get(request.url ?? "");
    if (kept && request.method === "GET") return sendPage(kept, request, response);
    const refused = refusal(request);
    if (refused) return refuse(response, refused.status, refused.reason);
    if (request.method === "POST") return answerPage(request, response);
    serveFile(request, response, () => answerPage(request, response));
  };
}

/** Answers with a sentence in place of a page. */
function refuse(response: ServerResponse, status: number, reason: string): void {
  const allow = status === 405 ? { allow: "GET, HEAD, POST" } : {};
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    ...allow,
  });
  response.end(`${reason}\n`);
}
