import type { Page } from "@playwright/test";
import { expect, seldom, test } from "../help/journey.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: /^(Main menu|मुख्य मेनू)$/ });

for (const path of ["/admission", "/mr/admission"]) {
  test(`each dropdown of ${path} opens under its button and inside the window`, {
    tag: seldom(path === "/admission"),
  }, async ({ page }) => {
    await page.goto(path);
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of await bar(page).getByRole("button").all()) {
        await button.click();
        const menu = page.locator(":popover-open");
        const above = await button.boundingBox();
        const below = await menu.boundingBox();
        if (!above || !below) throw new Error("A menu is not rendered.");
        const edge = above.y + above.height;
        expect(Math.abs(below.y - edge), "just under its button").toBeLessThan(4);
        expect(below.x, "not left of the window").toBeGreaterThanOrEqual(0);
        expect(below.x + below.width, "not right of the window").toBeLessThanOrEqual(width);
        expect(below.y + below.height, "not below the window").toBeLessThanOrEqual(800);
        const isAligned =
          Math.abs(below.x - above.x) < 2 || Math.abs(below.x + below.width - above.x - above.width) < 2;
        expect(isAligned, "at an edge of its button").toBe(true);
      }
      await page.keyboard.press("Escape");
    }
  });

  test(`the menu bar of ${path} is one row that fits the narrowest window it is shown in`, {
    tag: seldom(path === "/admission"),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(path);
    const items = bar(page).locator("> ul > li");
    const tops = await items.evaluateAll((each) => each.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const lines = await items
      .locator("> :is(a, button)")
      .evaluateAll((each) => each.map((item) => Math.round(item.getBoundingClientRect().height)));
    expect(Math.max(...lines)).toBeLessThan(56);
  });
}

test("a low window lets the visitor reach the end of the longest dropdown", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto("/about-us/message/president");
  await bar(page).getByRole("button", { name: "About us" }).click();
  const last = page.locator("#menu-about").getByRole("link", { name: "Statutory committees" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
