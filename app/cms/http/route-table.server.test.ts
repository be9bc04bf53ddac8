import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { canonicalUrl, routeTable } from "./route-table.server.ts";

const query: Record<string, string[]> = { admission: ["event", "q", "year"] };
const paths = [undefined, "admission", "r&d/patent", "*", "mr", "mr/admission", "mr/r&d/patent", "mr/*", "robots.txt"];
const folders = ["notices/:id", "mr/notices/:id", "n/:id"];
const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: {} }],
  ...paths.map((path, index) => [
    `${index}`,
    {
      id: `${index}`,
      parentId: "root",
      path,
      module: { handle: { query: query[path ?? ""] ?? [], formQuery: ["from"] } },
    },
  ]),
  ...folders.map((path) => [
    path,
    {
      id: path,
      parentId: "root",
      path,
      module: { handle: { exists: (_records: unknown, name: string) => name === "holiday" || path === "n/:id" } },
    },
  ]),
]) as ServerBuild["routes"];
const known = routeTable(routes, publicRecords);

test("every path of the route table is known, except wildcard routes", () => {
  for (const path of ["/", "/admission", "/r&d/patent", "/mr", "/mr/admission", "/mr/r&d/patent", "/robots.txt"])
    expect([path, known.has(path)]).toEqual([path, true]);
  for (const path of ["/*", "/mr/*", "/notices/", "/notices/:id"])
    expect([path, known.has(path)]).toEqual([path, false]);
});

test("a parameter without a way to know which exist is a fault of the route table", () => {
  const route = { id: "1", parentId: "root", path: "notices/:id", module: {} };
  expect(() => routeTable({ 1: route } as unknown as ServerBuild["routes"], publicRecords)).toThrow("/notices/:id");
});

test("what its forms alone read makes no other page, and reaches the forms", () => {
  expect(canonicalUrl("/?from=poster-1&a=b", known)).toEqual({ address: "/" });
  expect(canonicalUrl("/?from=poster-1&a=b", known, true)).toEqual({ address: "/?from=poster-1" });
});

describe("an address", () => {
  test.each([
    ["/", "/"],
    ["/mr", "/mr"],
    ["/r%26d/patent", "/r&d/patent"],
    ["/admission?", "/admission"],
    ["/admission?utm_source=a", "/admission"],
    ["/admission?year=2&event=1", "/admission?event=1&year=2"],
    ["/admission?q=%E0%A4%85&x=1", "/admission?q=%E0%A4%85"],
    ["/admission?q=a+b", "/admission?q=a+b"],
    ["/r&d/patent?q=a", "/r&d/patent"],
    ["/%61dmission", "/admission"],
    ["/notices/holiday", "/notices/holiday"],
    ["/mr/notices/h%6Fliday?x=1", "/mr/notices/holiday"],
  ])("%s has the canonical URL %s", (url, address) => {
    expect(canonicalUrl(url, known)).toEqual({ address });
  });

  test.each([
    ["/none", "/*"],
    ["/mr/none", "/mr/*"],
    ["/mrs", "/*"],
    ["/none/", "/*"],
    ["/admission//", "/*"],
    ["//admission", "/*"],
    ["//evil.example/", "/*"],
    ["/*", "/*"],
    ["/none?q=1", "/*"],
    ["/notices/none", "/*"],
    ["/mr/notices/none?q=1", "/mr/*"],
    ["/notices/holiday/more", "/*"],
    ["/notices/", "/*"],
  ])("%s is not a page", (url, address) => {
    expect(canonicalUrl(url, known)).toEqual({ address });
  });

  test.each([
    ["/admission/", "/admission"],
    ["/mr/", "/mr"],
    ["/mr/r%26d/patent/?a=b&c", "/mr/r&d/patent?a=b&c"],
    ["/admission/?", "/admission"],
    ["/mr/notices/holiday/", "/mr/notices/holiday"],
    ["/n/%0d%0aSet-Cookie:%20a/", "/n/%0D%0ASet-Cookie:%20a"],
    ["/n/%E0%A5%A8%E0%A5%A9/?x", "/n/%E0%A5%A8%E0%A5%A9?x"],
    ["/n/a%3Fb%23c/", "/n/a%3Fb%23c"],
  ])("%s redirects to %s", (url, redirect) => {
    expect(canonicalUrl(url, known).redirect).toBe(redirect);
  });

  test.each(["/n/a%25b", "/n/%25", "/n/a%3Fb%23c"])("keeps the signs of %s encoded", (url) => {
    expect(canonicalUrl(url, known).address).toBe(url);
  });

  test("keeps a question mark that was typed", () => {
    expect(canonicalUrl("/admission?q=why?", known).address).toBe("/admission?q=why%3F");
  });
});
