import type { Page } from "@playwright/test";
import {
  expectTold,
  logInByCode,
  modal,
  openDashboard,
  otherWays,
  pressBusy,
  signIn,
  ways,
} from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

const part = (page: Page) => page.locator("#profile");
const answer = (page: Page) => page.locator("#profile-answer");
const button = (page: Page, name: string) => part(page).getByRole("button", { name, exact: true });

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login, dashboard } = way;
    const words = t.dashboard;

    test("the dashboard requires a login, and then shows the member", async ({ page, browser, site }) => {
      const other = await browser.newContext();
      const email = await signIn(other, site, freshEmail());
      await other.close();
      await page.goto(dashboard);
      await expect(page).toHaveURL(login);
      await page.getByRole("link", { name: t.login.useOtp }).click();
      await logInByCode(page, site, email, way);
      await modal(page).getByRole("link", { name: t.login.toDashboard }).click();
      await expect(page).toHaveURL(dashboard);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expect(page.getByText(words.welcome("Asha Namune"))).toBeVisible();
      await expect(page.locator("#own")).toContainText(words.standing.waiting);
      await expect(button(page, words.save), "the parts are closed").toBeHidden();
      await part(page).getByText(words.profile, { exact: true }).click();
      await expect(button(page, words.save)).toBeVisible();
    });
  });

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t } = way;
    const words = t.dashboard;

    test("a profile is refused, stored as a draft, discarded, and saved", async ({ page, context, site }) => {
      await signIn(context, site);
      await openDashboard(page, way);

      const typed = {
        name: "Dr. Asha Namune",
        department: "Pharmacology",
        facultyId: "x".repeat(40),
        teaching: "12 years",
      };
      await fill(part(page), { ...typed, awards: "Best teacher\nBest book" });
      for (const name of ["facultyId", "department"]) {
        const field = part(page).locator(`[name=${name}]`);
        await field.evaluate((input) => ["maxlength", "required"].map((each) => input.removeAttribute(each)));
      }
      await fill(part(page), { facultyId: "x".repeat(41), department: "" });
      await pressBusy(button(page, words.save), words.saving, way);
      await expectTold(answer(page), "alert", words.problems.fields, way);
      await expect(part(page).getByRole("alert").getByRole("link")).toHaveCount(2);
      await part(page)
        .getByRole("alert")
        .getByRole("link", { name: t.form.errors.missing(t.login.department, "") })
        .click();
      await expect(part(page).locator("[name=department]")).toBeInViewport();
      await expect(part(page).locator("[name=department]")).toHaveAttribute("aria-invalid", "true");
      await expect(part(page).locator("[name=awards]")).toHaveValue("Best teacher\nBest book");

      await pressBusy(button(page, words.keepDraft), words.saving, way);
      await expectTold(answer(page), "status", words.draftKept, way);
      await openDashboard(page, way);
      await expect(part(page)).toContainText(words.isDraft);
      await expect(part(page).locator("[name=name]")).toHaveValue(typed.name);
      await expect(part(page).locator("[name=department]")).toHaveValue("");
      await expect(part(page).locator("[name=teaching]")).toHaveValue(typed.teaching);
      await expect(page.getByText(words.welcome("Asha Namune"))).toBeVisible();

      await pressBusy(button(page, words.dropDraft), words.removing, way);
      await expectTold(answer(page), "status", words.draftDropped, way);
      await expect(part(page).locator("[name=name]")).toHaveValue("Asha Namune");
      await expect(part(page).locator("[name=teaching]")).toHaveValue("");

      await fill(part(page), typed);
      await button(page, words.save).click();
      await expectTold(answer(page), "status", `${words.saved} ${words.afterApproval}`, way);
      await openDashboard(page, way);
      for (const [name, value] of Object.entries(typed))
        await expect(part(page).locator(`[name=${name}]`)).toHaveValue(value);
      await expect(part(page)).not.toContainText(words.isDraft);
      await expect(button(page, words.dropDraft)).toHaveCount(0);
      await expect(page.getByText(words.welcome(typed.name))).toBeVisible();
    });
  });
