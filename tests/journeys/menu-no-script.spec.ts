import { expect, test } from "../help/journey.ts";

test.use({ javaScriptEnabled: false });

test("the menu works without script", async ({ page }) => {
  await page.goto("/admission");
  await page.getByRole("button", { name: "About us" }).click();
  const about = page.locator("#menu-about");
  await expect(about).toBeVisible();
  await page.getByRole("button", { name: "Courses" }).click();
  await expect(about).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-courses")).toBeHidden();
  await page.getByRole("button", { name: "About us" }).click();
  await about.getByText("Message", { exact: true }).click();
  await about.getByRole("link", { name: "Secretary" }).click();
  await expect(page).toHaveURL("/about-us/message/secretary");
  await expect(about).toBeHidden();
});

test("the drawer works without script", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/mr/admission");
  await page.getByRole("button", { name: "मेनू" }).first().click();
  await page.locator("#drawer").getByText("कार्यक्रम", { exact: true }).click();
  await page.locator("#drawer").getByRole("link", { name: "क्रीडा स्पर्धा" }).click();
  await expect(page).toHaveURL("/mr/events/sports");
});
