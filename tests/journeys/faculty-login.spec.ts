import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

test.use({ javaScriptEnabled: false, expected: /status of 503/ });

const logIn = "Log in to access your dashboard and manage your profile.";
const register = "Register as a new faculty member to create your profile.";

interface Mode {
  title: string;
  lead: string;
  fields: [label: string, type: string][];
  submit: string;
  toggles: string[];
}

const password: Mode = {
  title: "Faculty Login",
  lead: logIn,
  fields: [
    ["Email", "email"],
    ["Password", "password"],
  ],
  submit: "Login",
  toggles: ["Use OTP", "Register here"],
};
const otp: Mode = {
  title: "Faculty Login",
  lead: logIn,
  fields: [
    ["Email", "email"],
    ["OTP", "text"],
  ],
  submit: "Verify OTP",
  toggles: ["Use Password", "Register here"],
};
const registration: Mode = {
  title: "Faculty Registration",
  lead: register,
  fields: [
    ["Faculty Name", "text"],
    ["Department", "text"],
    ["Faculty ID", "text"],
    ["Email", "email"],
    ["Password", "password"],
  ],
  submit: "Register",
  toggles: ["Login here"],
};

const typed = (text: string) => (type: string) => (type === "email" && text ? "a@example.org" : text);

/** `sent` is what was typed before: passwords and codes do not come back. */
async function expectMode(page: Page, { title, lead, fields, submit, toggles }: Mode, sent = typed("")) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(lead)).toBeVisible();
  const inputs = page.locator("main form input:not([type=hidden])");
  await expect(inputs).toHaveCount(fields.length);
  for (const [label, type] of fields) {
    const input = page.locator("main form").getByLabel(label, { exact: true });
    await expect(input).toHaveJSProperty("type", type);
    await expect(input).toHaveJSProperty("required", true);
    await expect(input).toHaveValue(label === "Password" || label === "OTP" ? "" : sent(type));
  }
  await expect(page.locator("main form").getByRole("button", { name: submit, exact: true })).toBeVisible();
  expect(await page.locator("main .toggles a").allTextContents()).toEqual(toggles);
}

test("each toggle leads to its mode, with every field empty", async ({ page }) => {
  await page.goto("/faculty-login");
  await expectMode(page, password);
  const steps: [toggle: string, mode: Mode][] = [
    ["Use OTP", otp],
    ["Use Password", password],
    ["Register here", registration],
    ["Login here", password],
    ["Use OTP", otp],
    ["Register here", registration],
  ];
  for (const [toggle, mode] of steps) {
    await page.locator("main form").getByLabel("Email").fill("someone@example.org");
    await page.getByRole("link", { name: toggle }).click();
    await expectMode(page, mode);
  }
});

test("the OTP mode has a button that sends the OTP, also while the OTP is empty", async ({ page }) => {
  await page.goto("/faculty-login?mode=otp");
  await page.getByLabel("Email").fill("someone@example.org");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send OTP" }).click();
  expect((await answer).status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Signing in is not open yet.");
});

for (const [address, mode] of Object.entries({ "": password, "?mode=otp": otp, "?mode=register": registration }))
  test(`'${mode.submit}' is answered with a sentence, in the same mode`, async ({ page }) => {
    await page.goto(`/faculty-login${address}`);
    for (const [label, type] of mode.fields)
      await page.locator("main form").getByLabel(label, { exact: true }).fill(typed("123456")(type));
    await page.getByRole("button", { name: mode.submit, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Signing in is not open yet.");
    await expectMode(page, mode, typed("123456"));
  });

test("the screen speaks Marathi on the Marathi page, and its toggles stay there", async ({ page }) => {
  await page.goto("/mr/faculty-login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("प्राध्यापक लॉगिन");
  await page.getByRole("link", { name: "OTP वापरा" }).click();
  await expect(page).toHaveURL("/mr/faculty-login?mode=otp");
});
