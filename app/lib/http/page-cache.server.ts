import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

type Encoding = "br" | "gzip" | "identity";
type Version = { body: Buffer; headers: OutgoingHttpHeaders; etag: string };
export type CachedPage = {
  status: number;
  /** Whether pages load the file, and it is never a document by itself. */
  isPartOfPage?: boolean;
  versions: Record<Encoding, Version>;
};

/** Bytes above which brotli's best quality saves little: 800 KB take 1.2 s, and 30 ms at a quality two steps lower. */
const large = 64 * 1024;
const bestQuality = (body: Buffer) => (body.length > large ? 9 : 11);
/** A page takes a millisecond at this quality and 12 to 60 at the best, which saves a tenth of the bytes. */
const quickQuality = 7;

/** A power of two. The default takes 4 MB each time, which the C library hardly returns, and is ten times as slow. */
const windowOf = ({ length }: Buffer) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
    },
  });
const gzipped = (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 });

export async function compressedCopies(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([brotli(body, bestQuality(body)), gzipped(body)]);
  return { br, gzip: gz };
}

export const isForEveryone = (response: Response) => /\bpublic\b/.test(response.headers.get("cache-control") ?? "");

/** `smallest` is for later readers. One ETag, weak for the quick version, as the bytes differ (RFC 9110, 8.8.1). */
export async function preparePage(response: Response): Promise<CachedPage & { smallest: () => Promise<CachedPage> }> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const cookies = response.headers.getSetCookie();
  const version = (encoding: Encoding, sent: Buffer, tag: "strong" | "weak" = "strong"): Version => {
    const etag = `"${hash}-${encoding}"`;
    const headers: OutgoingHttpHeaders = { ...Object.fromEntries(response.headers), vary: "Accept-Encoding" };
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    headers.etag = tag === "weak" ? `W/${etag}` : etag;
    return { body: sent, headers: { ...headers, "content-length": sent.length }, etag };
  };
  const [quick, gz] = await Promise.all([brotli(body, quickQuality), gzipped(body)]);
  const others = { gzip: version("gzip", gz), identity: version("identity", body) };
  return {
    status,
    versions: { br: version("br", quick, "weak"), ...others },
    async smallest() {
      return { status, versions: { br: version("br", await brotli(body, bestQuality(body))), ...others } };
    },
  };
}

/** RFC 9110, 12.5.3; `q=0` refuses an encoding. */
function encodingFor(accepted = ""): Encoding {
  const codings = accepted.toLowerCase().split(",");
  const names = codings.flatMap((each) => {
    const [name = "", weight = ""] = each.split(";").map((part) => part.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}

/** RFC 9110, 13.1.2. */
const isKnown = (wanted: string | undefined, etag: string) =>
  wanted?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag || each.trim() === "*");

export function sendPage({ status, versions }: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body, etag } = versions[encodingFor(request.headers["accept-encoding"])];
  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) {
    const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

export interface Changes {
  number: () => number;
  /** Checks for changes by the clock and other processes. @returns the load to wait for */
  look: () => Promise<void> | undefined;
}

export class PageCache {
  #pages: LRUCache<string, CachedPage>;
  readonly #publication: Changes;
  #number = 0;
  #looked = 0;
  #reading: Promise<void> | undefined;

  constructor(bytes: number, publication: Changes) {
    this.#publication = publication;
    this.#pages = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ versions }) =>
        versions.br.body.length + versions.gzip.body.length + versions.identity.body.length,
    });
  }

  get(address: string): CachedPage | undefined {
    this.#look();
    this.#empty();
    return this.#reading ? undefined : this.#pages.get(address);
  }

  get publication(): number {
    return this.#publication.number();
  }

  get settled(): Promise<void> | undefined {
    return this.#reading;
  }

  /** Ignores a page if a newer publication appeared while it was rendered. */
  set(address: string, page: CachedPage, begunAt: number): void {
    this.#empty();
    if (begunAt === this.#number) this.#pages.set(address, page);
  }

  #empty(): void {
    const number = this.publication;
    if (number === this.#number) return;
    this.#pages.clear();
    this.#number = number;
  }

  #look(): void {
    const second = Math.floor(Date.now() / 1000);
    if (second === this.#looked) return;
    this.#looked = second;
    const reading = this.#publication.look();
    this.#reading = reading;
    reading?.finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
  }
}

/** Not downloads, whose Content-Length shows progress, and not `no-transform` (RFC 9111, 5.2.2.6). */
export const isText = ({ headers }: Response) =>
  /^text\/|[/+](json|xml|javascript)\b/i.test(headers.get("content-type") ?? "") &&
  !headers.get("content-disposition")?.startsWith("attachment") &&
  !headers.get("cache-control")?.includes("no-transform");

const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

/** Low quality for one-off responses: speed over size. Pages for the cache are compressed at high quality later. */
export function compressResponse(
  text: string,
  accepted: string | undefined,
  init: { status: number; headers: Headers },
): Response {
  const { status, headers } = init;
  const encoding = encodingFor(accepted);
  if (encoding === "identity") return new Response(text, { status, headers });
  headers.delete("Content-Length");
  headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  return new Response(compressors[encoding](text), { status, headers });
}
