import { expect, test } from "../help/journey.ts";

test("the head of a page takes at most 125 px of 360×640, and 80 px of 740×360", async ({ page }) => {
  for (const path of ["/", "/mr"]) {
    await page.goto(path);
    for (const [width, height, limit] of [
      [360, 640, 125],
      [740, 360, 80],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await page.getByRole("banner").locator("> div").boundingBox())?.height).toBeLessThanOrEqual(limit);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone folds the footer's links, and the footer takes at most 560 px", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/naac");
    const footer = page.locator("footer");
    const sitemap = footer.getByRole("link", { name: "Sitemap" });
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(560);
    await expect(sitemap).toBeHidden();
    await footer.getByText("Quick links").click();
    await expect(sitemap).toBeVisible();
  });

  test("a wide screen shows all of the footer's links, and the focus passes from one to the next", async ({ page }) => {
    await page.goto("/naac");
    const footer = page.locator("footer");
    await expect(footer.getByRole("link", { name: "Sitemap" })).toBeVisible();
    await footer.getByRole("link", { name: "Sitemap" }).focus();
    await page.keyboard.press("Tab");
    await expect(footer.locator("details").nth(1).getByRole("link").first()).toBeFocused();
  });
});
