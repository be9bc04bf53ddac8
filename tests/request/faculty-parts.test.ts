import { describe, expect, test } from "vitest";
import { dashboard, workOf } from "../help/faculty-forms.ts";
import { isSignedIn, loginPath, newMember, openBrowser, resultIn, sendCode } from "../help/faculty-visits.ts";
import { registrationOf } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const asPart = { "x-fragment": "a" };
const outside = /<(html|head|body|main)\b/;

describe.each(languages)("sent by script, in %s,", (language) => {
  test.each(["", "otp", "register", "forgot"])(
    "the screen “%s” answers with its section only, as in the page",
    async (mode) => {
      const path = loginPath(mode, language);
      const sent = { email: "nobody", intent: mode === "otp" ? "send" : "" };
      const [whole, part] = [await openBrowser().send(path, sent), await openBrowser().send(path, sent, asPart)];
      expect([part.status, whole.status]).toEqual([400, 400]);
      expect(part.html).not.toMatch(outside);
      expect(part.page.children).toHaveLength(1);
      expect(the(part.page, "section[data-part]").attributes.id).toBe("login");
      expect(whole.html).toContain(part.html);
      expect(resultIn(part.page)).toBe(words[language].login.results[mode === "forgot" ? "otpMissing" : "fields"]);
      for (const name of ["content-type", "content-security-policy", "cache-control"])
        expect(part.headers.get(name)).toBe(whole.headers.get(name));
      expectWhole(part.page);
    },
  );

  test("the dashboard answers with its part only, with the result of the form", async () => {
    const { browser } = await newMember();
    const path = pathIn(language, dashboard);
    for (const [section, fields, status] of [
      ["profile", { intent: "profile", name: "" }, 400],
      ["profile", { intent: "draft", name: "Asha" }, 200],
      ["patents", { intent: "work", list: "patents", ...workOf() }, 200],
      ["patents", { intent: "work", list: "patents", ...workOf({ year: "soon" }) }, 400],
      ["copyrights", { intent: "removeWork", list: "copyrights", work: "none" }, 404],
      ["files", { intent: "removeFile", kind: "photo" }, 200],
      ["password", { intent: "password", current: "x", password: "short" }, 400],
      ["devices", { intent: "signOutDevice", device: "none" }, 200],
      ["devices", { intent: "signOutAll", confirms: "signOutAll", current: "" }, 400],
      ["erase", { intent: "erase", confirms: "erase", current: "x" }, 400],
      ["password", { intent: "send", confirms: "password" }, 200],
    ] as [string, Record<string, string>, number][]) {
      const part = await browser.send(path, fields, asPart);
      expect([section, part.status]).toEqual([section, status]);
      expect(part.html).not.toMatch(outside);
      const answer = the(part.page, `section#${section} #${section}-answer`);
      expect(answer.attributes).toMatchObject({ role: status === 200 ? "status" : "alert", tabindex: "-1" });
      expect(textOf(answer)).not.toBe("");
      expect(all(part.page, "section[data-part]").length).toBeGreaterThan(7);
      expect(part.headers.get("cache-control")).toBe("no-store");
      expectWhole(part.page);
    }
  });

  test("a member who was signed out in the meantime gets the form back in its part, as a refusal", async () => {
    const { browser } = await newMember();
    const { cookie } = browser;
    await browser.send(dashboard, { intent: "signOut" });
    const fields = { intent: "profile", name: "Asha wrote this", awards: "and this" };
    const part = await openBrowser(undefined, cookie).send(pathIn(language, dashboard), fields, asPart);
    expect([part.status, part.headers.get("www-authenticate")]).toEqual([401, 'Form realm="faculty"']);
    expect(part.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0/);
    expect(the(part.page, "#profile-name").attributes.value).toBe("Asha wrote this");
    expect(all(part.page, "section[data-part]").map(({ attributes: { id } }) => id)).toEqual(["profile"]);
    expect(textOf(the(part.page, "#profile-answer"))).toContain(words[language].dashboard.problems.signedOut);
  });
});

test("a part that signs in sets the cookie and links on, with the page's status", async () => {
  const { email, password } = await newMember();
  const code = await sendCode(openBrowser(), email);
  for (const [mode, fields, status] of [
    ["", { email, password }, 200],
    ["", { email, password: "not the right one" }, 401],
    ["otp", { ticket: code.ticket, otp: code.code }, 200],
    ["otp", { ticket: code.ticket, otp: code.code }, 400],
    ["register", registrationOf(), 200],
    ["register", registrationOf(email), 409],
    ["", { intent: "token", token: "none" }, 400],
  ] as [string, Record<string, string>, number][]) {
    const browser = openBrowser();
    const part = await browser.send(loginPath(mode), fields, asPart);
    expect([mode, part.status]).toEqual([mode, status]);
    expect(part.headers.getSetCookie(), "of the session and of the browser").toHaveLength(status === 200 ? 2 : 0);
    expect(await isSignedIn(browser)).toBe(status === 200);
    expect(the(part.page, "dialog[open]").attributes["data-next"]).toBe(status === 200 ? dashboard : undefined);
    expect(part.headers.get("www-authenticate")).toBe(status === 401 ? 'Form realm="faculty"' : null);
  }
});

test("a part that signs out deletes the cookie, and says so", async () => {
  const { browser } = await newMember();
  const part = await browser.send(dashboard, { intent: "signOut" }, asPart);
  expect([part.status, browser.cookie]).toEqual([200, undefined]);
  expect(textOf(the(part.page, "[role=status]"))).toBe("You are logged out.");
  expect(part.html).not.toMatch(outside);
});

test("the header has no effect on a GET", async () => {
  const { browser } = await newMember();
  for (const path of [dashboard, "/faculty-login"]) {
    const answer = await browser.ask(path, { headers: asPart });
    const html = await answer.text();
    expect(html).toBe((await browser.visit(path)).html);
  }
  expect((await visit("/faculty-login")).html).toMatch(outside);
});
