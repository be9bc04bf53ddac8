import { createServer, type Server } from "node:http";
import { locales } from "#app/platform/i18n/locale.ts";
import { refusals } from "./refusals.ts";
import { tryLater } from "./store-away.server.ts";

/** While the site waits for its database at the start, it is alive but not ready, and has no pages yet. */
export function createWaitingServer(): Server {
  return createServer(({ url = "" }, response) => {
    const [path] = url.split("?", 1);
    if (path === "/healthz" || path === "/readyz") {
      const isAlive = path === "/healthz";
      response.writeHead(isAlive ? 200 : 503, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(isAlive ? { alive: true } : { isReady: false, store: false }));
      return;
    }
    response.writeHead(503, { ...tryLater, "content-type": "text/plain; charset=utf-8" });
    response.end(`${locales.map((locale) => refusals[locale].away).join("\n")}\n`);
  });
}
