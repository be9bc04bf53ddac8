import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

/** The accessible name and state of the buttons that have a menu. */
async function menuStates(page: Page): Promise<Record<string, boolean | undefined>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const buttons = nodes.filter((node) => node.role?.value === "button");
  return Object.fromEntries(
    buttons.map((node) => [
      String(node.name?.value).toLowerCase(),
      node.properties?.find((property) => property.name === "expanded")?.value.value,
    ]),
  );
}

test.beforeEach(({ page }) => page.goto("/admission"));

test("the skip link is first and moves the focus past the menu", async ({ page }) => {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => document.activeElement?.closest("#content") !== null);
  expect(isInside).toBe(true);
});

test("a dropdown opens by Enter and by Space, and the next Tab goes into it", async ({ page }) => {
  const button = page.getByRole("button", { name: "Affiliation" });
  for (const key of ["Enter", "Space"]) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(page.locator("#menu-affiliation")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu-affiliation").getByRole("link", { name: "PCI" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.locator("#menu-affiliation")).toBeHidden();
  }
});

test("Escape closes the dropdown from inside and the focus returns to its button", async ({ page }) => {
  const button = page.getByRole("button", { name: "Affiliation" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-affiliation")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Escape closes ABOUT US with Message open in it", { tag: "@rest" }, async ({ page }) => {
  const about = page.getByRole("button", { name: "About us" });
  await about.press("Enter");
  const message = page.locator("#menu-about summary");
  await message.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-about").getByRole("link", { name: "President" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-about")).toBeHidden();
  await expect(about).toBeFocused();
});

test("a link of a dropdown is followed by Enter", { tag: "@rest" }, async ({ page }) => {
  await page.getByRole("button", { name: "R&D" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/r&d/publication");
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("assistive technology gets the state of the menus", async ({ page }) => {
  expect(await menuStates(page)).toMatchObject({ "about us": false, affiliation: false, events: false });
  await page.getByRole("button", { name: "Affiliation" }).press("Enter");
  expect(await menuStates(page)).toMatchObject({ "about us": false, affiliation: true, events: false });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await menuStates(page)).toMatchObject({ menu: false });
  await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
  expect(await menuStates(page)).toMatchObject({ menu: true });
});
