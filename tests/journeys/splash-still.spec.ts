import { browserOptions } from "../help/browser.ts";
import { expect, holdTime, test } from "../help/journey.ts";

// The browser's own setting: an emulated one does not affect animations inside an SVG picture.
const { args = [], ...options } = browserOptions();
test.use({
  isFirstVisit: true,
  launchOptions: { ...options, args: [...args, "--force-prefers-reduced-motion"] },
  contextOptions: { reducedMotion: null },
});

test("the opening logo does not move for visitors who prefer less motion", async ({ page }) => {
  await holdTime(page);
  await page.goto("/admission");
  const splash = page.locator("dialog.splash");
  await expect(splash.locator("img")).toHaveJSProperty("complete", true);
  expect(await splash.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
  const first = await splash.screenshot();
  for (const _ of [1, 2, 3]) expect((await splash.screenshot()).equals(first)).toBe(true);
});
