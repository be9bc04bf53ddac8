import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
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
import { freshEmail, otherCode } from "../help/forms.ts";
import { all, the } from "../help/html.ts";
import { placeOf } from "../help/place.ts";
import { hidden } from "../help/posted-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { testSeldom } from "../help/test-where.ts";
import { freshAddress, get, posted } from "../help/visit.ts";

/** Moves the clock by the minutes after which another code may be sent to an address. */
function minutesPass(email: string, purpose = "signIn") {
  const { dataDir } = sharedSite();
  const limits = new DatabaseSync(join(dataDir, "limits.sqlite"), { timeout: 5000 });
  const digest = readSecret(placeOf(dataDir)).hmac(`limit:${purpose}:${email}`);
  for (const rule of ["codesPerMinute", "codesPerTenMinutes"])
    limits.prepare("DELETE FROM limits WHERE key = ?").run(`${rule}:${digest}`);
  limits.close();
}

const enter = (browser: Browser, ticket: string, otp: string, mode = "otp") =>
  browser.send(loginPath(mode), { email: "", ticket, otp, password: "the newest of kettles" });

describe("guessing a code", () => {
  test("is over after five wrong attempts, wherever they come from", async () => {
    for (const mode of ["otp", "forgot"]) {
      const { email } = await newMember();
      const { ticket, code } = await sendCode(openBrowser(), email, mode);
      for (let tried = 0; tried < 5; tried += 1) {
        const { status, page } = await enter(openBrowser(), ticket, otherCode(code), mode);
        expect([status, resultIn(page)]).toEqual([400, "Invalid or expired OTP. Please try again."]);
        expect(hidden(the(page, "#login"), "ticket")).toBe(ticket);
      }
      const { status, page } = await enter(openBrowser(), ticket, code, mode);
      expect([status, resultIn(page)]).toEqual([400, "Invalid or expired OTP. Please try again."]);
    }
  });

  test("does not cancel the owner's code when a stranger requests another; using one invalidates both", async () => {
    const { email } = await newMember();
    const owners = await sendCode(openBrowser(), email);
    const soon = await openBrowser().send(loginPath("otp"), { email, intent: "send" });
    expect([soon.status, Number(soon.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(resultIn(soon.page)).toMatch(/^We have just sent an OTP\. You can ask for another in \d+ seconds\.$/);
    minutesPass(email);
    const strangers = await sendCode(openBrowser(), email);
    expect((await enter(openBrowser(), owners.ticket, owners.code)).status).toBe(200);
    expect((await enter(openBrowser(), strangers.ticket, strangers.code)).status).toBe(400);
  });

  test("is limited to ten codes a day for a purpose and an address, wherever they are requested from, with the time to retry", async () => {
    const { email } = await newMember();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await sendCode(openBrowser(), sent % 2 ? email : email.toUpperCase())).answer.status).toBe(200);
      minutesPass(email);
    }
    const { status, headers, page } = await openBrowser().send(loginPath("otp"), { email, intent: "send" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect(resultIn(page)).toMatch(/^Too many tries in a short time\. Please wait .+ and try again\.$/);
    expect((await sendCode(openBrowser(), email, "forgot")).answer.status).toBe(200);
    expect((await sendCode(openBrowser(), freshEmail())).answer.status).toBe(200);
  });

  test("does not help with an expired code", async () => {
    const { email } = await newMember();
    const { ticket, code } = await sendCode(openBrowser(), email);
    rowsIn(sharedSite().dataDir, "UPDATE codes SET expiresAt = ? WHERE id = ?", Date.now() - 1, ticket);
    const { status, page } = await enter(openBrowser(), ticket, code);
    expect(status).toBe(400);
    expect(all(page, "dialog[open][role=alertdialog]")).toHaveLength(1);
  });
});

describe("guessing a password", () => {
  const wrong = "not the right one";
  const wait = /^Too many tries in a short time\. Please wait \d+ (seconds?|minutes?) and try again\.$/;

  test("slows down after five wrong attempts, doubling each time, and shows the wait", async () => {
    const member = await newMember();
    const guesser = openBrowser();
    for (let tried = 0; tried < 5; tried += 1)
      expect((await logIn(guesser, { ...member, password: wrong })).status).toBe(401);
    const { status, headers, page } = await logIn(guesser, { ...member, password: wrong });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(2);
    expect(resultIn(page)).toMatch(wait);
    const right = await logIn(guesser, member);
    expect([right.status, right.headers.get("set-cookie")], "the right one waits too").toEqual([429, null]);
    expect((await logIn(openBrowser(), member)).status, "from elsewhere it does not").toBe(200);
  });

  test("is as slow for an address that has no account", async () => {
    const [guesser, email] = [openBrowser(), freshEmail()];
    for (let tried = 0; tried < 5; tried += 1)
      expect((await logIn(guesser, { email, password: wrong })).status).toBe(401);
    expect((await logIn(guesser, { email, password: wrong })).status).toBe(429);
  });

  test("in the dashboard's form slows down as well, with any session", async () => {
    const member = await newMember();
    const change = (current: string) =>
      member.browser.send("/faculty/dashboard", { intent: "password", current, password: "the newest of kettles" });
    for (let tried = 0; tried < 5; tried += 1) expect((await change(wrong)).status).toBe(400);
    const { status, headers, page } = await change(member.password);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(all(page, "#password-answer")).toHaveLength(1);
    expect(await isSignedIn(member.browser)).toBe(true);
    expect((await logIn(openBrowser(), member)).status).toBe(200);
  });

  test("twenty registrations an hour are accepted from one internet address, whatever else X-Forwarded-For claims", async () => {
    const browser = openBrowser();
    // The entry of the proxy is the last one.
    const from = (claimed: string, seen: string) => ({ "x-forwarded-for": `${claimed}, ${seen}` });
    const path = loginPath("register");
    const fields = { name: "Asha", department: "A", facultyId: "1", password: "the newest of kettles" };
    const answers = [];
    for (let sent = 0; sent < 21; sent += 1)
      answers.push(await browser.send(path, { ...fields, email: freshEmail() }, from(freshAddress(), browser.address)));
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const last = answers.at(-1);
    expect([last?.status, Number(last?.headers.get("retry-after")) > 3000]).toEqual([429, true]);
    expect(last && resultIn(last.page)).toMatch(wait);
    const elsewhere = from(browser.address, freshAddress());
    expect((await openBrowser().send(path, { ...fields, email: freshEmail() }, elsewhere)).status).toBe(200);
  });

  testSeldom(
    "three hundred sign-ins an hour are accepted from one internet address, including invitations",
    async () => {
      const browser = openBrowser();
      const sent = () =>
        posted({ intent: "token", token: "x" }, { "x-forwarded-for": browser.address, "x-fragment": "login" });
      for (let tried = 0; tried < 300; tried += 50) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => get("/faculty-login", sent())));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
      }
      const refused = await get("/faculty-login", sent());
      expect([refused.status, Number(refused.headers.get("retry-after")) > 3000]).toEqual([429, true]);
    },
  );
});
