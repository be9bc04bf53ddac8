import type { Page } from "@playwright/test";
import {
  closeResult,
  expectResult,
  logInByCode,
  loginForm,
  modal,
  pressBusy,
  type Way,
  ways,
} from "../help/faculty-journeys.ts";
import { codeOnceTo, fill } from "../help/form-journeys.ts";
import { freshEmail, passphrase, registrationOf } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

/** Continues from the dialog to the dashboard. */
async function goOn(page: Page, { t, dashboard }: Way) {
  await modal(page).getByRole("link", { name: t.login.toDashboard }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.dashboard.title);
}

/** Logs out, and back to the screen for logging in. */
async function leave(page: Page, { t, dashboard, login }: Way) {
  await page.getByRole("button", { name: t.dashboard.signOut, exact: true }).click();
  await expect(page.getByRole("status")).toHaveText(t.dashboard.signedOut);
  await page.goto(dashboard);
  await expect(page).toHaveURL(login);
}

for (const way of ways)
  test.describe(way.name, () => {
    test.use(way.use);
    const { t, login, isScripted } = way;

    test("a member registers and returns: by password, by OTP, and with a new password", { tag: way.tag }, async ({
      page,
      site,
    }) => {
      const email = freshEmail();
      const submit = (name: string) => loginForm(page).getByRole("button", { name, exact: true });

      await page.goto(login);
      await page.getByRole("link", { name: t.login.registerHere }).click();
      await fill(loginForm(page), registrationOf(email));
      await pressBusy(submit(t.login.register), t.login.processing, way);
      await expectResult(page, t.login.results.registered, way);
      await goOn(page, way);
      await expect(page.getByText(t.dashboard.welcome("Asha Namune"))).toBeVisible();
      await expect(page.locator("main bdi").getByText(email)).toBeVisible();
      await expect(page.locator("#profile-department")).toHaveValue("Pharmaceutics");

      await leave(page, way);
      await fill(loginForm(page), { email: email.toUpperCase(), password: passphrase });
      await pressBusy(submit(t.login.login), t.login.processing, way);
      await expectResult(page, t.login.results.signedIn, way);
      await goOn(page, way);

      await leave(page, way);
      await page.getByRole("link", { name: t.login.useOtp }).click();
      await logInByCode(page, site, email, way);
      const used = await codeOnceTo(site, email);
      await goOn(page, way);

      await leave(page, way);
      await page.getByRole("link", { name: t.login.forgot }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.login.forgotTitle);
      await fill(loginForm(page), { email });
      await pressBusy(submit(t.login.sendOtp), t.login.sending, way);
      await expectResult(page, t.login.results.codeSent, way);
      await closeResult(page, way);
      if (isScripted) await expect(loginForm(page).locator("[name=otp]")).toBeFocused();
      const password = `${passphrase} again`;
      await fill(loginForm(page), { otp: await codeOnceTo(site, email, used), password });
      await pressBusy(submit(t.login.setPassword), t.login.processing, way);
      await expectResult(page, t.login.results.passwordSet, way);
      await goOn(page, way);

      await leave(page, way);
      await fill(loginForm(page), { email, password });
      await submit(t.login.login).click();
      await expectResult(page, t.login.results.signedIn, way);
    });
  });
