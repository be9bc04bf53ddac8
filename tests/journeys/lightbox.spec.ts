import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";
import { caption, slide } from "../help/lightbox.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pictures = (page: Page) => page.locator("main a[data-open=picture]");
const captions = (page: Page) => pictures(page).locator("strong").allTextContents();

/** Opens the picture of that number, counted from 0. */
async function openPicture(page: Page, number: number) {
  await page.goto("/about-us/infrastructure");
  await pictures(page).nth(number).click();
  await expect(slide(page).getByRole("img")).toHaveJSProperty("complete", true);
}

test("no script file is requested before a picture is touched", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/about-us/infrastructure", { waitUntil: "networkidle" });
  await expect(pictures(page)).toHaveCount(15);
  expect(scripts).toEqual([]);
  await pictures(page).first().click();
  await expect(slide(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test("it opens at the touched picture, with its caption", async ({ page }) => {
  await openPicture(page, 4);
  const names = await captions(page);
  await expect(caption(page)).toHaveText(names[4] ?? "");
  const link = pictures(page).nth(4);
  await expect(slide(page).getByRole("img")).toHaveAttribute(
    "alt",
    (await link.locator("img").getAttribute("alt")) ?? "",
  );
  const width = await slide(page)
    .getByRole("img")
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(width).toBeGreaterThan(100);
});

test("the buttons and the arrow keys change the picture, from the last to the first and back", async ({ page }) => {
  await openPicture(page, 14);
  const names = await captions(page);
  const next = () => page.getByRole("button", { name: "Next" }).click();
  const previous = () => page.getByRole("button", { name: "Previous" }).click();
  const press = (key: string) => () => page.keyboard.press(key);
  for (const [turn, number] of [
    [next, 0],
    [previous, 14],
    [previous, 13],
    [press("ArrowRight"), 14],
    [press("ArrowRight"), 0],
    [press("ArrowLeft"), 14],
  ] as const) {
    await turn();
    await expect(caption(page)).toHaveText(names[number] ?? "");
  }
});

test("the page behind does not scroll while it is open, and scrolls again afterwards", { tag: "@rest" }, async ({
  page,
}) => {
  await openPicture(page, 2);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "the close button": (page) => page.getByRole("button", { name: "Close" }).click(),
  "a click outside the picture": (page) => page.mouse.click(40, 120),
};

test("Escape, the close button or a click outside the picture closes it, and the focus returns to the link", async ({
  page,
}) => {
  for (const [way, act] of Object.entries(ways))
    await test.step(way, async () => {
      await openPicture(page, 1);
      const isInside = () => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
      await expect.poll(isInside).toBe(true);
      await act(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(pictures(page).nth(1)).toBeFocused();
    });
});

test("the Tab key stays among its buttons", async ({ page }) => {
  await openPicture(page, 0);
  for (const _ of Array(6)) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") ?? null)).toBeNull();
  }
});
