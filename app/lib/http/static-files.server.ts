import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type CachedPage, sendPage } from "./page-cache.server.ts";

interface ByteRange {
  start: number;
  end: number;
}

/** RFC 9110, 14.1.2. Undefined for a header that is invalid or has several ranges: the whole file is sent (14.2). */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}

type StaticFiles = Map<string, CachedPage>;

const named = "public, max-age=3600, stale-while-revalidate=86400";
const forEver = "public, max-age=31536000, immutable";
/** PDFs have the name that visitors save, and change with the records: an old fee sheet must come from no cache. */
const asItIsNow = "public, no-cache";
/** Folders whose file names contain a hash of the content. */
const hashed = /^\/(assets|pictures|first-pages|fonts|colours)\//;
/** A policy header would only matter if one of these were opened directly. */
const partOfPage = /\.(avif|css|webp|woff2)$/;
const nothing = "default-src 'none'; frame-ancestors 'none'";
/** Of a drawing opened directly: only its own inline style applies (pdf/made/site-drawings.ts). */
const drawing = `${nothing}; style-src 'unsafe-inline'`;

/** Browsers read these of documents alone; in a small picture they would be a tenth of what is sent. */
const ofDocuments = ["cross-origin-opener-policy", "permissions-policy", "referrer-policy", "x-frame-options"];

/** The policy of pages would be larger than some of these files. */
function ownPolicy(path: string): OutgoingHttpHeaders {
  if (path.endsWith(".svg")) return { "content-security-policy": drawing };
  return partOfPage.test(path) ? { "content-security-policy": nothing } : {};
}

function cachingOf(path: string): string {
  if (hashed.test(path)) return forEver;
  return path.startsWith("/documents/") ? asItIsNow : named;
}

export function prepareFile(path: string, body: Buffer, copies: { br?: Buffer; gzip?: Buffer } = {}): CachedPage {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const common: OutgoingHttpHeaders = {
    "content-type": getMimeType(path) ?? "application/octet-stream",
    "cache-control": cachingOf(path),
    "accept-ranges": "bytes",
    ...ownPolicy(path),
    ...(copies.br && { vary: "Accept-Encoding" }),
  };
  const version = (bytes: Buffer, encoding: string) => {
    const etag = `"${hash}-${encoding}"`;
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    return { body: bytes, headers: { ...common, ...encoded, etag, "content-length": bytes.length }, etag };
  };
  const identity = version(body, "identity");
  const compressed = (encoding: "br" | "gzip") => (copies[encoding] ? version(copies[encoding], encoding) : identity);
  const isPartOfPage = hashed.test(path) && "content-security-policy" in common;
  return { status: 200, isPartOfPage, versions: { identity, br: compressed("br"), gzip: compressed("gzip") } };
}

function readFile(file: string, path: string, names: Set<string>): CachedPage {
  const copies = Object.entries({ br: ".br", gzip: ".gz" })
    .filter(([, ending]) => names.has(path + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(file + ending)]);
  return prepareFile(path, readFileSync(file), Object.fromEntries(copies));
}

/** Into memory: no descriptors can run out, and no file can become unreadable after the start (docs/decisions/0021). */
export function readStaticFiles(folder: string): StaticFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (file: string) => file.slice(join(folder).length).split(sep).join("/");
  const names = new Set(files.map(pathOf));
  const served = files.filter((file) => !/\.(br|gz)$/.test(file));
  return new Map(served.map((file) => [pathOf(file), readFile(file, pathOf(file), names)]));
}

export function sendFile(file: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body, etag } = file.versions.identity;
  if (file.isPartOfPage) for (const name of ofDocuments) response.removeHeader(name);
  const { range, "if-range": ifRange, "if-none-match": ifNoneMatch } = request.headers;
  // If-None-Match precedes Range (13.2.2), and If-Range asks for the whole of a file that has changed.
  const isForPart = request.method === "GET" && ifNoneMatch === undefined && (ifRange ?? etag) === etag;
  const part = isForPart ? byteRange(range, body.length) : undefined;
  if (part === undefined) {
    sendPage(file, request, response);
  } else if (part === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${body.length}` }).end();
  } else {
    const bytes = body.subarray(part.start, part.end + 1);
    const contentRange = `bytes ${part.start}-${part.end}/${body.length}`;
    response.writeHead(206, { ...headers, "content-range": contentRange, "content-length": bytes.length }).end(bytes);
  }
}
