import { describe, expect, onTestFinished, test } from "vitest";
import { dashboard, formsAgainst, furnishedMember, profileFields, workOf } from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { type Browser, isSignedIn, logIn, newMember, openBrowser, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { expectWhole, hidden, valuesIn } from "../help/posted-forms.ts";
import { pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { startForAll } from "../help/started-server.ts";
import { words } from "../help/words.ts";

/** A browser whose session has ended without its knowledge. */
async function signedOutBrowser(browser: Browser): Promise<Browser> {
  const { cookie } = browser;
  await browser.send(dashboard, { intent: "signOut" });
  return openBrowser(sharedSite(), cookie);
}

describe("a session that has ended in the meantime", () => {
  test.each([
    ["en", "profile", { intent: "profile", ...profileFields }],
    ["mr", "profile", { intent: "draft", ...profileFields }],
    ["en", "patents", { intent: "work", list: "patents", ...workOf() }],
  ] as const)(
    "in %s returns the form of %s with what was typed, and a link to log in in a new tab",
    async (language, section, fields) => {
      const path = pathIn(language, dashboard);
      const t = words[language].dashboard;
      const member = await newMember();
      const browser = await signedOutBrowser(member.browser);
      const before = allOf(sharedSite(), member.uid);
      const { status, headers, page } = await browser.send(path, fields);
      expect([status, headers.get("cache-control")]).toEqual([401, "no-store"]);
      expect(browser.cookie, "the browser forgets it").toBeUndefined();
      const answer = the(page, `#${section}-answer`);
      expect(answer.attributes.role).toBe("alert");
      expect(textOf(answer)).toContain(`${t.problems.signedOut} ${t.stillHere}`);
      const link = the(answer, "a");
      expect(link.attributes).toMatchObject({ href: pathIn(language, "/faculty-login"), target: "_blank" });
      expect(textOf(link)).toBe(`${t.logInAgain} (${t.opensInTab})`);
      const { intent: _intent, list: _list, ...typed } = fields as Record<string, string>;
      const form = all(the(page, `#${section}`), "form").find((each) => Object.keys(valuesIn(each)).length > 3);
      expect(form && valuesIn(form)).toMatchObject(typed);
      expect(all(page, "main section")).toHaveLength(1);
      expect(allOf(sharedSite(), member.uid)).toEqual(before);
      expectWhole(page);

      await logIn(browser, member);
      expect((await browser.send(path, fields)).status, "the same form again is taken").toBe(200);
    },
  );

  test("cannot change anything by any form, and no answer claims a change", async () => {
    const member = await furnishedMember();
    const browser = await signedOutBrowser(member.browser);
    const { cookie } = browser;
    const before = allOf(sharedSite(), member.uid);
    for (const [what, fields] of formsAgainst(member)) {
      const each = openBrowser(sharedSite(), cookie);
      const { status, html, page } = await each.send(dashboard, fields);
      const isOut = fields.intent === "signOut";
      expect([what, status]).toEqual([what, isOut ? 200 : 401]);
      for (const secret of [member.email, member.password]) expect(html).not.toContain(secret);
      expect(all(page, "main :is([role=status], [role=alert]):not([hidden])").map(textOf).join()).not.toContain(
        words.en.dashboard.saved,
      );
      expectWhole(page);
    }
    expect(allOf(sharedSite(), member.uid)).toEqual(before);
    expect(await isSignedIn(member.phone)).toBe(true);
  });
});

describe("when the store fails", () => {
  const site = startForAll();

  const recover = () => rowsIn(site().dataDir, "DROP TRIGGER IF EXISTS no");
  function fail(change: string, table: string) {
    const refuse = "BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    rowsIn(site().dataDir, `CREATE TRIGGER no BEFORE ${change} ON ${table} ${refuse}`);
    onTestFinished(() => void recover());
  }

  test("a form returns with what was typed, and is accepted once the store works again", async () => {
    const { browser } = await newMember(site());
    const fields = { intent: "profile", ...profileFields };
    fail("UPDATE", "documents");
    const { status, page } = await browser.send(dashboard, fields);
    expect(status).toBe(503);
    const { problems, stillHere } = words.en.dashboard;
    expect(textOf(the(page, "#profile-answer"))).toBe(`${problems.notKept} ${stillHere}`);
    const [form] = all(page, "#profile form");
    expect(form && valuesIn(form)).toMatchObject(profileFields);
    expectWhole(page);
    recover();
    expect((await browser.send(dashboard, fields)).status).toBe(200);
  });

  test("a changed work returns as that work, not as a new one", async () => {
    const { browser, uid } = await newMember(site());
    await browser.send(dashboard, { intent: "work", list: "patents", ...workOf() });
    const [{ id }] = profileOf(site(), uid).data.patents as [{ id: string }];
    const fields = { intent: "work", list: "patents", work: id, ...workOf({ title: "Corrected" }) };
    fail("UPDATE", "documents");
    const { status, page } = await browser.send(dashboard, fields);
    expect(status).toBe(503);
    const [form] = all(page, "#patents form").filter((each) => valuesIn(each).title === "Corrected");
    expect(form && hidden(form, "work")).toBe(id);
    expectWhole(page);
  });

  test("no answer claims that the typed text is still there when it is not", async () => {
    const { browser, password } = await newMember(site());
    fail("UPDATE", "credentials");
    const fields = { intent: "password", current: password, password: "another tortoise valley" };
    const { status, page } = await browser.send(dashboard, fields);
    expect(status).toBe(503);
    expect(textOf(the(page, "#password-answer"))).toBe(words.en.dashboard.problems.notKept);
  });

  /** Sends the form for signing out while sessions cannot be deleted. */
  async function signOutInVain(intent: string) {
    const { browser, password } = await newMember(site());
    const { cookie } = browser;
    fail("DELETE", "sessions");
    const before = site().written.output.length;
    const answer = await browser.send(dashboard, { intent, confirms: intent, current: password });
    expect(await isSignedIn({ site: site(), cookie }), "the session is still there").toBe(true);
    expect(site().written.output.slice(before)).toMatch(/"level":50.*a form could not be taken/);
    return { answer, browser };
  }

  test("logging out ends the session in this browser all the same", async () => {
    const { answer, browser } = await signOutInVain("signOut");
    expect(browser.cookie).toBeUndefined();
    expect(textOf(the(answer.page, "main [role=status]"))).toBe(words.en.dashboard.signedOut);
  });

  test("no answer claims that every session has ended when it has not", async () => {
    const { answer, browser } = await signOutInVain("signOutAll");
    expect(answer.status).toBe(503);
    expect(textOf(the(answer.page, "#devices-answer"))).toBe(words.en.dashboard.problems.notKept);
    expect(browser.cookie, "they can try again").toBeDefined();
  });
});
