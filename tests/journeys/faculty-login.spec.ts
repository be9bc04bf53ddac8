import type { Page } from "@playwright/test";
import { closeResult, expectResult, loginForm, type Way, ways } from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

/** What of the screen's form differs from its initial state. */
const leftovers = (page: Page) =>
  page.locator("#login").evaluate((screen) => {
    const inputs = [...screen.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")];
    const messages = screen.querySelectorAll("dialog, [id$=-error], [role=status], [role=alert]:not([hidden])");
    return {
      notRequired: inputs.filter(({ required }) => !required).map(({ name }) => name),
      typed: inputs.map(({ value }) => value).join(""),
      messages: [...messages].map((each) => each.textContent),
    };
  });

/** Checks that a mode of the screen is in its initial state. */
async function expectFresh(page: Page, { login }: Way, mode: string) {
  await expect(page).toHaveURL(login + mode);
  await expect.poll(() => leftovers(page)).toEqual({ notRequired: [], typed: "", messages: [] });
}

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login } = way;

    test("each toggle leads to its mode, with every field empty and no message", { tag: "@rest" }, async ({ page }) => {
      await page.goto(login);
      await expectFresh(page, way, "");
      const steps: [toggle: string, mode: string][] = [
        [t.login.useOtp, "?mode=otp"],
        [t.login.usePassword, ""],
        [t.login.registerHere, "?mode=register"],
        [t.login.loginHere, ""],
        [t.login.forgot, "?mode=forgot"],
        [t.login.loginHere, ""],
        [t.login.useOtp, "?mode=otp"],
        [t.login.registerHere, "?mode=register"],
      ];
      for (const [toggle, mode] of steps) {
        for (const field of await loginForm(page).locator("input:not([type=hidden])").all()) await field.fill("typed");
        await page.getByRole("link", { name: toggle, exact: true }).click();
        await expectFresh(page, way, mode);
      }
    });

    test("an error in one mode is gone in the next", { tag: "@rest" }, async ({ page }) => {
      await page.goto(`${login}?mode=otp`);
      await fill(loginForm(page), { email: "asha@example.org" });
      await loginForm(page).getByRole("button", { name: t.login.verifyOtp }).click();
      await expectResult(page, t.login.results.otpMissing, way);
      await closeResult(page, way);
      await expect(loginForm(page).locator("[name=email]")).toHaveValue("asha@example.org");
      await page.getByRole("link", { name: t.login.usePassword }).click();
      await expectFresh(page, way, "");
      await page.getByRole("link", { name: t.login.useOtp }).click();
      await expectFresh(page, way, "?mode=otp");
    });
  });
