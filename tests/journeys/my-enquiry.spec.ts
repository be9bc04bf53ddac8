import type { Page } from "@playwright/test";
import { codeOnceTo, fill, haveRead, openAndRead, referenceIn } from "../help/form-journeys.ts";
import { applicationOf, feedbackOf, freshEmail, guardian, mailsWith, otherCode } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

test.use({ expected: /status of 4\d\d/ });

/** One of the facts that are kept, by what it says. */
const fact = (page: Page, text: string) => page.getByRole("definition").filter({ hasText: text });

test("feedback is sent, looked up, corrected and erased, without a page in between", async ({ page, site }) => {
  await openAndRead(page, "/feedback");
  const email = freshEmail();
  await fill(page.locator("#feedback"), feedbackOf(email));
  await page.getByRole("button", { name: "Send feedback" }).click();
  const note = page.locator("#feedback").getByRole("status");
  await expect(note).toContainText("Thank you. We have your feedback.");
  await expect(note).toBeFocused();
  await expect(page.locator("#feedback-text")).toHaveValue("");
  const reference = await referenceIn(note);
  await expect.poll(async () => (await mailsWith(site.dataDir, email)).length).toBe(2);

  await note.getByRole("link", { name: "My enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My enquiry");
  await haveRead(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator("#my-enquiry-reference").fill(reference.toLowerCase().replaceAll("-", ""));
  await page.locator("#my-enquiry").getByLabel("Email").fill(email);
  await page.locator("#my-enquiry").getByRole("button", { name: "Send OTP" }).click();
  const otp = page.getByPlaceholder("Enter 6-digit OTP");
  await expect(otp).toBeFocused();
  await expect(page.getByRole("status")).toContainText(`we have sent an OTP to ${email}.`);
  const code = await codeOnceTo(site, email);
  await otp.fill(otherCode(code));
  await page.keyboard.press("Enter");
  await expect(page.locator("#my-enquiry").getByRole("alert")).toContainText("Invalid or expired OTP.");
  await expect(otp).toBeFocused();
  await otp.fill(code);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Received", exact: true })).toBeFocused();
  await expect(fact(page, "The library is lovely.")).toBeVisible();
  await page.getByLabel("Name").fill("");
  await page.locator("#my-enquiry-text").fill("Better now.");
  await page.locator("#my-enquiry-name").evaluate((field) => field.removeAttribute("required"));
  await page.getByRole("button", { name: "Save the corrections" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Please fill in “Name”." }).click();
  await expect(page.locator("#my-enquiry-name")).toBeFocused();
  await page.keyboard.type("Usha");
  await page.getByRole("button", { name: "Save the corrections" }).click();
  await expect(page.getByRole("status")).toHaveText("Your corrections have been saved.");
  await expect(page.getByRole("status")).toBeFocused();
  await expect(fact(page, "Better now.")).toBeVisible();
  await expect(fact(page, "Usha")).toBeVisible();

  const erase = page.getByRole("button", { name: "Erase all of it now" });
  await expect(erase).toBeHidden();
  await page.getByText("Erase it", { exact: true }).click();
  await erase.click();
  await expect(page.getByRole("status")).toContainText(`Everything under ${reference} has been erased.`);
  await expect(page.getByRole("status")).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect
    .poll(async () => (await mailsWith(site.dataDir, `Erased by the person: feedback ${reference}`)).length)
    .toBe(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an application of a visitor under 18 is sent, looked up and erased", { tag: "@rest" }, async ({
    page,
    site,
  }) => {
    await openAndRead(page, "/courses/d-pharm");
    const email = freshEmail();
    const form = page.locator("#apply");
    await fill(form, { fullName: "Asha Namune" });
    await form.getByRole("button", { name: "Ask to be contacted" }).click();
    await expect(form.getByRole("alert")).toContainText("Please give an email address or a phone number");
    await expect(form.getByRole("alert")).toBeInViewport();
    await form.getByLabel("I am under 18").check();
    const { isMinor: _, ...names } = guardian;
    await fill(form, { ...applicationOf(email), ...names });
    await form.getByRole("button", { name: "Ask to be contacted" }).click();
    await expect(form.getByRole("status")).toContainText("Thank you. We have your request");
    await expect(form.getByRole("status")).toBeInViewport();
    const reference = await referenceIn(form);

    await openAndRead(page, "/my-enquiry");
    await page.locator("#my-enquiry-reference").fill(reference);
    await page.locator("#my-enquiry").getByLabel("Email").fill(email);
    await page.locator("#my-enquiry").getByRole("button", { name: "Send OTP" }).click();
    await page.getByPlaceholder("Enter 6-digit OTP").fill(await codeOnceTo(site, email));
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await expect(page.getByRole("heading", { name: "What we keep" })).toBeInViewport();
    await expect(fact(page, "Sunita Namune")).toBeVisible();
    await expect(fact(page, "Not yet confirmed by phone")).toBeVisible();
    await page.getByText("Erase it", { exact: true }).click();
    await page.getByRole("button", { name: "Erase all of it now" }).click();
    await expect(page.getByRole("status")).toContainText(`Everything under ${reference} has been erased.`);
    await expect(page.getByRole("status")).toBeInViewport();
  });
});
