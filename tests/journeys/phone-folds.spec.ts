import { expect, test } from "../help/journey.ts";

test("the members of a committee are folded on a phone, and all in sight where there is room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/inspection");
  const heading = page.getByRole("heading", { name: "Committees", exact: true });
  const committees = page.locator("section").filter({ has: heading }).last();
  const members = committees.locator("li");
  await expect(members.first()).toBeHidden();
  await committees.locator("summary").first().click();
  await expect(members.first()).toBeVisible();
  await expect(members.last()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(committees.locator("summary").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(members.last()).toBeVisible();
});
