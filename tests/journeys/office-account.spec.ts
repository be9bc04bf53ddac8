import type { Page } from "@playwright/test";
import { ownWords } from "../../app/people/staff/own-words.ts";
import { peopleWords } from "../../app/people/staff/people-words.ts";
import { staffWords } from "../../app/people/staff/staff-words.ts";
import { appCode, forgetCodes } from "../help/app-code.ts";
import { freshEmail, mailsWith, passphrase } from "../help/forms.ts";
import { expect, seldom, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";

test.use({ javaScriptEnabled: false, expected: /status of 40[13]/ });

/** The path of the newest of so many links that were mailed to somebody. */
async function linkTo({ dataDir }: { dataDir: string }, email: string, count: number): Promise<string> {
  const links = async () =>
    (await mailsWith(dataDir, email)).flatMap(({ text }) => /\/\S*\?enrol=[^\s>]+/.exec(text) ?? []);
  await expect.poll(async () => (await links()).length, { intervals: [50] }).toBe(count);
  return (await links()).at(-1)?.replace(/^.*?(?=\/(mr\/)?office)/, "") ?? "";
}

for (const { locale, office, width } of [
  { locale: "mr", office: "/mr/office", width: 360 },
  { locale: "en", office: "/office", width: 1280 },
] as const)
  test.describe(`without script, in ${locale} at ${width} px`, { tag: seldom(locale === "en") }, () => {
    test.use({ viewport: { width, height: 740 } });
    const staff = staffWords[locale];
    const own = ownWords[locale];
    const { invite, actions, done, asked } = peopleWords[locale];

    /** Checks the first heading of a screen, and how it looks. */
    async function look(page: Page, title: string, state = title) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectGoodLook(page, state);
    }
    const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
    const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

    async function givePassword(page: Page, email: string) {
      await page.goto(office);
      await type(page, staff.signIn.email, email);
      await type(page, staff.signIn.password, passphrase);
      await press(page, staff.signIn.continue);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(staff.code.title);
    }
    async function giveRecoveryCode(page: Page, code: string) {
      const { lostPhone, recovery, useRecovery } = staff.code;
      const isOpen = await page.getByLabel(recovery, { exact: true }).isVisible();
      if (!isOpen) await page.getByText(lostPhone).click();
      await type(page, recovery, code);
      await press(page, useRecovery);
    }
    async function signOut(page: Page) {
      // The drawer of a narrow screen.
      const menu = page.getByRole("button", { name: staff.bar.more });
      if (await menu.isVisible()) await menu.click();
      await press(page, staff.signOut);
    }
    const start = (page: Page) => expect(page.locator("#office-menu")).toBeAttached();

    /** Connects the app, once with a wrong code, and keeps the recovery codes. */
    async function connectApp(page: Page) {
      await look(page, staff.setUp.title);
      const app = (await page.getByRole("link", { name: staff.setUp.open }).getAttribute("href")) ?? "";
      await type(page, staff.setUp.code, "000000");
      await press(page, staff.setUp.submit);
      await expect(page.getByRole("alert")).toHaveText(staff.problems.wrongCode);
      await look(page, staff.setUp.title, "a wrong code of the app");
      await expect(page.getByRole("link", { name: staff.setUp.open })).toHaveAttribute("href", app);
      await type(page, staff.setUp.code, appCode(app));
      await press(page, staff.setUp.submit);
      await look(page, own.codes.title, "before the recovery codes");
      await press(page, own.codes.show);
      await look(page, own.codes.title, "the recovery codes");
      const codes = await page.getByRole("main").locator("code").allTextContents();
      expect(codes).toHaveLength(10);
      await page.getByRole("link", { name: own.codes.kept }).click();
      await start(page);
      await page.goto(`${office}/account/recovery-codes`);
      expect(await page.content(), "they are shown once").not.toContain(codes[0]);
      return { app, codes };
    }

    test("an invited person sets up both steps, signs in, loses the phone, and is helped by the admin", async ({
      page,
      context,
      site,
      browser,
    }) => {
      const adminContext = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 740 } });
      await joinOffice(adminContext, site, "admin");
      const admin = await adminContext.newPage();
      const principalContext = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 740 } });
      await joinOffice(principalContext, site, "principal");
      const principal = await principalContext.newPage();
      const email = freshEmail();

      await admin.goto(`${site.url}${office}/people`);
      await type(admin, invite.name, "Asha Namune");
      await type(admin, invite.email, email);
      await admin.getByLabel(invite.locale, { exact: true }).selectOption(locale);
      await press(admin, invite.submit);
      await expect(admin.getByRole("status")).toHaveText(asked.done);
      await look(admin, peopleWords[locale].title, "people, after an invitation");

      await principal.goto(`${site.url}${office}/people`);
      await look(principal, peopleWords[locale].title, "people, with a role that waits");
      const waiting = principal.getByRole("listitem").filter({ hasText: email });
      await waiting.getByRole("button", { name: actions.confirm }).click();
      await expect(principal.getByRole("status")).toHaveText(done.confirm("Asha Namune"));
      await principalContext.close();

      await page.goto(await linkTo(site, email, 1));
      await look(page, staff.enrol.title);
      await expect(page.getByLabel(staff.signIn.name, { exact: true })).toHaveValue("Asha Namune");
      await type(page, staff.signIn.newPassword, passphrase);
      await press(page, staff.signIn.continue);
      const first = await connectApp(page);

      await signOut(page);
      await look(page, staff.signIn.title);
      await givePassword(page, email);
      await look(page, staff.code.title);
      forgetCodes(site.dataDir, email);
      await type(page, staff.code.code, appCode(first.app));
      await press(page, staff.code.submit);
      await start(page);

      await signOut(page);
      await givePassword(page, email);
      await giveRecoveryCode(page, first.codes[0] ?? "");
      await start(page);
      await page.goto(`${office}/account`);
      await look(page, own.title);
      await signOut(page);
      await givePassword(page, email);
      await giveRecoveryCode(page, first.codes[0] ?? "");
      await expect(page.getByRole("alert")).toHaveText(staff.problems.wrongRecovery);
      await look(page, staff.code.title, "a recovery code that was used");

      await admin.goto(`${site.url}${office}/people`);
      const person = admin.getByRole("listitem").filter({ hasText: email });
      await person.locator("summary").click();
      await look(admin, peopleWords[locale].title, "people, with one open");
      await person.getByRole("button", { name: actions.reset }).click();
      await expect(admin.getByRole("status")).toHaveText(done.reset("Asha Namune", email));
      await admin.goto(`${site.url}${office}/activity`);
      await expect(admin.getByRole("listitem").getByText("Asha Namune").first()).toBeVisible();
      await look(admin, staff.menu.activity);
      await giveRecoveryCode(page, first.codes[1] ?? "");
      await expect(page.getByRole("alert"), "what was begun before the reset has ended").toHaveText(
        staff.problems.stepOver,
      );

      await page.goto(await linkTo(site, email, 2));
      await look(page, staff.enrol.again);
      await type(page, staff.enrol.current, passphrase);
      await press(page, staff.signIn.continue);
      const second = await connectApp(page);
      expect(second.app).not.toBe(first.app);

      await admin.goto(`${site.url}${office}/people`);
      await expect(admin.getByRole("listitem").filter({ hasText: email })).toContainText(
        peopleWords[locale].standing.active,
      );
      await context.clearCookies();
      await adminContext.close();
    });
  });
