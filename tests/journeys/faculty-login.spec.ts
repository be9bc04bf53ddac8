import type { Page } from "@playwright/test";
import type { Words } from "../../app/words/words.ts";
import { closeResult, expectResult, loginForm, ways } from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

type Field = [name: string, label: string, type: string];

/** What each mode of the screen shows, by the query of its address. */
function modesIn({ login: t }: Words) {
  const email: Field = ["email", t.email, "email"];
  const otp: Field = ["otp", t.otp, "text"];
  const password: Field = ["password", t.password, "password"];
  const newPassword: Field = ["password", t.newPassword, "password"];
  const name: Field = ["name", t.name, "text"];
  const department: Field = ["department", t.department, "text"];
  const facultyId: Field = ["facultyId", t.facultyId, "text"];
  return {
    "": {
      texts: [t.loginTitle, t.loginLead],
      fields: [email, password],
      buttons: [t.login],
      toggles: [t.useOtp, t.registerHere],
    },
    "?mode=otp": {
      texts: [t.loginTitle, t.loginLead],
      fields: [email, otp],
      buttons: [t.sendOtp, t.verifyOtp],
      toggles: [t.usePassword, t.registerHere],
    },
    "?mode=register": {
      texts: [t.registerTitle, t.registerLead],
      fields: [name, department, facultyId, email, password],
      buttons: [t.register],
      toggles: [t.loginHere],
    },
    "?mode=forgot": {
      texts: [t.forgotTitle, t.forgotLead],
      fields: [email, otp, newPassword],
      buttons: [t.sendOtp, t.setPassword],
      toggles: [t.loginHere],
    },
  };
}
type Mode = ReturnType<typeof modesIn>[""];

/** What is seen of the screen. */
const seen = (page: Page) =>
  page.locator("#login").evaluate((screen) => {
    const textsOf = (selector: string) =>
      [...screen.querySelectorAll(selector)].map((each) => each.textContent?.trim());
    const inputs = [...screen.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")];
    return {
      texts: textsOf("h1, h1 + p"),
      fields: inputs.map(({ name, labels, type }) => [name, labels?.[0]?.textContent?.trim(), type]),
      buttons: textsOf(":scope > form button"),
      toggles: textsOf(".toggles a"),
      notRequired: inputs.filter(({ required }) => !required).map(({ name }) => name),
      typed: inputs.map(({ value }) => value).join(""),
      messages: textsOf("dialog, .field-error, [role=status], [role=alert]:not([hidden])"),
    };
  });

const expectEmpty = (page: Page, mode: Mode) =>
  expect.poll(() => seen(page)).toEqual({ ...mode, notRequired: [], typed: "", messages: [] });

for (const way of ways)
  test.describe(way.name, () => {
    test.use(way.use);
    const { t, login } = way;
    const modes = modesIn(t);

    test("each toggle leads to its mode, with every field empty and no message", async ({ page }) => {
      await page.goto(login);
      await expectEmpty(page, modes[""]);
      const steps: [toggle: string, mode: keyof typeof modes][] = [
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
        await expect(page).toHaveURL(login + mode);
        await expectEmpty(page, modes[mode]);
      }
    });

    test("what was refused in one mode is forgotten in the next", async ({ page }) => {
      await page.goto(`${login}?mode=otp`);
      await fill(loginForm(page), { email: "asha@example.org" });
      await loginForm(page).getByRole("button", { name: t.login.verifyOtp }).click();
      await expectResult(page, t.login.results.otpMissing, way);
      await closeResult(page, way);
      await expect(loginForm(page).locator("[name=email]")).toHaveValue("asha@example.org");
      await page.getByRole("link", { name: t.login.usePassword }).click();
      await expectEmpty(page, modes[""]);
      await page.getByRole("link", { name: t.login.useOtp }).click();
      await expectEmpty(page, modes["?mode=otp"]);
    });
  });
