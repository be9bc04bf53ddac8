import { expect, test } from "vitest";
import { sample } from "../../../tests/help/sample-records.ts";
import { createRedirectLookup } from "./redirects.server.ts";
import type { Redirect } from "./redirects.ts";

const pages = ["/", "/mr", "/admission", "/mr/admission", "/downloads", "/search"];
const isPage = (address: string) => pages.includes(address.replace(/[?#].*/, ""));

/** Where an address leads, on a site with these old addresses. */
function moved(redirects: Redirect[], address: string, page?: { query: string[] }) {
  const all = { ...sample, of: () => ({ redirects: { redirects } }) } as unknown as typeof sample;
  return createRedirectLookup(() => all, isPage)(address, page);
}

test.each([
  ["/about/", "/About?utm_source=poster"],
  ["/index.php?p=3", "/INDEX.php?fbclid=x&p=3"],
  ["/%E0%A4%AA%E0%A5%8D%E0%A4%B0/", "/प्र"],
  ["/a b".replace(" ", "%20"), "/A%20b/"],
])("the old address %s is found as %s", (from, address) => {
  expect(moved([{ from, to: "/admission#fees" }], address)).toBe("/admission#fees");
});

test("an address with another query, or that cannot be decoded, leads nowhere", () => {
  const redirects = [{ from: "/index.php?p=3", to: "/admission" }];
  for (const address of ["/index.php", "/index.php?p=30", "/index.php?q=3", "/index.php/?p=%zz", "/%ff?p=3"])
    expect(moved(redirects, address)).toBeUndefined();
});

test("of two old addresses, the one that names more of the query counts", () => {
  const redirects = [
    { from: "/index.php", to: "/downloads" },
    { from: "/index.php?p=3", to: "/admission" },
  ];
  expect(moved(redirects, "/index.php?p=3")).toBe("/admission");
  expect(moved(redirects, "/index.php?p=4")).toBe("/downloads");
});

test("a page of this site stays, except at a query that it does not read", () => {
  const redirects = [
    { from: "/", to: "/downloads" },
    { from: "/?page_id=12", to: "/admission" },
    { from: "/search?q=fees", to: "/admission" },
  ];
  expect(moved(redirects, "/", { query: [] })).toBeUndefined();
  expect(moved(redirects, "/?page_id=12", { query: [] })).toBe("/admission");
  expect(moved(redirects, "/search?q=fees", { query: ["q"] })).toBeUndefined();
});

test("below /mr, an old address without a language leads to the Marathi page", () => {
  expect(moved([{ from: "/about", to: "/admission" }], "/mr/about")).toBe("/mr/admission");
  expect(moved([{ from: "/?page_id=1", to: "/admission" }], "/mr?page_id=1", { query: [] })).toBe("/mr/admission");
});

test("no address leads in a circle, to what is not there, or off the site", () => {
  const redirects = [
    ["/a", "/b"],
    ["/b", "/a"],
    ["/c", "/gone"],
    ["/?page_id=1", "/?page_id=1"],
    ["/d", "//evil.example"],
    ["/e", "/\\evil.example"],
    ["/f", "https://evil.example/"],
  ].map(([from = "", to = ""]) => ({ from, to }));
  for (const { from } of redirects)
    expect(moved(redirects, from, from[1] === "?" ? { query: [] } : undefined), from).toBeUndefined();
});

test("below /mr, two old addresses of the home page without a language lead in no circle either", () => {
  const redirects = [
    { from: "/?a=1", to: "/?b=2" },
    { from: "/?b=2", to: "/?a=1" },
  ];
  for (const address of ["/mr?a=1", "/mr?b=2"])
    expect(moved(redirects, address, { query: [] }), address).toBeUndefined();
});
