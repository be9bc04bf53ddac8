import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, test, vi } from "vitest";
import { get } from "../help/visit.ts";
import { patient } from "../help/wait.ts";

/** Requests a page with these encodings. @returns the compressed bytes. */
function rawGet(path: string, encoding: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(inject("servedAt") + path, { headers: { "accept-encoding": encoding } }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    });
    asked.on("error", reject).end();
  });
}

describe.each(["/", "/mr/admission", "/events/cultural", "/sitemap.xml", "/mr/notices.atom"])("%s", (path) => {
  test("is asked for again by browsers each time, and kept by a CDN for a minute at most", async () => {
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
    expect(headers.get("vary")).toBe("Accept-Encoding");
  });

  test("is compressed as the browser accepts it, always the same page", async () => {
    const plain = (await rawGet(path, "identity")).body;
    const br = await rawGet(path, "gzip, deflate, br");
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).equals(plain)).toBe(true);
    const gzip = await rawGet(path, "gzip;q=1, br;q=0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    for (const each of [br, gzip]) expect(each.headers["content-length"]).toBe(String(each.body.length));
  });

  test("is not sent again to browsers that have it", async () => {
    const first = await get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const second = await get(path, { headers: { "if-none-match": `"old", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
    expect(second.headers.get("etag")).toBe(etag);
    expect(second.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
    expect((await get(path, { headers: { "if-none-match": '"old"' } })).status).toBe(200);
  });

  test("is answered with headers only for HEAD", async () => {
    const [whole, head] = await Promise.all([get(path), get(path, { method: "HEAD" })]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of ["content-length", "etag", "content-type", "content-security-policy"])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
  });
});

test("compressed and plain pages have different strong etags", async () => {
  const etags = await Promise.all(
    ["br", "gzip", "identity"].map(async (each) => (await rawGet("/", each)).headers.etag),
  );
  expect(new Set(etags).size).toBe(3);
});

test("a page is soon kept as its smallest copy, and a browser with the copy of the first reader is not sent it again", async () => {
  const kept = await vi.waitFor(async () => {
    const { headers } = await rawGet("/mr/events", "br");
    expect(headers.etag).toMatch(/^"/);
    return headers;
  }, patient);
  const named = { "accept-encoding": "br", "if-none-match": `W/${kept.etag}` };
  expect((await get("/mr/events", { headers: named })).status).toBe(304);
});

test("a page that is missing is not answered with 304", async () => {
  const { headers } = await get("/no-such-page");
  const again = await get("/no-such-page", { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(404);
});
