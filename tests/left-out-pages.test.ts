import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { linksIn } from "#app/check-pages.server.ts";
import { checkPageRecords } from "#app/cms/content/content-checks.server.ts";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import { type PageRecord, type Pages, pageIdOf } from "#app/cms/content/page-record.ts";
import { pageRecords } from "#app/cms/content/page-records.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { readRecords } from "#app/cms/content/read-records.server.ts";
import { routeTable } from "#app/cms/http/route-table.server.ts";
import { refuseFaults } from "#app/lib/content-error.ts";
import { menuOf } from "#app/ui/menu.tsx";
import { publicPages } from "#app/ui/words/page-names.ts";
import { contentCopy } from "./help/content-copy.ts";

const { pages } = readRecords(pageRecords, contentFolder("tests/content"));
const addresses = ["/not-found", ...publicPages];
const check = (changed: PageRecord[]) => refuseFaults(checkPageRecords(changed, addresses, (path) => path.join(".")));

const without = (...left: string[]) => pages.filter(({ id }) => !left.map(pageIdOf).includes(id));

const withBlocks = (...blocks: object[]) =>
  pages.map((page) => (page.id === "terms-of-service" ? { ...page, blocks } : page)) as PageRecord[];

const paragraph = (en: string) => ({ block: "paragraph", text: { en, mr: "मजकूर" } });

describe("the texts of the pages", () => {
  test("may leave out a page that the site can do without", () => {
    expect(() => check(without("/r&d/patent", "/nrf"))).not.toThrow();
  });

  test("must have every page that the site needs", () => {
    for (const address of ["/", "/admission", "/privacy-policy", "/not-found"])
      expect(() => check(without(address))).toThrow(
        `of the page ${address} is missing, and the site cannot do without it.`,
      );
  });

  test("may not have one of a page that the site does not have", () => {
    const [first] = pages as [PageRecord];
    expect(() => check([...pages, { ...first, id: "hostel" }])).toThrow(
      ': the site has no page for the text "hostel".',
    );
  });

  test("may not link to a page that the site does not have", () => {
    expect(() => check(withBlocks(paragraph("See **the [hostel](/hostel#rooms)**.")))).toThrow(
      /\d+\.blocks\.0\.text\.en: there is a link to \/hostel, but the site has no such page\.$/,
    );
    expect(() =>
      check(withBlocks(paragraph("[a](/nrf), [b](/fees.pdf), [c](https://pci.gov.in/), [d](#keep)"))),
    ).not.toThrow();
  });

  test.each([
    ["a field that the block needs", { block: "heading" }, /a block "heading" needs it/],
    ["a field of other blocks", { ...paragraph("a"), title: { en: "a", mr: "अ" } }, /"paragraph" has no such field/],
    ["rows in one language alone", { block: "table", text: { en: "a | b\nc | d", mr: "अ | ब" } }, /as many rows/],
    ["a fact that the site does not have", paragraph("Call {fone}."), /not \{fone\}/],
  ])("name the line of a mistake: %s", (_, block, message) => {
    const folder = contentCopy(onTestFinished);
    writeFileSync(join(folder, "records/pages.yaml"), stringify(withBlocks(block)));
    expect(() => readRecords(pageRecords, contentFolder(folder))).toThrow(message);
    expect(() => readRecords(pageRecords, contentFolder(folder))).toThrow(/pages\.yaml, line \d+: the field /);
  });
});

describe("a page that is left out", () => {
  test("is not found, in either language", () => {
    const entry = {
      is: "ended",
      record: {},
      firstAt: 0,
      changedAt: 0,
      endedAt: 1,
      replacedBy: undefined,
      follows: undefined,
    };
    const records = publicRecords({
      publication: 1,
      entries: new Map([["pages", new Map([["naac", entry as never]])]]),
    });
    const routes = ["naac", "mr/naac", "nrf"].map((path) => [
      path,
      { id: path, path, module: { default: () => null } },
    ]);
    const known = routeTable(Object.fromEntries(routes), () => records);
    expect(["/naac", "/mr/naac", "/nrf"].map(known.has)).toEqual([false, false, true]);
  });

  test("is in no menu, and neither is a group of such pages alone", () => {
    const letters = ["president", "secretary", "principal"].map((name) => `/about-us/message/${name}`);
    const has = (page: string) => ![...letters, "/iqac"].includes(page);
    const pages: Pages = { text: () => undefined as never, has, lists: has };
    const menu = JSON.stringify(menuOf(pages));
    expect(menu).not.toMatch(/iqac|message/);
    expect(menu).toContain("/about-us/gb-cdc");
  });
});

test("links of a page are found with the address they lead to", () => {
  const markup =
    '<a href="/r&amp;d/patent#list">a</a> <a class="b" href="/mr/naac?x=1">b</a> <a href="https://naac.gov.in/">c</a> <link href="/style.css"/> <a href="/">d</a>';
  expect(linksIn(markup)).toEqual(["/r&d/patent", "/mr/naac", "/"]);
});
