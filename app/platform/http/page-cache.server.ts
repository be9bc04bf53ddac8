import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

type Encoding = "br" | "gzip" | "identity";
type Version = { body: Buffer; headers: OutgoingHttpHeaders; etag: string };
/** A rendered page or a file, ready to be sent in each encoding. */
export type CachedPage = {
  status: number;
  /** Whether it is a file that pages load, and never a document by itself. */
  isPartOfPage?: boolean;
  versions: Record<Encoding, Version>;
};

/**
 * Above this size in bytes, brotli's best quality takes a second and saves a few KB: 800 KB take 1.2 s, and 30 ms at a
 * quality two steps lower.
 */
const large = 64 * 1024;
const bestQuality = (body: Buffer) => (body.length > large ? 9 : 11);
/** A page takes a millisecond at this quality and 12 to 60 at the best, which saves a tenth of the bytes. */
const quickQuality = 7;

/**
 * Brotli's window for a text, as a power of two: by default it takes memory for 4 MB each time, of which the C library
 * gives little back, and a page at quality 7 takes ten times as long.
 */
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

/** The compressed copies of a text that is kept. */
export async function compressedCopies(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([brotli(body, bestQuality(body)), gzipped(body)]);
  return { br, gzip: gz };
}

/** Whether a response is the same for everyone and may be cached. */
export const isForEveryone = (response: Response) => /\bpublic\b/.test(response.headers.get("cache-control") ?? "");

/**
 * Compresses a rendered response in each encoding, with brotli quickly, for the first reader, who waits for it;
 * `smallest` then makes the page for all others. Both have one ETag, weak for the first, as it is the same page in other
 * bytes (RFC 9110, section 8.8.1): who has either gets 304.
 */
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

/** The smallest encoding that a request accepts (RFC 9110, section 12.5.3); `q=0` refuses one. */
export function encodingFor(accepted = ""): Encoding {
  const codings = accepted.toLowerCase().split(",");
  const names = codings.flatMap((each) => {
    const [name = "", weight = ""] = each.split(";").map((part) => part.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}

/** Whether If-None-Match names the page that would be sent (RFC 9110, section 13.1.2). */
const isKnown = (wanted: string | undefined, etag: string) =>
  wanted?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag || each.trim() === "*");

/** Sends a cached page: whole, as a 304 when the visitor has it, or its headers only. */
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

/** Tells the cache when public pages have changed (platform/records/publication.server.ts). */
export interface Changes {
  /** A number that differs after each change. */
  number: () => number;
  /**
   * Checks for changes by the clock and other processes; called at most once a second.
   * @returns what is being loaded, to wait for
   */
  look: () => Promise<void> | undefined;
}

/** Caches pages by URL, up to `bytes` in total, all until the next publication. */
export class PageCache {
  #pages: LRUCache<string, CachedPage>;
  readonly #publication: Changes;
  /** The publication that the cached pages belong to. */
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

  /** The cached page at an address; undefined while a change is being loaded (`settled`). */
  get(address: string): CachedPage | undefined {
    this.#look();
    this.#empty();
    return this.#reading ? undefined : this.#pages.get(address);
  }

  /** The publication number, to pass to `set`. */
  get publication(): number {
    return this.#publication.number();
  }

  /** The load in progress, if any. */
  get settled(): Promise<void> | undefined {
    return this.#reading;
  }

  /** Caches a page, unless a newer publication appeared while it was rendered. */
  set(address: string, page: CachedPage, begunAt: number): void {
    this.#empty();
    if (begunAt === this.#number) this.#pages.set(address, page);
  }

  /** Drops all pages if there is a new publication. */
  #empty(): void {
    const number = this.publication;
    if (number === this.#number) return;
    this.#pages.clear();
    this.#number = number;
  }

  /** Checks for changes by the clock and other processes, at most once a second. */
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
