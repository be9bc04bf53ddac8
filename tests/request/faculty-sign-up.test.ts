import { describe, expect, test } from "vitest";
import { accountMail } from "#app/people/accounts/account-emails.ts";
import { allOf, profileOf, uidOf } from "../help/faculty-kept.ts";
import { isSignedIn, logIn, loginPath, newMember, openBrowser, resultIn, sharedSite } from "../help/faculty-visits.ts";
import { freshEmail, registrationOf } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { mailsOnce } from "../help/posted-forms.ts";
import { languages } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { institute } from "../help/sample-records.ts";
import { outboxEmpty } from "../help/services.ts";
import { startForAll } from "../help/started-server.ts";
import { words } from "../help/words.ts";

/** The number of rows with registration data in each table of a store. */
const rowsOf = (dataDir: string) =>
  Object.fromEntries(
    ["users", "credentials", "sessions", "members", "documents", "outbox"].map((table) => [
      table,
      rowsIn(dataDir, `SELECT 1 FROM ${table}`).length,
    ]),
  );

describe("specification 7: calls", () => {
  const site = startForAll({ APP_ID: "another_app-1" });

  test.each(languages)("registering in %s opens the account and signs in", async (language) => {
    const browser = openBrowser();
    const fields = registrationOf();
    const { status, headers, page } = await browser.send(loginPath("register", language), fields);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(resultIn(page)).toBe(words[language].login.results.registered);
    if (language === "en") expect(resultIn(page)).toBe("Registration successful! You are now logged in.");
    expect(await isSignedIn(browser)).toBe(true);
    const uid = uidOf(sharedSite(), fields.email);
    const { users, credentials, sessions, members } = allOf(sharedSite(), uid);
    expect(users).toMatchObject([{ email: fields.email, name: fields.name }]);
    expect(sessions).toHaveLength(1);
    expect(members).toMatchObject([
      { locale: language, provenAt: null, approvedAt: null, suspendedAt: null, published: null },
    ]);
    expect(credentials).toHaveLength(1);
    expect(JSON.stringify(credentials), "the password is kept as a hash alone").not.toContain(fields.password);
  });

  test("the profile is stored at artifacts/{app id}/users/{uid}/facultyProfile/{uid}, with its six fields", async () => {
    const fields = registrationOf();
    const before = Date.now();
    await openBrowser().send(loginPath("register"), fields);
    const uid = uidOf(sharedSite(), fields.email);
    const { path, data } = profileOf(sharedSite(), uid);
    expect(path).toBe(`artifacts/good-minds/users/${uid}/facultyProfile/${uid}`);
    const { name, department, facultyId, email } = fields;
    expect(data).toEqual({ name, department, facultyId, email, uid, createdAt: expect.any(String) });
    const createdAt = String(data.createdAt);
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(allOf(sharedSite(), uid).documents, "no other document").toHaveLength(1);
  });

  test("the app id is configurable", async () => {
    const { uid } = await newMember(site());
    expect(profileOf(site(), uid).path).toBe(`artifacts/another_app-1/users/${uid}/facultyProfile/${uid}`);
  });

  test.each(languages)("the address is notified by mail in the language of the registration (%s)", async (language) => {
    const { email, name, password } = await newMember(undefined, { language });
    const [mail] = await mailsOnce(email, 1);
    expect(mail?.subject).toBe(accountMail[language].registered.subject(institute(language).shortName));
    // The address is not proven yet: nothing that was typed is sent there.
    for (const typed of [name, password]) expect(`${mail?.text} ${mail?.html}`).not.toContain(typed);
  });

  test("when the profile cannot be stored the dialog says so, and nothing is left over", async () => {
    const server = site();
    const fields = registrationOf();
    await outboxEmpty(server.dataDir);
    const before = rowsOf(server.dataDir);
    const refuse = "CREATE TRIGGER refusal BEFORE INSERT ON documents BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    rowsIn(server.dataDir, refuse);
    for (const language of languages) {
      const browser = openBrowser(server);
      const { status, headers, page } = await browser.send(loginPath("register", language), fields);
      expect(status).toBe(503);
      expect(resultIn(page)).toBe(words[language].login.results.profileFailed);
      expect(textOf(the(page, "dialog[open][role=alertdialog]"))).not.toBe("");
      expect(headers.get("set-cookie")).toBeNull();
      expect(the(page, "#login-name").attributes.value).toBe(fields.name);
      expect(rowsOf(server.dataDir)).toEqual(before);
    }
    expect(server.written.output).toMatch(/"level":50.*its account is rolled back/);
    rowsIn(server.dataDir, "DROP TRIGGER refusal");
    expect((await logIn(openBrowser(server), fields)).status, "there is no account").toBe(401);
    expect((await openBrowser(server).send(loginPath("register"), fields)).status).toBe(200);
    expect(profileOf(server, uidOf(server, fields.email)).data).toMatchObject({ name: fields.name });
  });

  test("a registered address is refused with a message, and its account does not change", async () => {
    const member = await newMember();
    const before = allOf(sharedSite(), member.uid);
    for (const email of [member.email, member.email.toUpperCase()]) {
      const again = { ...registrationOf(email), name: "Somebody Else", password: "a password of another" };
      const { status, headers, page } = await openBrowser().send(loginPath("register"), again);
      expect(status).toBe(409);
      expect(resultIn(page)).toBe(words.en.login.results.emailTaken);
      expect(headers.get("set-cookie")).toBeNull();
    }
    expect(allOf(sharedSite(), member.uid)).toEqual(before);
  });

  test("the same registration sent three times at once opens one account", async () => {
    const fields = registrationOf();
    const answers = await Promise.all([1, 2, 3].map(() => openBrowser().send(loginPath("register"), fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(rowsIn(sharedSite().dataDir, "SELECT 1 FROM members WHERE email = ?", fields.email)).toHaveLength(1);
    expect(allOf(sharedSite(), uidOf(sharedSite(), fields.email)).documents).toHaveLength(1);
  });

  test.each(languages)(
    "signing in by password in %s starts a session, in any case of the address",
    async (language) => {
      const { email, password, uid } = await newMember();
      for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
        const browser = openBrowser();
        const { status, page } = await browser.send(loginPath("", language), { email: typed, password });
        expect(status).toBe(200);
        expect(resultIn(page)).toBe(language === "en" ? "Successfully logged in!" : words.mr.login.results.signedIn);
        expect(await isSignedIn(browser)).toBe(true);
      }
      expect(allOf(sharedSite(), uid).sessions).toHaveLength(4);
      const wrong = await logIn(openBrowser(), { email: freshEmail(), password });
      expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([401, null]);
    },
  );
});
