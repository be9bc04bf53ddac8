import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testBuild } from "../help/test-build.ts";
import { get } from "../help/visit.ts";

const forEver = "public, max-age=31536000, immutable";
const [styles = ""] = readdirSync(`${testBuild.BUILD_DIR}/client/assets`).filter((file) => file.endsWith(".css"));

test("the build has scripts, styles and fonts of the app, and nothing that is made from content", () => {
  expect(readdirSync(`${testBuild.BUILD_DIR}/client`)).toEqual(["assets"]);
  const assets = readdirSync(`${testBuild.BUILD_DIR}/client/assets`);
  expect(assets.filter((file) => !/\.(css|js|mjs|woff2)(\.br|\.gz)?$/.test(file))).toEqual([]);
});

describe("files with a hash in their name", () => {
  test("are cached permanently", async () => {
    const home = await (await get("/")).text();
    const [picture = ""] = /\/pictures\/[\w-]+\.svg/.exec(home) ?? [];
    for (const path of [`/assets/${styles}`, picture])
      expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, forEver]);
  });

  test.each([".avif", "-64.webp", "-1281.webp", ".png"])("exist in no other size or format: %s", async (ending) => {
    const [, stem] = /(\/pictures\/[\w-]+)\.svg/.exec(await (await get("/")).text()) ?? [];
    expect((await get(`${stem}${ending}`)).status).toBe(404);
  });

  test.each(["br", "gzip"])("are served precompressed in %s", async (encoding) => {
    const answer = await get(`/assets/${styles}`, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await answer.text()).toBe(readFileSync(`${testBuild.BUILD_DIR}/client/assets/${styles}`, "utf8"));
  });
});

test("what pages load has no headers that matter to documents alone, and may not be framed or run anything", async () => {
  const [picture = ""] = /\/pictures\/[\w-]+\.svg/.exec(await (await get("/")).text()) ?? [];
  for (const path of [`/assets/${styles}`, picture]) {
    const { headers } = await get(path);
    for (const name of ["cross-origin-opener-policy", "permissions-policy", "referrer-policy", "x-frame-options"])
      expect([path, name, headers.get(name)]).toEqual([path, name, null]);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  }
});

test.each(["/logo.svg", "/share.jpg", "/icon-48.png", "/splash.svg", "/documents/prospectus-en.pdf"])(
  "%s has a fixed name, so it is revalidated soon",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).not.toMatch(/immutable/);
    const etag = answer.headers.get("etag") ?? "";
    expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  },
);

describe("a part of a file", () => {
  const whole = readFileSync(`${testBuild.CONTENT_DIR}/media/site/logo.svg`);
  const part = (range: string, headers: Record<string, string> = {}) =>
    get("/logo.svg", { headers: { range, "accept-encoding": "br", ...headers } });

  test.each([
    ["bytes=0-4", 0, 4],
    ["bytes=-5", whole.length - 5, whole.length - 1],
    [`bytes=${whole.length - 3}-`, whole.length - 3, whole.length - 1],
    ["bytes=0-18446744073709551615", 0, whole.length - 1],
  ])("%s is sent as asked for", async (range, start, end) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(start, end + 1));
  });

  test("after its end is refused", async () => {
    const answer = await part("bytes=999999-");
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${whole.length}`);
  });

  test.each(["bytes=10-5", "bytes=0-4,6-8", "bytes=-", "bytes=a-b", "lines=1-2", "bytes=--18446744073709551615"])(
    "is not what %s asks for: the whole file is sent",
    async (range) => {
      const answer = await part(range);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(whole.toString());
    },
  );

  test("of a file that has changed since is the whole file", async () => {
    const etag = (await part("bytes=0-0")).headers.get("etag") ?? "";
    expect((await part("bytes=0-4", { "if-range": etag })).status).toBe(206);
    expect((await part("bytes=0-4", { "if-range": '"older"' })).status).toBe(200);
  });
});
