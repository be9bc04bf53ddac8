import { codeDialog, codeOnceTo, fill, haveRead, openAndRead, sendEnquiry } from "../help/form-journeys.ts";
import { enquiryOf, freshEmail, guardian, mailsWith, otherCode } from "../help/forms.ts";
import { expect, phoneWithoutScript, test } from "../help/journey.ts";
import { overflow } from "../help/layout.ts";
import { words } from "../help/words.ts";

const t = words.mr;

test.use(phoneWithoutScript);

test("an enquiry is completed in Marathi on a phone without script", async ({ page, site }) => {
  await openAndRead(page, "/mr");
  const form = page.locator("#enquiry");
  const dialog = page.getByRole("dialog", { name: t.code.title });
  const email = freshEmail();
  const sendButton = form.getByRole("button", { name: t.code.send, exact: true }).first();

  await fill(form, { ...enquiryOf(email), contactNumber: "१२" });
  await sendButton.click();
  const alert = form.getByRole("alert");
  await expect(alert).toContainText(t.form.errors.phone(t.enquiry.contactNumber, ""));
  await expect(alert).toBeInViewport();
  await alert.getByRole("link").click();
  await expect(page.locator("#enquiry-contactNumber")).toBeInViewport();
  await expect(page.locator("#enquiry-contactNumber")).toHaveValue("१२");
  await expect(page.locator("#enquiry-fullName")).toHaveValue("Asha Namune");

  await fill(form, { contactNumber: "९८७६५ ४३२१०" });
  await sendButton.click();
  await expect(dialog.getByRole("status")).toHaveText(t.code.sent);
  await expect(dialog).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByPlaceholder(t.code.placeholder)).toBeInViewport();
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await dialog.getByRole("button", { name: t.code.close }).click();
  await expect(dialog).toBeHidden();
  await form.getByRole("button", { name: t.code.enter }).click();
  await expect(dialog).toContainText(email);

  const code = await codeOnceTo(site, email);
  await page.getByPlaceholder(t.code.placeholder).fill(otherCode(code));
  await dialog.getByRole("button", { name: t.code.verify }).click();
  await expect(dialog.getByRole("alert")).toContainText(t.form.problems.wrongCode);
  await page.getByPlaceholder(t.code.placeholder).fill(code);
  await dialog.getByRole("button", { name: t.code.verify }).click();

  const note = form.getByRole("status");
  await expect(note).toContainText(t.enquiry.done);
  await expect(note).toBeInViewport();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#enquiry-fullName")).toHaveValue("");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await mailsWith(site.dataDir, email)).length).toBe(3);
});

test("another address can be entered in the form behind the dialog", { tag: "@rest" }, async ({ page, site }) => {
  await sendEnquiry(page);
  await page.getByRole("button", { name: "Change the email address" }).click();
  await expect(codeDialog(page)).toBeHidden();
  const email = freshEmail();
  await page.locator("#enquiry-email").fill(email);
  await haveRead(page);
  await page.locator("#enquiry").getByRole("button", { name: "Send OTP" }).click();
  await expect(codeDialog(page)).toContainText(email);
  await codeOnceTo(site, email);
});

test("visitors under 18 are asked for a guardian, also after a mistake", async ({ page, site }) => {
  await openAndRead(page, "/");
  const form = page.locator("#enquiry");
  const name = form.getByLabel("Parent’s or guardian’s name");
  await expect(name).toBeHidden();
  await expect(form.getByText("By pressing the button you agree that we may keep this for")).toBeVisible();
  await form.getByLabel("I am under 18").check();
  await expect(name).toBeVisible();
  await expect(form.getByText("By pressing the button you agree that we may keep this for")).toBeHidden();
  await expect(form.getByText("A parent or guardian must read this and press the button themselves")).toBeVisible();
  await form.getByLabel("I am under 18").uncheck();
  await expect(name).toBeHidden();

  const email = freshEmail();
  await form.getByLabel("I am under 18").check();
  await fill(form, enquiryOf(email));
  await form.getByRole("button", { name: "Send OTP" }).click();
  await expect(form.getByRole("alert").getByRole("link")).toHaveCount(2);
  await expect(form.getByLabel("I am under 18")).toBeChecked();
  await expect(name).toBeVisible();
  const { isMinor: _, ...names } = guardian;
  await fill(form, names);
  await form.getByRole("button", { name: "Send OTP" }).click();
  await page.getByPlaceholder("Enter 6-digit OTP").fill(await codeOnceTo(site, email));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(form.getByRole("status")).toContainText("Enquiry submitted successfully!");
  await expect.poll(async () => (await mailsWith(site.dataDir, email)).length).toBe(3);
  const mails = await mailsWith(site.dataDir, email);
  const text = mails.map((mail) => mail.text).join();
  expect(text).toContain("call the parent or guardian");
  expect(text).toMatch(/Parent or guardian: “Sunita Namune”\s+Parent’s or guardian’s phone: \+91 91234 56780/);
});
