import type { Page } from "@playwright/test";
import { expect, seldom, test } from "../help/journey.ts";
import { caption, slide } from "../help/lightbox.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** A horizontal swipe over the middle of the screen. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 370 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (const step of [0.2, 0.4, 0.6, 0.8, 1])
    await session.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(Math.round(from + (to - from) * step)),
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test("a swipe changes the picture, from the last to the first and back", async ({ page }) => {
  await page.goto("/about-us/infrastructure");
  const links = page.locator("main a[data-open=picture]");
  const names = await links.locator("strong").allTextContents();
  await links.first().tap();
  await expect(caption(page)).toHaveText(names[0] ?? "");
  await swipe(page, 300, 40);
  await expect(caption(page)).toHaveText(names[1] ?? "");
  await swipe(page, 60, 320);
  await expect(caption(page)).toHaveText(names[0] ?? "");
  await swipe(page, 60, 320);
  await expect(caption(page)).toHaveText(names[14] ?? "");
});

test("it is in Marathi on a Marathi page", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/mr/about-us/infrastructure");
  await page.locator("main a[data-open=picture]").first().tap();
  await expect(caption(page)).toHaveText(/[\u0900-\u097F]/);
  for (const name of ["बंद करा", "पुढील", "मागील"])
    await expect(page.getByRole("dialog", { name: "चित्रे" }).getByRole("button", { name })).toHaveCount(1);
});

test("every button in it is large enough for a finger", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/about-us/infrastructure");
  await page.locator("main a[data-open=picture]").first().tap();
  await expect(slide(page)).toBeVisible();
  for (const button of await page.getByRole("dialog").getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/about-us/infrastructure", "/mr/about-us/infrastructure"])
    test(`each picture of ${path} is a link to itself`, { tag: seldom(path.startsWith("/mr")) }, async ({ page }) => {
      await page.goto(path);
      const links = await page.locator("main a[data-open=picture]").all();
      expect(links).toHaveLength(15);
      for (const link of links) {
        const answer = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toMatch(/^image\//);
      }
      await links[0]?.click();
      await expect(page).toHaveURL(/\/pictures\/[^/]+\.(svg|webp)$/);
    });
});
