import { profileReviewWords } from "../../app/office/profiles/profile-words.ts";
import {
  closeResult,
  confirmByCode,
  expectResult,
  loginForm,
  openDashboard,
  openParts,
  post,
  signIn,
  ways,
} from "../help/faculty-journeys.ts";
import { codeOnceTo, fill } from "../help/form-journeys.ts";
import { freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice, openProfile } from "../help/office-journeys.ts";

const review = profileReviewWords.mr;

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, dashboard, login, use } = way;
    const words = t.dashboard;

    test("an approved profile is on the public pages in both languages, until the account is deleted", {
      tag: "@rest",
    }, async ({ page, context, browser, site }) => {
      const email = await signIn(context, site, freshEmail());
      const name = `Asha ${email}`;
      const work = { title: `On ${email}`, authors: "A. Namune", year: "2024", link: "https://example.org/tulsi" };
      await post(context, site, dashboard, { intent: "profile", name, department: "Pharmacology", facultyId: "GM-1" });
      await post(context, site, dashboard, { intent: "work", list: "publications", ...work });
      const { viewport } = use;
      const visitor = await browser.newPage({ baseURL: site.url, viewport, javaScriptEnabled: false });
      const member = visitor.getByRole("listitem").filter({ hasText: name });
      /** Reloads until the page shows what was written: a second or two. */
      const expectMembers = (count: number) =>
        expect(async () => {
          await visitor.reload();
          expect(await member.count()).toBe(count);
        }).toPass({ intervals: [100], timeout: 20_000 });
      await visitor.goto("/faculty");
      await expectMembers(0);

      const office = await browser.newPage({ baseURL: site.url, viewport, javaScriptEnabled: false });
      await joinOffice(office.context(), site, "principal");
      await openProfile(office, name);
      await office.getByRole("button", { name: review.approve }).click();
      await expect(office.getByRole("status")).toHaveText(review.approved);
      await office.close();
      await expectMembers(1);
      for (const locale of ["/mr", ""]) {
        await visitor.goto(`${locale}/faculty`);
        await member.locator("summary").click();
        await expect(member.getByRole("link", { name: email })).toBeVisible();
        await expect(member).toContainText("Pharmacology");
        await expect(visitor.getByRole("row").filter({ hasText: name })).toHaveCount(1);
        await visitor.goto(`${locale}/r&d/publication`);
        await expect(visitor.getByRole("link", { name: work.title })).toHaveAttribute("href", work.link);
      }

      await openDashboard(page, way);
      const [profile, own] = [page.locator("#profile"), page.locator("#own")];
      const [before, after] = [words.standing.approved("|").split("|"), words.standing.changed("|").split("|")];
      for (const text of before) await expect(own).toContainText(text);
      await fill(profile, { designation: "Principal" });
      await profile.getByRole("button", { name: words.save }).click();
      for (const text of after) await expect(own).toContainText(text);

      await openParts(page);
      await page.getByText(words.erase, { exact: true }).click();
      await confirmByCode(page.locator("#erase"), site, email, way);
      await page.getByRole("button", { name: words.eraseAll }).click();
      await expect(page.getByRole("status").filter({ hasText: words.erased })).toBeVisible();
      await visitor.goto("/faculty");
      await expectMembers(0);
      await visitor.close();
    });

    test("a suspended member is logged out, and sees why", { tag: "@rest" }, async ({
      page,
      context,
      browser,
      site,
    }) => {
      const email = await signIn(context, site);
      const office = await browser.newPage({ baseURL: site.url, viewport: use.viewport, javaScriptEnabled: false });
      await joinOffice(office.context(), site, "principal");
      await openProfile(office, email);
      await office.locator("summary").filter({ hasText: review.suspend.title }).click();
      await office.getByRole("button", { name: review.suspend.submit }).click();
      await expect(office.getByRole("status")).toHaveText(review.suspend.done);
      await office.close();
      await page.goto(dashboard);
      await expect(page).toHaveURL(login);
      await page.getByRole("link", { name: t.login.useOtp }).click();
      await fill(loginForm(page), { email });
      await page.keyboard.press("Enter");
      await expectResult(page, t.login.results.codeSent, way);
      await closeResult(page, way);
      await fill(loginForm(page), { otp: await codeOnceTo(site, email) });
      await page.keyboard.press("Enter");
      await expectResult(page, new RegExp(t.login.results.suspended), way);
      await page.goto(dashboard);
      await expect(page).toHaveURL(login);
    });
  });
