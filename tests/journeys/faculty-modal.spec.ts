import type { Page } from "@playwright/test";
import { expectResult, loginForm, modal, otherWays, type Way, ways } from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { freshEmail, passphrase, registrationOf } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

/** How the dialog is closed: by its button, by the X, by a click outside it, and with scripts by Escape. */
const closings = ({ t, isScripted }: Way) => {
  const button = (page: Page) => modal(page).getByRole("button", { name: t.login.close });
  const all: Record<string, (page: Page) => Promise<void>> = {
    "the X": (page) => button(page).first().click(),
    "a click outside it": (page) => modal(page).click({ position: { x: 5, y: 300 } }),
    "its button": (page) => modal(page).locator("p :is(a, button)").first().click(),
    "the Escape key": (page) => page.keyboard.press("Escape"),
  };
  return Object.entries(all).filter(([name]) => isScripted || name !== "the Escape key");
};

/** Checks that the dialog covers the window, with its card in the middle. */
async function expectOverAll(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const card = await modal(page).locator(".card").boundingBox();
  expect(Math.abs(width - 2 * (card?.x ?? 0) - (card?.width ?? 0))).toBeLessThan(4);
  expect(Math.abs(height - 2 * (card?.y ?? 0) - (card?.height ?? 0))).toBeLessThan(4);
}

async function logIn(page: Page, email: string, password: string, { t, login }: Way) {
  await page.goto(login);
  await fill(loginForm(page), { email, password });
  await loginForm(page).getByRole("button", { name: t.login.login, exact: true }).click();
}

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, isScripted } = way;

    test("an error is closed in every way, and the focus returns to the field", async ({ page }) => {
      const email = freshEmail();
      for (const [name, close] of closings(way))
        await test.step(name, async () => {
          await logIn(page, email, "not this one", way);
          await expectResult(page, t.login.results.wrongCredentials, way);
          await expect(page.getByRole("alertdialog", { name: t.login.results.wrongCredentials })).toBeVisible();
          await expectOverAll(page);
          await close(page);
          await expect(modal(page)).toBeHidden();
          if (isScripted) await expect(loginForm(page).locator("[name=password]")).toBeFocused();
          await fill(loginForm(page), { password: "once more" });
        });
    });
  });

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, dashboard } = way;

    test("a success is closed in every way, and leads to the dashboard", async ({ page }) => {
      const email = freshEmail();
      await page.goto(`${way.login}?mode=register`);
      await fill(loginForm(page), registrationOf(email));
      await page.keyboard.press("Enter");
      await expectResult(page, t.login.results.registered, way);
      for (const [name, close] of closings(way))
        await test.step(name, async () => {
          await expect(page.getByRole("dialog")).toBeVisible();
          await close(page);
          // A form without fields sends an empty query, which leaves a question mark.
          await expect(page).toHaveURL(({ pathname, search }) => pathname + search === dashboard);
          await page.context().clearCookies();
          await logIn(page, email, passphrase, way);
          await expectResult(page, t.login.results.signedIn, way);
        });
    });
  });
