import { codeOnceTo, fill, holdPosts, openAndRead, paste, referenceIn, sendEnquiry } from "../help/form-journeys.ts";
import { enquiryOf, freshEmail, mailsWith, otherCode } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { words } from "../help/words.ts";

test.use({ expected: /status of 4\d\d/ });

test("an enquiry is completed without leaving the page", async ({ page, site }) => {
  await openAndRead(page, "/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const form = page.locator("#enquiry");
  const dialog = page.getByRole("dialog", { name: "Enter the OTP" });
  const first = freshEmail();
  await fill(form, enquiryOf(first));

  const letGo = await holdPosts(page);
  await form.getByRole("button", { name: "Send OTP" }).click();
  await expect(form.getByRole("button", { name: "Sending OTP..." })).toBeDisabled();
  await letGo();
  await expect(dialog.getByRole("status")).toHaveText("OTP sent to your email. Please check your inbox.");
  await expect(dialog).toContainText(first);
  await expect(dialog).toHaveJSProperty("open", true);
  expect(await dialog.evaluate((each) => each.matches(":modal"))).toBe(true);
  const otp = page.getByPlaceholder("Enter 6-digit OTP");
  await expect(otp).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const enter = form.getByRole("button", { name: "Enter the OTP" });
  await expect(enter).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(otp).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(enter).toBeFocused();
  await expect(form.getByLabel("Full name")).toHaveValue("Asha Namune");
  await enter.click();
  await expect(otp).toBeFocused();

  await dialog.getByRole("button", { name: "Change the email address" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel("Email")).toBeFocused();
  const email = freshEmail();
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Send OTP" }).click();
  await expect(dialog).toContainText(email);

  const code = await codeOnceTo(site, email);
  await otp.fill(otherCode(code));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Invalid or expired OTP. Please try again.");
  await expect(otp).toBeFocused();
  await expect(otp).toHaveValue("");
  await paste(otp, `\u00a0OTP: ${code.slice(0, 3)} ${code.slice(3)}, ten minutes`);
  const letVerify = await holdPosts(page);
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
  await expect(dialog.getByRole("button", { name: "Verifying..." })).toBeDisabled();
  await letVerify();

  const note = form.getByRole("status");
  await expect(note).toContainText("Enquiry submitted successfully! We will contact you shortly.");
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await expect(dialog).toBeHidden();
  for (const name of Object.keys(enquiryOf(""))) await expect(form.locator(`[name=${name}]`)).toHaveValue("");
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  const reference = await referenceIn(note);
  await expect.poll(async () => (await mailsWith(site.dataDir, `New enquiry ${reference}`)).length).toBe(1);
});

test("a reload brings the dialog back, and the code is accepted there", async ({ page, site }) => {
  const email = await sendEnquiry(page);
  await expect(page).toHaveURL(/\/\?ticket=[\w-]+$/);
  const code = await codeOnceTo(site, email);
  await page.reload();
  await page.getByRole("button", { name: "Skip" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter the OTP" });
  await expect(dialog).toContainText(email);
  await expect(page.locator("#enquiry-email")).toHaveValue(email);
  await page.getByPlaceholder("Enter 6-digit OTP").fill(code);
  await expect.poll(() => dialog.evaluate((each) => each.matches(":modal"))).toBe(true);
  await expect(page.getByPlaceholder("Enter 6-digit OTP")).toHaveValue(code);
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.locator("#enquiry").getByRole("status")).toContainText("Enquiry submitted successfully!");
});

test("an enquiry is sent once, however often Enter is pressed", async ({ page, site }) => {
  await openAndRead(page, "/");
  const email = freshEmail();
  await fill(page.locator("#enquiry"), enquiryOf(email));
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const letGo = await holdPosts(page);
  await page.locator("#enquiry-contactNumber").focus();
  for (const _ of "three") await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sending OTP..." })).toBeDisabled();
  await letGo();
  await expect(page.getByPlaceholder("Enter 6-digit OTP")).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(await mailsWith(site.dataDir, email)).toHaveLength(1);
});

test("errors are listed at the top, and each leads to its field", async ({ page }) => {
  await openAndRead(page, "/");
  const form = page.locator("#enquiry");
  await fill(form, { ...enquiryOf("asha@example"), contactNumber: "12" });
  await form.getByRole("button", { name: "Send OTP" }).click();
  const alert = form.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(alert.getByRole("heading")).toHaveText("Please check these fields:");
  await expect(alert.getByRole("link")).toHaveCount(2);
  await alert.getByRole("link", { name: /“Contact number”/ }).click();
  const field = form.getByLabel("Contact number");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("12");
  await expect(field).toHaveAccessibleDescription(/enter a 10-digit number/);
  await expect(form.getByLabel("Full name")).toHaveValue("Asha Namune");
  await expect(form.getByRole("button", { name: "Send OTP" })).toBeEnabled();
});

test("where a visitor came from is handed on to the form for those without an email address", async ({ page }) => {
  await page.goto("/?from=poster-bus-stand");
  await page.locator("#enquiry [name=email]").focus();
  const link = page.locator("#enquiry").getByRole("link", { name: words.en.enquiry.noEmail });
  await expect(link).toHaveAttribute("href", /\/call-me\?from=poster-bus-stand$/);
});
