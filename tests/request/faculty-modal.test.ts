import { describe, expect, test } from "vitest";
import { type FacultyMember, logIn, loginPath, newMember, openBrowser, sendCode } from "../help/faculty-visits.ts";
import { otherCode, registrationOf } from "../help/forms.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { linkOf } from "../help/parts.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { type Language, languages, pathIn } from "../help/routes.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import type { Visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

type Outcome = [what: string, status: number, act: (language: Language, member: FacultyMember) => Promise<Visit>];

/** Sends a mode's form from a new browser. */
const sent = (mode: string, fields: Record<string, string>) => (language: Language) =>
  openBrowser().send(loginPath(mode, language), fields);

/** Enters the mailed code, or another. */
const entered =
  (mode: string, codeOf: (code: string) => string, more = {}): Outcome[2] =>
  async (language, { email }) => {
    const browser = openBrowser();
    const { ticket, code } = await sendCode(browser, email, mode, language);
    return browser.send(loginPath(mode, language), { email, ticket, otp: codeOf(code), ...more });
  };
const password = "another kettle entirely";

const signedIn: Outcome[] = [
  ["signedIn", 200, (language, { email, password }) => sent("", { email, password })(language)],
  ["codeRight", 200, entered("otp", (code) => code)],
  ["registered", 200, (language) => sent("register", registrationOf())(language)],
  ["passwordSet", 200, entered("forgot", (code) => code, { password })],
];

const codeSent: Outcome = [
  "codeSent",
  200,
  async (language, { email }) => (await sendCode(openBrowser(), email, "otp", language)).answer,
];

const refused: Outcome[] = [
  ["fields", 400, sent("register", {})],
  ["otpMissing", 400, sent("otp", { email: "asha@example.org" })],
  ["wrongCode", 400, entered("otp", otherCode)],
  ["notSixDigits", 400, entered("otp", (code) => code.slice(1))],
  ["wrongCredentials", 401, (language, { email }) => sent("", { email, password })(language)],
  ["emailTaken", 409, (language, { email }) => sent("register", registrationOf(email))(language)],
  ["badToken", 400, sent("", { intent: "token", token: "none" })],
];

/** The dialog of an answer and its title, which can be focused. */
function modalIn(page: Element) {
  const modal = the(page, "dialog[open]");
  const title = the(modal, `#${modal.attributes["aria-labelledby"]}`);
  expect(title.attributes.tabindex).toBe("-1");
  return { modal, title: textOf(title) };
}

/** HTML closes a dialog from inside it, by a button and by the overlay around its card. @returns both. */
function expectClosable(modal: Element, name: string) {
  const closing = all(modal, "form[method=dialog] button[type=submit]");
  const overlay = the(modal, "form[aria-hidden] button");
  expect(overlay.attributes.tabindex).toBe("-1");
  expect(closing).toContain(overlay);
  const named = closing.filter((each) => each !== overlay && (each.attributes["aria-label"] ?? textOf(each)) === name);
  expect(named.length).toBeGreaterThan(0);
  return closing;
}

describe("specification 4: faculty authentication", () => {
  describe.each(languages)("the modal in %s", (language) => {
    const inOne = testsInOneLanguage(language);
    const t = words[language].login;
    const results: Record<string, unknown> = t.results;

    inOne.each(signedIn)("after “%s” is a success and leads to the dashboard", async (what, status, act) => {
      const member = await newMember();
      const answer = await act(language, member);
      expect(answer.status).toBe(status);
      const { modal, title } = modalIn(answer.page);
      expect(title).toBe(results[what]);
      expect(modal.attributes.role).toBeUndefined();
      const dashboard = pathIn(language, "/faculty/dashboard");
      expect(linkOf(modal, t.toDashboard).attributes.href).toBe(dashboard);
      expect(modal.attributes["data-next"]).toBe(dashboard);
      for (const { attributes } of expectClosable(modal, t.close))
        expect(attributes, "without script").toMatchObject({ formmethod: "get", formaction: dashboard });
      expectWhole(answer.page);
    });

    inOne.each([codeSent, ...refused])(
      "after “%s” is closed by its button and by the overlay",
      async (what, status, act) => {
        const { page, headers, ...answer } = await act(language, await newMember());
        expect(answer.status).toBe(status);
        expect(headers.get("set-cookie"), "nobody is signed in").toBeNull();
        const { modal, title } = modalIn(page);
        expect(title).toBe(results[what]);
        const isGood = what === "codeSent";
        expect(modal.attributes.role).toBe(isGood ? undefined : "alertdialog");
        expectClosable(modal, t.close);
        expect(all(modal, "a"), "no way to the dashboard").toEqual([]);
        expect(modal.attributes["data-next"]).toBeUndefined();
        expect(all(page, `#${modal.attributes["data-behind"]}`), "the field to go on with").toHaveLength(1);
        expectWhole(page);
      },
    );
  });

  test("what was typed stays behind the dialog, except passwords and codes", async () => {
    const fields = { ...registrationOf("asha@nowhere"), password: "my own kettle" };
    const { html, page } = await openBrowser().send(loginPath("register"), fields);
    const values = all(page, "#login input").map(({ attributes: { name, value } }) => [name, value]);
    expect(Object.fromEntries(values)).toEqual({ ...fields, password: undefined });
    expect(html).not.toContain(fields.password);
  });

  test("after signing in, the fields are empty", async () => {
    const member = await newMember();
    const { html, page } = await logIn(openBrowser(), member);
    expect(all(page, "#login input[value]")).toEqual([]);
    expect(html).not.toContain(member.email);
  });
});
