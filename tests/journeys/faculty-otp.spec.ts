import { closeResult, expectResult, loginForm, openReady, signIn, ways } from "../help/faculty-journeys.ts";
import { codeOnceTo, fill } from "../help/form-journeys.ts";
import { mailsWith } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login, isScripted } = way;

    test("an OTP still logs in when the phone dropped the page while the mail was read", async ({
      page,
      context,
      site,
    }) => {
      const email = await signIn(context, site);
      await context.clearCookies();
      await openReady(page, `${login}?mode=otp`, way);
      await fill(loginForm(page), { email });
      await loginForm(page).locator("[name=email]").press("Enter");
      await expectResult(page, t.login.results.codeSent, way);
      await closeResult(page, way);
      const code = await codeOnceTo(site, email);
      if (isScripted) {
        await page.goto("about:blank");
        await page.goBack();
      } else {
        const [mail] = (await mailsWith(site.dataDir, email)).filter(({ subject }) => subject.includes(code));
        const link = /https?:\S+ticket=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
        await page.goto(link.replace(/^https?:\/\/[^/]+/, ""));
      }
      await expect(loginForm(page).locator("[name=email]")).toHaveValue(email);
      await fill(loginForm(page), { otp: code });
      await loginForm(page).locator("[name=otp]").press("Enter");
      await expectResult(page, t.login.results.codeRight, way);
    });

    test("an OTP that was never sent is reported as such", { tag: "@rest" }, async ({ page }) => {
      await page.goto(`${login}?mode=otp`);
      await fill(loginForm(page), { email: "asha@example.org", otp: "123456" });
      await loginForm(page).getByRole("button", { name: t.login.verifyOtp }).click();
      await expectResult(page, t.login.results.otpUnsent, way);
    });
  });
