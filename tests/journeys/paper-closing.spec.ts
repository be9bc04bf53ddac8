import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

const link = (page: Page) => page.locator("main a[data-open=paper]").first();

async function openPaper(page: Page, path = "/affiliation/pci") {
  await page.goto(path);
  await link(page).click();
  await expect(page.getByRole("dialog").locator("canvas[data-drawn]").first()).toBeVisible();
}

const ways: [way: string, path: string, act: (page: Page) => Promise<void>][] = [
  ["Escape", "/affiliation/pci", (page) => page.keyboard.press("Escape")],
  ["the close button", "/affiliation/dte", (page) => page.getByRole("button", { name: "Close" }).click()],
  ["a click outside it", "/about-us/statutory-committee", (page) => page.mouse.click(30, 400)],
];

test("Escape, the close button or a click outside closes a paper, and the focus returns", async ({ page }) => {
  for (const [way, path, act] of ways)
    await test.step(way, async () => {
      await openPaper(page, path);
      const isInside = await page.evaluate(() => document.activeElement?.closest("dialog") !== null);
      expect(isInside).toBe(true);
      await act(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(link(page)).toBeFocused();
    });
});

test("an open paper stays open at a click on it, zooms by its buttons, and holds the page behind still", {
  tag: "@rest",
}, async ({ page }) => {
  await openPaper(page);
  const canvas = page.locator("dialog canvas").first();
  await canvas.click();
  await expect(page.getByRole("dialog")).toBeVisible();

  const width = async () => (await canvas.boundingBox())?.width ?? 0;
  const narrow = await width();
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeDisabled();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeCloseTo(narrow * 1.2, -1);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBeCloseTo(narrow, -1);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  for (const _ of [1, 2, 3]) await page.mouse.wheel(0, 3000);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 3000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a paper is scrolled by the keyboard, and can be opened again, and another after it", { tag: "@rest" }, async ({
  page,
}) => {
  await openPaper(page, "/about-us/gb-cdc");
  await page.getByRole("dialog").getByRole("region").focus();
  await page.keyboard.press("End");
  await expect
    .poll(() =>
      page
        .getByRole("dialog")
        .getByRole("region")
        .evaluate((each) => each.scrollTop),
    )
    .toBeGreaterThan(100);
  await page.keyboard.press("Escape");
  for (const number of [0, 1]) {
    await page.locator("main a[data-open=paper]").nth(number).click();
    await expect(page.getByRole("dialog").locator("canvas[data-drawn]")).toHaveCount(2);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
