import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { linksIn } from "#app/check-pages.server.ts";
import { publicRecords } from "#app/platform/content/public-records.server.ts";
import { routeTable } from "#app/platform/http/route-table.server.ts";
import { leftOutPages } from "../left-out-pages.ts";
import { contentCopy } from "./help/content-copy.ts";

afterEach(() => vi.unstubAllGlobals());

/** A copy of the sample's content without some texts of pages. */
function contentWithout(...files: string[]): string {
  const folder = contentCopy(onTestFinished);
  for (const file of files) rmSync(join(folder, "pages", file));
  return folder;
}

describe("a page whose texts are missing", () => {
  test("in both languages is left out", () => {
    expect(leftOutPages("tests/content")).toEqual([]);
    const folder = contentWithout("en/naac.mdx", "mr/naac.mdx", "en/r&d/patent.mdx", "mr/r&d/patent.mdx");
    expect(leftOutPages(folder)).toEqual(["/naac", "/r&d/patent"]);
  });

  test("in one language stops the build, which names the file", () => {
    const folder = contentWithout("mr/naac.mdx");
    expect(() => leftOutPages(folder)).toThrow(
      `${folder}/pages/mr/naac.mdx is missing: every page stands in every language.`,
    );
  });

  test.each(["home", "admission", "privacy-policy", "not-found"])(
    "stops the build where the site needs it: %s",
    (page) => {
      expect(() => leftOutPages(contentWithout(`en/${page}.mdx`, `mr/${page}.mdx`))).toThrow(
        /pages\/mr\/[\w-]+\.mdx are missing: the site cannot do without this page\.$/,
      );
    },
  );
});

describe("a page that was left out", () => {
  test("is not found, in either language", () => {
    vi.stubGlobal("__LEFT_OUT__", ["/naac"]);
    const routes = ["naac", "mr/naac", "nrf"].map((path) => [
      path,
      { id: path, path, module: { default: () => null } },
    ]);
    const known = routeTable(Object.fromEntries(routes), publicRecords);
    expect(["/naac", "/mr/naac", "/nrf"].map(known.has)).toEqual([false, false, true]);
  });

  test("is in no menu, and neither is a group of such pages alone", async () => {
    const letters = ["president", "secretary", "principal"].map((name) => `/about-us/message/${name}`);
    vi.stubGlobal("__LEFT_OUT__", ["/iqac", ...letters]);
    vi.resetModules();
    const { menu } = await import("#app/design/header/menu.ts");
    expect(JSON.stringify(menu)).not.toMatch(/iqac|message/);
    expect(JSON.stringify(menu)).toContain("/about-us/gb-cdc");
  });
});

test("links of a page are found with the address they lead to", () => {
  const markup =
    '<a href="/r&amp;d/patent#list">a</a> <a class="b" href="/mr/naac?x=1">b</a> <a href="https://naac.gov.in/">c</a> <link href="/style.css"/> <a href="/">d</a>';
  expect(linksIn(markup)).toEqual(["/r&d/patent", "/mr/naac", "/"]);
});
