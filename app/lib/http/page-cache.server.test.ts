import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type CachedPage, isForEveryone, PageCache, preparePage, sendPage } from "./page-cache.server.ts";

const words = "A page of many words. ".repeat(200);

const drawn = (status = 200, cacheControl = "public, max-age=60") =>
  new Response(words, { status, headers: { "content-type": "text/html", "cache-control": cacheControl } });

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a page through a server and returns the response. */
async function sent(
  headers: Record<string, string>,
  { method = "GET", status = 200, prepared = preparePage(drawn(status)) as Promise<CachedPage> } = {},
): Promise<Answer> {
  const page = await prepared;
  const server = createServer((asked, response) => sendPage(page, asked, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on("error", reject).end();
  });
}

describe("the encoding", () => {
  test.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0.5", "gzip"],
    ["br; q=0.1", "br"],
    ["BR", "br"],
    ["gzip;q=0", undefined],
    ["br;q=0,gzip;q=0", undefined],
    ["brotli, x-gzip", undefined],
    ["deflate", undefined],
  ])("for %j is %j", async (accepted, encoding) => {
    const { headers, body } = await sent(accepted === undefined ? {} : { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(words);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toBe("Accept-Encoding");
  });
});

describe("a page that the visitor has already", () => {
  const etag = async () => String((await sent({})).headers.etag);

  test("is not sent again, in whichever form If-None-Match names it", async () => {
    const tag = await etag();
    for (const named of [tag, `W/${tag}`, `"a", ${tag}, "b"`, `"a",W/${tag}`, "*", ` ${tag} `]) {
      const { status, headers, body } = await sent({ "if-none-match": named });
      expect([named, status, body.length]).toEqual([named, 304, 0]);
      expect(headers.etag).toBe(tag);
      expect(headers["content-length"]).toBeUndefined();
      expect(headers["cache-control"]).toBe("public, max-age=60");
      expect(headers.vary).toBe("Accept-Encoding");
    }
  });

  test("is sent when it is another page or another encoding", async () => {
    const tag = await etag();
    for (const named of ['"other"', tag.slice(1, -1), ""])
      expect((await sent({ "if-none-match": named })).status).toBe(200);
    expect((await sent({ "if-none-match": tag, "accept-encoding": "br" })).status).toBe(200);
  });

  test("is sent when it is an error", async () => {
    const { headers } = await sent({}, { status: 404 });
    expect((await sent({ "if-none-match": String(headers.etag) }, { status: 404 })).status).toBe(404);
  });
});

test("the first reader gets a copy that was made quickly, all others a smaller one, and who has either has the page", async () => {
  const text = Array.from({ length: 3000 }, (_, at) => ((at * at) % 1009).toString(36)).join(" ");
  const prepared = preparePage(new Response(text));
  const smallest = prepared.then((page) => page.smallest());
  const headers = { "accept-encoding": "br" };
  const [first, next] = [await sent(headers, { prepared }), await sent(headers, { prepared: smallest })];
  expect(next.body.length).toBeLessThan(first.body.length);
  for (const { body } of [first, next]) expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(first.headers.etag).toBe(`W/${next.headers.etag}`);
  for (const { etag = "" } of [first.headers, next.headers]) {
    const again = await sent({ ...headers, "if-none-match": etag }, { prepared: smallest });
    expect([again.status, again.headers.etag]).toEqual([304, next.headers.etag]);
  }
});

test("HEAD gets the headers alone", async () => {
  const { status, headers, body } = await sent({}, { method: "HEAD" });
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(words)));
});

test("cookies of a page are all kept, one by one", async () => {
  const response = drawn();
  response.headers.append("set-cookie", "a=1");
  response.headers.append("set-cookie", "b=2");
  const { versions } = await preparePage(response);
  expect(versions.br.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
});

test("only public responses are for everyone", () => {
  expect(isForEveryone(drawn())).toBe(true);
  for (const cacheControl of ["private", "no-store", "", "max-age=60"])
    expect(isForEveryone(drawn(200, cacheControl))).toBe(false);
});

describe("cached pages", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-01-31T10:00:00Z"), toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  /** A cache, and how its pages become old: `publish`. */
  function open(bytes = 1e6) {
    let number = 1;
    const look = vi.fn<() => Promise<void> | undefined>();
    const cache = new PageCache(bytes, { number: () => number, look });
    const publish = () => {
      number += 1;
    };
    return { cache, publish, look };
  }

  test("are found by their address", async () => {
    const { cache } = open();
    cache.set("/a", await preparePage(drawn()), cache.publication);
    expect(cache.get("/a")).toMatchObject({ status: 200 });
    expect(cache.get("/b")).toBeUndefined();
  });

  test("are all dropped at the next publication, at once", async () => {
    const { cache, publish } = open();
    const page = await preparePage(drawn());
    for (const address of ["/", "/events"]) cache.set(address, page, cache.publication);
    publish();
    expect(["/", "/events"].map((address) => cache.get(address))).toEqual([undefined, undefined]);
    cache.set("/", page, cache.publication);
    expect(cache.get("/")).toBeDefined();
  });

  test("look for what others have changed at most once a second, and wait until it is read", async () => {
    const { cache, look } = open();
    cache.set("/a", await preparePage(drawn()), cache.publication);
    for (const address of ["/a", "/b", "/a"]) cache.get(address);
    expect(look).toHaveBeenCalledTimes(1);
    const reading = Promise.withResolvers<void>();
    look.mockReturnValueOnce(reading.promise);
    vi.setSystemTime(Date.now() + 1000);
    expect(cache.get("/a")).toBeUndefined();
    reading.resolve();
    await cache.settled;
    expect(cache.get("/a")).toBeDefined();
  });

  test("what changed while a page was rendered keeps it from being cached", async () => {
    const { cache, publish } = open();
    const begunAt = cache.publication;
    publish();
    cache.set("/a", await preparePage(drawn()), begunAt);
    expect(cache.get("/a")).toBeUndefined();
  });

  test("stay cached through the day", async () => {
    const { cache } = open();
    cache.set("/a", await preparePage(drawn()), cache.publication);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(cache.get("/a")).toBeDefined();
  });

  test("are evicted by newer ones when there are too many", async () => {
    const page = await preparePage(drawn());
    const { br, gzip, identity } = page.versions;
    const bytes = br.body.length + gzip.body.length + identity.body.length;
    const { cache } = open(bytes * 2 + 10);
    for (const address of ["/a", "/b", "/c"]) cache.set(address, page, cache.publication);
    expect(["/a", "/b", "/c"].map((address) => cache.get(address) !== undefined)).toEqual([false, true, true]);
  });
});
