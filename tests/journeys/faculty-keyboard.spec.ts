import type { Page } from "@playwright/test";
import { modal, signIn, ways } from "../help/faculty-journeys.ts";
import { codeOnceTo } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

/** Whether the focus is on an element, or inside it. */
const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** Presses the Tab key until an element has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isFocusIn(page, selector)) return;
  }
  throw new Error(`The Tab key does not reach ${selector}.`);
}

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login, dashboard, isScripted } = way;

    test("a keyboard is enough to log in by OTP and to save the profile", async ({ page, browser, site }) => {
      const other = await browser.newContext();
      const email = await signIn(other, site);
      await other.close();

      await page.goto(`${login}?mode=otp`);
      await tabTo(page, "#login-email");
      await page.keyboard.type(email);
      await page.keyboard.press("Enter");
      await expect(modal(page).getByRole("heading")).toHaveText(t.login.results.codeSent);
      await tabTo(page, "dialog[open] p > button");
      await page.keyboard.press("Enter");
      await expect(modal(page)).toBeHidden();
      if (!isScripted) await tabTo(page, "#login-otp");
      await expect(page.locator("#login-otp")).toBeFocused();
      await page.keyboard.type(await codeOnceTo(site, email));
      await page.keyboard.press("Enter");
      await expect(modal(page).getByRole("heading")).toHaveText(t.login.results.codeRight);
      await tabTo(page, "dialog[open] a");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(dashboard);

      await tabTo(page, "#profile summary");
      await page.keyboard.press("Enter");
      await tabTo(page, "#profile-department");
      await page.keyboard.type("Pharmacology");
      await page.keyboard.press("Tab");
      await page.keyboard.type("GM-18");
      await tabTo(page, "#profile-designation");
      await page.keyboard.type("Lecturer");
      await page.keyboard.press("Enter");
      const note = page.locator("#profile").getByRole("status");
      await expect(note).toHaveText(`${t.dashboard.saved} ${t.dashboard.afterApproval}`);
      await expect(note).toBeInViewport();
      if (isScripted) await expect(note).toBeFocused();
      await expect(page.locator("#profile-designation")).toHaveValue("Lecturer");
      await tabTo(page, "#profile-name");
    });
  });

test("the Tab key stays in the modal, in both directions", async ({ page }) => {
  await page.goto("/faculty-login?mode=otp");
  await page.getByLabel("Email").fill("asha@example.org");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByRole("heading", { name: "Please enter the OTP." })).toBeFocused();
  const stops: string[] = [];
  for (const key of ["Tab", "Shift+Tab"])
    for (const _ of "some times") {
      await page.keyboard.press(key);
      stops.push(await page.evaluate(() => document.activeElement?.closest("dialog button, body")?.className ?? ""));
    }
  // Between its last and its first button the focus is in the browser's own interface, so on no element of the page.
  expect([...new Set(stops)].sort()).toEqual(["", "button", "drawer-close"]);
});
test.use({ expected: /status of 400/ });
