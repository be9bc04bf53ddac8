import { describe, expect, test } from "vitest";
import { everyPageAndMore, expectOfEveryPage } from "../help/every-page.ts";
import { all } from "../help/html.ts";
import { structuredDataFaults } from "../help/schema-org.ts";
import { siteUrl } from "../help/visit.ts";

describe("the structured data", () => {
  test("of every page has no fault", () =>
    expectOfEveryPage(async ({ page }) => {
      const graphs = all(page, "script[type='application/ld+json']").map((script) =>
        JSON.parse(String(script.children[0])),
      );
      for (const graph of graphs) expect(graph["@context"]).toBe("https://schema.org");
      const nodes = graphs.flatMap((graph) => graph["@graph"]);
      expect(await structuredDataFaults(nodes)).toEqual([]);
    }, everyPageAndMore));

  test("with a fault is found by this test", async () => {
    const event = { "@type": "Event", name: "Sports day", location: { "@type": "Place" }, colour: "green" };
    const crumbs = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Home", item: "/" }] };
    expect(await structuredDataFaults([event, crumbs])).toEqual([
      "Event has no startDate",
      "Place has no address",
      expect.stringContaining('"colour"'),
      expect.stringContaining("At least two"),
      expect.stringContaining("Invalid URL"),
      expect.stringContaining('"position"'),
    ]);
    const proper = { ...event, startDate: "2027-01-09", location: { "@type": "Place", address: siteUrl } };
    expect(
      await structuredDataFaults([{ ...proper, colour: undefined }].map(({ colour: _, ...kept }) => kept)),
    ).toEqual([]);
  });
});
