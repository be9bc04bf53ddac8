import { readFileSync } from "node:fs";
import { accountMail } from "../../app/people/accounts/account-emails.ts";
import {
  confirmByCode,
  expectResult,
  loginForm,
  modal,
  openDashboard,
  post,
  pressBusy,
  signIn,
  ways,
} from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { freshEmail, mailsWith, otherCode, passphrase, registrationOf } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login, dashboard, isScripted } = way;
    const words = t.dashboard;

    test("a password is changed, which logs every other browser out", async ({ page, browser, site }) => {
      const email = freshEmail();
      await page.goto(`${login}?mode=register`);
      await fill(loginForm(page), registrationOf(email));
      await page.keyboard.press("Enter");
      await expectResult(page, t.login.results.registered, way);
      const other = await browser.newContext({ javaScriptEnabled: false });
      await post(other, site, login, { email, password: passphrase });

      await openDashboard(page, way);
      const part = page.locator("#password");
      const change = part.getByRole("button", { name: words.changePassword });
      await fill(part, { current: "not this one", password: "a new one of mine" });
      await pressBusy(change, words.changing, way);
      await part.getByRole("link", { name: t.form.errors.wrongPassword(words.current, "") }).click();
      await expect(part.locator("[name=current]")).toHaveAttribute("aria-invalid", "true");
      await expect(part.locator("[name=password]")).toHaveValue("");
      await fill(part, { current: passphrase, password: "a new one of mine" });
      await pressBusy(change, words.changing, way);
      await expect(part.getByRole("status")).toHaveText(words.passwordChanged);
      await expect(part.getByRole("status")).toBeInViewport();
      await openDashboard(page, way);
      await expect(page.locator("#devices").getByRole("listitem")).toHaveCount(1);

      const elsewhere = await other.newPage();
      await elsewhere.goto(site.url + dashboard);
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(t.login.loginTitle);
      await fill(loginForm(elsewhere), { email, password: "a new one of mine" });
      await loginForm(elsewhere).getByRole("button", { name: t.login.login, exact: true }).click();
      await expect(modal(elsewhere)).toContainText(t.login.results.signedIn);
      await other.close();
    });

    test("another browser is seen, and logged out from here", { tag: "@rest" }, async ({
      page,
      context,
      browser,
      site,
    }) => {
      const email = await signIn(context, site);
      const other = await browser.newContext({ javaScriptEnabled: false, userAgent: firefox });
      await signIn(other, site, email);
      const elsewhere = await other.newPage();
      await elsewhere.goto(site.url + dashboard);
      await expect(elsewhere.locator("#devices")).toContainText(words.on("Firefox", "Linux"));

      await openDashboard(page, way);
      const devices = page.locator("#devices").getByRole("listitem");
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: words.thisDevice }).getByRole("button")).toHaveCount(0);
      const there = devices.filter({ hasText: words.on("Firefox", "Linux") });
      await pressBusy(there.getByRole("button", { name: words.signOutDevice }), words.signingOut, way);
      const note = page.locator("#devices").getByRole("status");
      await expect(note).toHaveText(words.signedOutDevice);
      await expect(note).toBeInViewport();
      if (isScripted) await expect(note).toBeFocused();
      await expect(devices).toHaveCount(1);
      await elsewhere.reload();
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(t.login.loginTitle);
      await other.close();
    });

    test("all stored data is downloaded, and then deleted", async ({ page, context, site }) => {
      const email = await signIn(context, site);
      await openDashboard(page, way);
      const part = page.locator("#erase");
      const coming = page.waitForEvent("download");
      await part.getByRole("link", { name: words.download }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe("my-data.json");
      expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ profile: { email, patents: [] } });

      const erase = part.getByRole("button", { name: words.eraseAll });
      await expect(erase).toBeHidden();
      await part.getByText(words.erase, { exact: true }).click();
      await confirmByCode(part, site, email, way);
      const code = await part.locator("[name=otp]").inputValue();
      await fill(part, { otp: otherCode(code) });
      await pressBusy(erase, words.erasing, way);
      await expect(part.getByRole("alert").first()).toContainText(t.form.errors.wrongCode("", ""));
      await expect(erase).toBeVisible();
      await fill(part, { otp: code });
      await pressBusy(erase, words.erasing, way);
      const note = page.getByRole("status").filter({ hasText: words.erased });
      await expect(note).toBeInViewport();
      if (isScripted) await expect(note).toBeFocused();
      await expect(page.locator("main form")).toHaveCount(0);
      const mailTexts = async () => (await mailsWith(site.dataDir, email)).map(({ text }) => text).join();
      await expect.poll(mailTexts).toContain(accountMail.en.erased.opening);
      await page.goto(dashboard);
      await expect(page).toHaveURL(login);
    });
  });
