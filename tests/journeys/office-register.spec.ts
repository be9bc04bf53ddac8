import { dutyWords } from "../../app/features/duties/words.ts";
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
  const { stillRight, saved } = dutyWords.en;
  await page.getByRole("button", { name: stillRight }).first().click();
  await expect(page.getByRole("status")).toHaveText(saved);
  await expectGoodLook(page, "after pressing");
});
