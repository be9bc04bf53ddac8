import type { Page } from "@playwright/test";
import {
  closeResult,
  expectResult,
  loginForm,
  modal,
  otherWays,
  pressBusy,
  signIn,
  type Way,
} from "../help/faculty-journeys.ts";
import { codeOnceTo, fill } from "../help/form-journeys.ts";
import { freshEmail, mailsWith, otherCode, passphrase, registrationOf } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

const submit = (page: Page, name: string) => loginForm(page).getByRole("button", { name, exact: true });

/** Closes the dialog; with script the focus is then on the next field. */
async function closeTo(page: Page, name: string, way: Way) {
  await closeResult(page, way);
  if (way.isScripted) await expect(loginForm(page).locator(`[name=${name}]`)).toBeFocused();
}

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login } = way;
    const { results } = t.login;

    test("a weak password and a taken address are refused, and only the password has to be typed again", async ({
      page,
      browser,
      site,
    }) => {
      const email = freshEmail();
      await page.goto(`${login}?mode=register`);
      const password = loginForm(page).locator("[name=password]");
      for (const [weak, sentence] of Object.entries({
        short: t.form.errors.shortPassword(t.login.password, ""),
        "1234567890": t.form.errors.weakPassword(t.login.password, ""),
      })) {
        await fill(loginForm(page), { ...registrationOf(email), password: weak });
        await pressBusy(submit(page, t.login.register), t.login.processing, way);
        await expectResult(page, results.fields, way);
        await expect(modal(page).getByRole("listitem")).toHaveText(sentence);
        await closeTo(page, "password", way);
        await expect(password).toHaveValue("");
        await expect(password).toHaveAttribute("aria-invalid", "true");
        await expect(password).toHaveAccessibleDescription(new RegExp(sentence));
        for (const [name, value] of Object.entries(registrationOf(email)))
          if (name !== "password") await expect(loginForm(page).locator(`[name=${name}]`)).toHaveValue(value);
      }
      const other = await browser.newContext();
      await signIn(other, site, email);
      await other.close();
      await fill(loginForm(page), { password: passphrase });
      await submit(page, t.login.register).click();
      await expectResult(page, results.emailTaken, way);
      await closeTo(page, "email", way);
      await expect(page).toHaveURL(/mode=register/);
    });

    test("a wrong password does not reveal whether the address is registered", async ({ page, browser, site }) => {
      const other = await browser.newContext();
      for (const email of [freshEmail(), await signIn(other, site)]) {
        await page.goto(login);
        await fill(loginForm(page), { email, password: "not this one" });
        await pressBusy(submit(page, t.login.login), t.login.processing, way);
        await expectResult(page, results.wrongCredentials, way);
        await closeTo(page, "password", way);
        await expect(loginForm(page).locator("[name=email]")).toHaveValue(email);
        await expect(loginForm(page).locator("[name=password]")).toHaveValue("");
      }
      await other.close();
    });

    test("a missing, wrong or used OTP is refused, and the next one is accepted", { tag: "@rest" }, async ({
      page,
      browser,
      site,
    }) => {
      const other = await browser.newContext();
      const email = await signIn(other, site);
      await other.close();
      await page.goto(`${login}?mode=otp`);
      await fill(loginForm(page), { email });
      await submit(page, t.login.verifyOtp).click();
      await expectResult(page, results.otpMissing, way);
      await closeTo(page, "otp", way);

      await pressBusy(submit(page, t.login.sendOtp), t.login.sending, way);
      await expectResult(page, results.codeSent, way);
      await closeTo(page, "otp", way);
      await submit(page, t.login.sendOtp).click();
      await expectResult(page, new RegExp(`^${results.tooSoon("[\\d०-९]+ \\S+")}$`), way);
      await closeTo(page, "email", way);

      const code = await codeOnceTo(site, email);
      await fill(loginForm(page), { otp: otherCode(code) });
      await submit(page, t.login.verifyOtp).click();
      await expectResult(page, results.wrongCode, way);
      await closeTo(page, "otp", way);
      await expect(loginForm(page).locator("[name=otp]")).toHaveValue("");
      await fill(loginForm(page), { otp: code });
      await submit(page, t.login.verifyOtp).click();
      await expectResult(page, results.codeRight, way);
      const subjects = (await mailsWith(site.dataDir, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /\d{6}/.test(subject))).toHaveLength(1);
    });

    test("an OTP is promised to an address without an account as to any other", { tag: "@rest" }, async ({
      page,
      site,
    }) => {
      const email = freshEmail();
      await page.goto(`${login}?mode=otp`);
      await fill(loginForm(page), { email });
      await submit(page, t.login.sendOtp).click();
      await expectResult(page, results.codeSent, way);
      await closeTo(page, "otp", way);
      await fill(loginForm(page), { otp: "123456" });
      await submit(page, t.login.verifyOtp).click();
      await expectResult(page, results.wrongCode, way);
      await expect.poll(async () => (await mailsWith(site.dataDir, email)).length).toBe(1);
    });
  });
