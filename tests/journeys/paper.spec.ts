import type { Page } from "@playwright/test";
import { documentText } from "../help/document-text.ts";
import { expect, seldom, test } from "../help/journey.ts";

/** Every page with papers, how many it has, and whether they are tested only in the full run. */
const withPapers: [path: string, papers: number, tag?: "@rest"][] = [
  ["/about-us/gb-cdc", 2],
  ["/about-us/statutory-committee", 3, "@rest"],
  ["/affiliation/pci", 1, "@rest"],
  ["/affiliation/msbte", 1, "@rest"],
  ["/affiliation/govt-of-mah", 1, "@rest"],
  ["/affiliation/dte", 1, "@rest"],
  ["/affiliation/aishe", 1, "@rest"],
  ["/mr/affiliation/pci", 1, "@rest"],
  ["/mr/about-us/gb-cdc", 2, "@rest"],
];

/** For each finished canvas: how many colours it has in a few rows. */
const colours = (page: Page) =>
  page.locator("dialog canvas[data-drawn]").evaluateAll((all) =>
    all.map((each) => {
      const canvas = each as HTMLCanvasElement;
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 7) seen.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
      return seen.size;
    }),
  );

for (const [path, papers, tag = []] of withPapers)
  test(`every page of the papers of ${path} is rendered, and they are links to the PDF`, { tag }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    const links = page.locator("main a[data-open=paper]");
    await expect(links).toHaveCount(papers);
    expect(scripts).toEqual([]);
    for (const link of await links.all()) {
      const address = await link.getAttribute("href");
      const answer = await page.request.get(address ?? "");
      const { pages } = await documentText(new Uint8Array(await answer.body()));
      await link.click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("canvas[data-drawn]")).toHaveCount(pages.length);
      expect(Math.min(...(await colours(page)))).toBeGreaterThan(2);
      await expect(dialog.locator("a[download]")).toHaveAttribute("href", new RegExp(`${address}$`));
      await expect(dialog.locator("a[target=_blank]")).toHaveAttribute("href", new RegExp(`${address}$`));
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });

/** The margin of a paper at each side, as a part of its width (app/pdf/made/maker/template.typ). */
const margin = 21 / 210;

for (const width of [320, 360])
  test(`a paper is readable on a phone of ${width} px`, { tag: seldom(width !== 320) }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/affiliation/pci");
    await page.locator("main a[data-open=paper]").click();
    const canvas = page.getByRole("dialog").locator("canvas[data-drawn]").first();
    const sheet = (await canvas.boundingBox()) ?? { x: 0, width: 0 };
    const frame = (await page.getByRole("dialog").getByRole("region").boundingBox()) ?? { x: 0, width: 0 };
    expect(sheet.width, "its text is as wide as the screen").toBeGreaterThan(width);
    for (const hidden of [frame.x - sheet.x, sheet.x + sheet.width - frame.x - frame.width])
      expect(hidden / sheet.width, "only its margins are out of sight, on both sides").toBeLessThan(margin);
    expect(frame.x + frame.width).toBeLessThanOrEqual(width);
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("dialog").getByRole("link", { name: "Download" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(width);
    const pages = page.getByRole("dialog").getByRole("region");
    expect((await pages.boundingBox())?.height, "most of the screen is the paper").toBeGreaterThan(320);
  });
