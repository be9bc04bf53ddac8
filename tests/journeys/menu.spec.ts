import { expect, test } from "../help/journey.ts";

const groups = ["About us", "Affiliation", "Courses", "R&D", "Events"];

test.beforeEach(({ page }) => page.goto("/admission"));

test("one dropdown is open at a time, and its button closes it again", async ({ page }) => {
  const bar = page.getByRole("navigation", { name: "Main menu" });
  const open = page.locator(":popover-open");
  for (const name of groups) {
    await bar.getByRole("button", { name, exact: true }).click();
    await expect(open).toHaveCount(1);
    await expect(
      bar.locator("li", { has: page.getByRole("button", { name, exact: true }) }).locator(open),
    ).toBeVisible();
  }
  await bar.getByRole("button", { name: "Events", exact: true }).click();
  await expect(open).toHaveCount(0);
});

test("a click outside closes the dropdown", { tag: "@rest" }, async ({ page }) => {
  await page.getByRole("button", { name: "Courses" }).click();
  await expect(page.locator(":popover-open")).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("Message opens inside ABOUT US and leaves it open", async ({ page }) => {
  await page.getByRole("button", { name: "About us" }).click();
  const about = page.locator("#menu-about");
  const president = about.getByRole("link", { name: "President" });
  await expect(president).toBeHidden();
  await about.getByText("Message", { exact: true }).click();
  await expect(president).toBeVisible();
  await expect(about.getByRole("link", { name: "Infrastructure" })).toBeVisible();
  await about.getByText("Message", { exact: true }).click();
  await expect(president).toBeHidden();
  await expect(about).toBeVisible();
});

test("choosing a link closes all menus, also after going back", async ({ page }) => {
  await page.getByRole("button", { name: "About us" }).click();
  await page.locator("#menu-about").getByText("Message", { exact: true }).click();
  await page.locator("#menu-about").getByRole("link", { name: "Principal" }).click();
  await expect(page).toHaveURL("/about-us/message/principal");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/admission");
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("a page in the back/forward cache has its menus closed before it is left", async ({ page }) => {
  await page.getByRole("button", { name: "About us" }).click();
  await expect(page.locator(":popover-open")).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("the current page and its group are marked", { tag: "@rest" }, async ({ page }) => {
  const bar = page.getByRole("navigation", { name: /^(Main menu|मुख्य मेनू)$/ });
  await expect(bar.locator("[aria-current]"), "on a page outside the menu").toHaveCount(0);
  for (const [path, name] of [
    ["/", "Home"],
    ["/mr", "मुख्यपृष्ठ"],
    ["/faculty", "Faculty"],
    ["/r&d/patent", "Patents"],
    ["/about-us/message/president", "President"],
  ] as const) {
    await page.goto(path);
    await expect(bar.locator("[aria-current=page]")).toHaveText(name);
  }
  const about = bar.getByRole("button", { name: "About us" });
  const line = (button: typeof about) => button.evaluate((each) => getComputedStyle(each).boxShadow);
  expect(await line(about)).not.toBe("none");
  expect(await line(bar.getByRole("button", { name: "Courses" }))).toBe("none");
  await about.click();
  await expect(page.locator("#menu-about [aria-current=page]")).toBeVisible();
});
