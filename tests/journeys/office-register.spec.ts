import { requirementWords } from "../../app/register/duties/requirement-words.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";

test.use({ javaScriptEnabled: false });

test("the list of the register reads well on a phone, and its button works without script", async ({
  context,
  page,
  site,
}) => {
  await joinOffice(context, site, "office");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/mr/office/register");
  await expectGoodLook(page, "the list in Marathi");
  await page.goto("/office/register");
  await expectGoodLook(page, "the list in English");
  const { stillRight, saved } = requirementWords.en;
  await page.getByRole("button", { name: stillRight }).first().click();
  await expect(page.getByRole("status")).toHaveText(saved);
  await expectGoodLook(page, "after pressing");
});

test("the public register, of thirty rows and more, reads well at 320 px without script, in both languages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/disclosure", "/mr/disclosure"]) {
    await page.goto(path);
    expect(await page.locator("main article").count()).toBeGreaterThanOrEqual(30);
    await expectGoodLook(page, path);
  }
});
