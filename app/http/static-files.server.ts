import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** Answers a request, or calls `next` where it has no answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const named = "public, max-age=3600, stale-while-revalidate=86400";
const forEver = "public, max-age=31536000, immutable";
/** Folders whose files change their name with their content. */
const hashed = /^\/(assets|pictures)\//;

/** Serves the files of a folder, and of no other place of the machine. */
export function staticFiles(folder: string): Middleware {
  return sirv(folder, {
    // Asks the disk each time: with a list made at the start, a build beside a running server ends it with an error.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", hashed.test(path) ? forEver : named);
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
}
