import { oneWords } from "../../app/inbox/one/one-words.ts";
import { applicationOf, freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";

test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

test("a long email address fits a phone, and a printed person has what was noted but no button", async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  const email = `with.a.long.name.${freshEmail()}`;
  const phone = `98${String(Date.now()).slice(-8)}`;
  const shown = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  const form = { filled: "5000", ...applicationOf(email), phone };
  await context.request.post(`${site.url}/courses/d-pharm`, { form, headers: { origin: site.url } });
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.goto(`/office/inbox?q=${phone}`);
  await page.getByRole("link", { name: "Asha Namune", exact: true }).click();
  await page.locator("summary", { hasText: oneWords.en.email }).first().click();
  await expect(page.locator("#mail-text")).toBeVisible();
  expect(await excess(), "nothing is scrolled sideways").toBe(0);
  await page.locator("#after-text").fill("Comes on Saturday.");
  await page.getByRole("button", { name: oneWords.en.after.spoke, exact: true }).click();

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 990 });
  expect(await excess()).toBe(0);
  await expect(page.getByRole("region", { name: oneWords.en.history })).toContainText("Comes on Saturday.");
  await expect(page.getByRole("region", { name: oneWords.en.history }).getByRole("list")).toBeVisible();
  await expect(page.getByRole("region", { name: oneWords.en.sent }).getByRole("link")).toHaveText(shown);
  await expect(page.locator('a[href^="https://wa.me"]:visible')).toHaveCount(0);
  await expect(page.locator("main :is(button, summary):visible")).toHaveCount(0);
  const printed = await page.goto(`/office/inbox?q=${phone}`);
  expect(printed?.ok()).toBe(true);
  const call = page.locator("main a[href^='tel:']");
  await expect(call.getByText(shown), "the list has numbers").toBeVisible();
});
