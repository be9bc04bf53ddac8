import { describe, expect, test } from "vitest";
import { allOf } from "../help/faculty-kept.ts";
import {
  type Browser,
  isSignedIn,
  logIn,
  loginPath,
  newMember,
  openBrowser,
  resultIn,
  sendCode,
  sharedSite,
} from "../help/faculty-visits.ts";
import { freshEmail, mailsWith } from "../help/forms.ts";
import { the } from "../help/html.ts";
import { hidden, mailsOnce } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { siteUrl } from "../help/visit.ts";
import { words } from "../help/words.ts";

const enter = (browser: Browser, ticket: string, otp: string, mode = "otp") =>
  browser.send(loginPath(mode), { email: "", ticket, otp, password: "the newest of kettles" });

describe("specification 7: calls", () => {
  describe.each(languages)("Send OTP in %s", (language) => {
    const { results } = words[language].login;

    test.each(["otp", "forgot"])("mails a code from the screen “%s”, and waits for it there", async (mode) => {
      const { email } = await newMember();
      const { answer, ticket, code } = await sendCode(openBrowser(), email, mode, language);
      expect(answer.status).toBe(200);
      expect(resultIn(answer.page)).toBe(results.codeSent);
      if (language === "en") expect(resultIn(answer.page)).toBe("An OTP has been sent to your email.");
      expect(ticket).toMatch(/^[\w-]{22}$/);
      expect(code).toMatch(/^\d{6}$/);
      expect(answer.html).not.toContain(code);
      expect(the(answer.page, "#login-email").attributes.value).toBe(email);
      const [mail] = (await mailsWith(sharedSite().dataDir, email)).filter(({ subject }) => subject.includes(code));
      expect(mail?.to).toBe(email);
      expect(mail?.html).toContain(`lang="${language}"`);
      const screen = `${pathIn(language, "/faculty-login")}?mode=${mode}&ticket=${ticket}`;
      expect(mail?.text, "the link for a member who closed the page").toContain(`${siteUrl}${screen}#login`);
      const opened = await openBrowser().visit(screen);
      expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(the(opened.page, "#login-email").attributes.value).toBe(email);
      const browser = openBrowser();
      await enter(browser, hidden(the(opened.page, "#login"), "ticket"), code, mode);
      expect(await isSignedIn(browser)).toBe(true);
      rowsIn(sharedSite().dataDir, "UPDATE codes SET expiresAt = ? WHERE id = ?", Date.now(), ticket);
      const over = await openBrowser().visit(screen);
      expect(over.html, "after ten minutes it reveals nothing").not.toContain(email);
      const [kept] = rowsIn(sharedSite().dataDir, "SELECT * FROM codes WHERE id = ?", ticket);
      // A moment in milliseconds may have the same six digits.
      expect(kept).toMatchObject({ id: ticket });
      expect(JSON.stringify({ ...kept, createdAt: 0, expiresAt: 0 })).not.toContain(code);
    });
  });

  test("Send OTP tells an address by mail that it has no account, without a code", async () => {
    const email = freshEmail();
    const { answer, code } = await sendCode(openBrowser(), email);
    expect(answer.status).toBe(200);
    expect(code).toBe("");
    const [mail] = await mailsOnce(email, 1);
    expect(mail?.subject).toMatch(/^No faculty account with this address/);
    expect(mail?.text.split("-- ")[0]).not.toMatch(/\d/);
  });

  test("Verify OTP signs in with the right code, once, and proves the member's address", async () => {
    const { email, uid } = await newMember(undefined, { isProven: false });
    expect(allOf(sharedSite(), uid).members).toMatchObject([{ provenAt: null }]);
    const browser = openBrowser();
    const { ticket, code } = await sendCode(browser, email);
    const { status, page } = await enter(browser, ticket, code);
    expect(status).toBe(200);
    expect(resultIn(page)).toBe("OTP verified. Successfully logged in!");
    expect(await isSignedIn(browser)).toBe(true);
    expect(allOf(sharedSite(), uid).members).toMatchObject([{ provenAt: expect.any(Number) }]);
    expect((await enter(openBrowser(), ticket, code)).status).toBe(400);
    expect(allOf(sharedSite(), uid).sessions, "the person who registered with the address is signed out").toHaveLength(
      1,
    );
  });

  test("the same code entered three times at once signs in once", async () => {
    const { email } = await newMember();
    const { ticket, code } = await sendCode(openBrowser(), email);
    const answers = await Promise.all([1, 2, 3].map(() => enter(openBrowser(), ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("an OTP for a forgotten password sets a new one, signs every other device out and is reported by mail", async () => {
    const member = await newMember();
    const browser = openBrowser();
    const { ticket, code } = await sendCode(browser, member.email, "forgot");
    const { status, page } = await enter(browser, ticket, code, "forgot");
    expect([status, resultIn(page)]).toEqual([200, words.en.login.results.passwordSet]);
    expect([await isSignedIn(browser), await isSignedIn(member.browser)]).toEqual([true, false]);
    expect((await logIn(openBrowser(), member)).status).toBe(401);
    expect((await logIn(openBrowser(), { ...member, password: "the newest of kettles" })).status).toBe(200);
    const mails = await mailsOnce(member.email, 3);
    expect(mails.map(({ subject }) => subject).join()).toContain("Your password was changed");
  });

  test("a code is valid only for its purpose and its ticket", async () => {
    const [one, other] = [await newMember(), await newMember()];
    const signIn = await sendCode(openBrowser(), one.email);
    const reset = await sendCode(openBrowser(), one.email, "forgot");
    const strange = await sendCode(openBrowser(), other.email);
    for (const [mode, ticket, code] of [
      ["forgot", signIn.ticket, signIn.code],
      ["otp", reset.ticket, reset.code],
      ["otp", strange.ticket, signIn.code],
      ["otp", signIn.ticket, reset.code],
      ["otp", "", signIn.code],
      ["otp", "__proto__", signIn.code],
    ] as const)
      expect((await enter(openBrowser(), ticket, code, mode)).status).toBe(400);
    expect((await enter(openBrowser(), signIn.ticket, signIn.code)).status).toBe(200);
    expect((await enter(openBrowser(), reset.ticket, reset.code, "forgot")).status).toBe(200);
  });
});
