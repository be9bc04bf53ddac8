import { expect, test } from "../help/journey.ts";

/** The menu bar of wide windows. */
const bar = "header nav:not([popover])";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test("the drawer has the items of the menu bar, in their order", async ({ page }) => {
  for (const path of ["/", "/mr"]) {
    await page.goto(path);
    const linksOf = (menu: string) =>
      page.locator(`${menu} a`).evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    const items = await linksOf("#drawer > ul");
    expect(items.length).toBeGreaterThan(25);
    expect(items).toEqual(await linksOf(bar));
    await expect(page.locator(bar)).toBeHidden();
    const groups = page.locator("#drawer summary");
    const names = await page.locator(`${bar} :is(button, summary)`).allTextContents();
    expect(await groups.allTextContents()).toEqual(names);
  }
});

test("a touch opens the drawer, its groups one at a time, and a link closes all", async ({ page }) => {
  await page.goto("/admission");
  const drawer = page.locator("#drawer");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(drawer).toBeInViewport();
  await drawer.getByText("Affiliation", { exact: true }).tap();
  await expect(drawer.getByRole("link", { name: "PCI" })).toBeVisible();
  await drawer.getByText("About us", { exact: true }).tap();
  await expect(drawer.getByRole("link", { name: "PCI" })).toBeHidden();
  await drawer.getByText("Message", { exact: true }).tap();
  await expect(drawer.getByRole("link", { name: "Organogram" })).toBeVisible();
  await drawer.getByRole("link", { name: "Secretary" }).tap();
  await expect(page).toHaveURL("/about-us/message/secretary");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/admission");
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("the drawer closes by its button and by Escape, and the focus returns", async ({ page }) => {
  await page.goto("/admission");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.tap();
  await page.locator("#drawer").getByRole("button", { name: "Close" }).tap();
  await expect(page.locator("#drawer")).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator("#drawer")).toBeHidden();
  await expect(button).toBeFocused();
});

test("the drawer shows the group of the current page, open and marked", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/about-us/message/president");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const here = page.locator("#drawer [aria-current=page]");
  await expect(here).toHaveText("President");
  await expect(here).toBeVisible();
});

test("every item of the drawer can be scrolled to on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto("/about-us/message/president");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const last = page.locator("#drawer").getByRole("link", { name: "Faculty login" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("a touch outside the drawer closes it", { tag: "@rest" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admission");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(page.locator("#drawer")).toBeInViewport();
  await page.touchscreen.tap(60, 600);
  await expect(page.locator("#drawer")).toBeHidden();
});

test.describe("on a tablet wide enough for the menu bar", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a touch opens a dropdown, another touch on it closes it, and so does one outside", async ({ page }) => {
    await page.goto("/admission");
    const button = page.getByRole("button", { name: "Events" });
    const menu = page.locator("#menu-events");
    await button.tap();
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: "Courses" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator("#menu-courses")).toBeVisible();
    await page.getByRole("button", { name: "Courses" }).tap();
    await expect(page.locator("#menu-courses")).toBeHidden();
    await button.tap();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(menu).toBeHidden();
  });
});
