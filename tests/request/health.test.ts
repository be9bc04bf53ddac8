import { describe, expect, test } from "vitest";
import { get, posted } from "../help/visit.ts";

describe.each([
  ["/healthz", { alive: true }],
  ["/readyz", { isReady: true, store: true, outbox: true, clock: true, mail: true, disk: true, content: true }],
])("%s", (path, expected) => {
  test("returns that all is well, and is never cached", async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual(expected);
  });

  test("answers to HEAD with its headers only", async () => {
    const answer = await get(path, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("");
  });

  test("accepts no form", async () => {
    expect((await get(path, posted({ a: "b" }))).status).toBe(405);
    expect((await get(path, posted({ a: "b" }, { "x-fragment": "a" }))).status).toBe(405);
  });

  test("is excluded from search engines", async () => {
    expect(await (await get("/sitemap.xml")).text()).not.toContain(path);
  });
});
