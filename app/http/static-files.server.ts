import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** Answers a request, or calls `next` where it has no answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const named = "public, max-age=3600, stale-while-revalidate=86400";
const forEver = "public, max-age=31536000, immutable";
/** Folders whose files change their name with their content. */
const hashed = /^\/(assets|pictures)\//;

/** Serves a folder's files, which are listed once: no other path of the machine can be named. */
export function staticFiles(folder: string): Middleware {
  return sirv(folder, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", hashed.test(path) ? forEver : named);
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
}
