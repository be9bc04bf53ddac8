import type { Page } from "@playwright/test";
import {
  expectTyped,
  logInByCode,
  openDashboard,
  openParts,
  otherWays,
  post,
  pressBusy,
  profile,
  signIn,
  type Way,
  ways,
  work,
} from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

/** Logs in in a new tab by the link in the part's message, and closes it. */
async function logInAside(page: Page, part: string, site: { dataDir: string }, email: string, way: Way) {
  const { t } = way;
  const alert = page.locator(`${part}-answer`);
  await expect(alert).toContainText(t.dashboard.problems.signedOut);
  await expect(alert).toHaveRole("alert");
  await expect(alert).toBeInViewport();
  const opening = page.waitForEvent("popup");
  await alert.getByRole("link", { name: t.dashboard.logInAgain }).click();
  const tab = await opening;
  await tab.getByRole("link", { name: t.login.useOtp }).click();
  await logInByCode(tab, site, email, way);
  await tab.close();
}

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, dashboard } = way;
    const words = t.dashboard;

    test("what is typed while the session ends elsewhere is saved after logging in again", async ({
      page,
      context,
      browser,
      site,
    }) => {
      const email = await signIn(context, site);
      await openDashboard(page, way);
      await fill(page.locator("#profile"), profile);
      const other = await browser.newContext();
      await signIn(other, site, email);
      const elsewhere = await other.newPage();
      await elsewhere.goto(site.url + dashboard);
      await openParts(elsewhere);
      await elsewhere.locator("#devices").getByRole("button", { name: words.signOutDevice }).click();
      await expect(elsewhere.locator("#devices-answer")).toHaveText(words.signedOutDevice);
      await other.close();

      const save = page.locator("#profile").getByRole("button", { name: words.save });
      await pressBusy(save, words.saving, way);
      await expectTyped(page, "#profile", profile);
      await logInAside(page, "#profile", site, email, way);
      await pressBusy(save, words.saving, way);
      await expect(page.locator("#profile-answer")).toHaveText(`${words.saved} ${words.afterApproval}`);
      await page.goto(dashboard);
      await expectTyped(page, "#profile", profile);
    });
  });

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, dashboard, isScripted } = way;
    const words = t.dashboard;

    test("a publication that is changed while the session ends elsewhere is saved, and stays one", {
      tag: "@rest",
    }, async ({ page, context, site }) => {
      const email = await signIn(context, site);
      await post(context, site, dashboard, { intent: "work", list: "publications", ...work });
      await openDashboard(page, way);
      const form = page.locator("#publications li form").first();
      await page.locator("#publications li summary").click();
      await fill(form, { title: "Tulsi and cough", year: "2025" });
      await page.getByText(words.addWork.publications).click();
      const more = page.locator("#publications-new-title");
      await more.fill("Another");
      await context.clearCookies();

      const change = page.locator("#publications").getByRole("button", { name: words.change, exact: true });
      await change.click();
      await logInAside(page, "#publications", site, email, way);
      await expect(page.locator("#publications [name=title]").first()).toHaveValue("Tulsi and cough");
      if (isScripted) await expect(more, "nor is the text of the other field lost").toHaveValue("Another");
      await change.click();
      await expect(page.locator("#publications-answer")).toHaveText(`${words.workSaved} ${words.afterApproval}`);
      if (isScripted) await expect(more).toHaveValue("Another");
      await page.goto(dashboard);
      await expect(page.locator("#publications li")).toHaveCount(1);
      await expect(page.locator("#publications li")).toContainText("Tulsi and cough");
    });
  });
