import type { Page } from "@playwright/test";
import { expect, holdTime, test } from "../help/journey.ts";

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: "no-preference" } });

const splash = "dialog.splash";

test("the logo covers the page for 3 seconds at the first load of a visit", async ({ page }) => {
  await holdTime(page);
  await page.goto("/");
  await expect(page.locator(splash)).toBeInViewport();
  await expect(page.locator(splash).getByRole("img")).toHaveCount(0);
  await expect(page.locator(`${splash} img`)).toHaveJSProperty("complete", true);
  const box = await page.locator(splash).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(splash), "it is not printed").toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.clock.runFor(2900);
  await expect(page.locator(splash)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator(splash)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("it moves, and the page is already there behind it", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/admission");
  const animations = () =>
    page.evaluate(() => document.querySelector("dialog.splash")?.getAnimations({ subtree: true }).length);
  expect(await animations()).toBeGreaterThan(0);
  await expect(page.locator(splash)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(/\w/);
  await expect(page.locator("footer")).toContainText("Opening hours");
});

test("it does not appear at the next link, but at a reload", async ({ page }) => {
  await holdTime(page);
  await page.goto("/admission");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alumni" }).click();
  await expect(page).toHaveURL("/alumni");
  await expect(page.locator("footer")).toBeAttached();
  await expect(page.locator(splash)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(splash)).toBeVisible();
});

const ways = {
  "a tap": async (page) => page.mouse.click(300, 200),
  "a key": async (page) => page.keyboard.press("a"),
  Escape: async (page) => page.keyboard.press("Escape"),
  Skip: async (page) => page.getByRole("button", { name: "Skip" }).click(),
  "Enter on Skip": async (page) => page.getByRole("button", { name: "Skip" }).press("Enter"),
} satisfies Record<string, (page: Page) => Promise<void>>;

test("a tap, any key, or its button ends it", async ({ page }) => {
  // The clock is stopped, so that only the visitor can end it.
  await holdTime(page);
  await page.goto("/admission");
  for (const [way, act] of Object.entries(ways))
    await test.step(way, async () => {
      await page.reload();
      await expect(page.locator(splash)).toBeVisible();
      await act(page);
      await expect(page.locator(splash)).toHaveCount(0);
      await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Courses" }).click();
      await expect(page.locator("#menu-courses")).toBeVisible();
    });
});

test("it takes the focus itself, so that no ring is drawn before a key is pressed", { tag: "@rest" }, async ({
  page,
}) => {
  await page.goto("/admission");
  await expect(page.locator(splash)).toBeFocused();
  await expect(page.locator(splash)).toHaveCSS("outline-style", "none");
});

test("it is in Marathi on a Marathi page", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/mr");
  await expect(page.getByRole("button", { name: "पुढे जा" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it never appears", { tag: "@rest" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
