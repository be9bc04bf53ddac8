import { beforeEach, describe, expect, test } from "vitest";
import { uidOf } from "../help/faculty-kept.ts";
import {
  type FacultyMember,
  isSignedIn,
  logIn,
  loginPath,
  newMember,
  openBrowser,
  sendCode,
  sharedSite,
} from "../help/faculty-visits.ts";
import { freshEmail, registrationOf } from "../help/forms.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { fieldErrors } from "../help/parts.ts";
import { type Language, languages, pathIn } from "../help/routes.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import type { Visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const weak = [
  ["", "missing"],
  ["123456789", "shortPassword"],
  ["kettle tw", "shortPassword"],
  ["😀😀😀😀😀😀😀😀😀", "shortPassword"],
  ["P@ssw0rd123", "weakPassword"],
  ["k".repeat(129), "long"],
] as const;

const long = [
  "only plain small letters",
  "चार साधे मराठी शब्द",
  "7294013856",
  "chaha pohe divali nadi ".repeat(5),
  '"><script>alert(1)</script>',
  "  spaces around it  ",
];

/** Where a new password is set: at registration, in place of a forgotten one, and on the dashboard. */
const forms: [where: string, set: (password: string, language: Language, member: FacultyMember) => Promise<Visit>][] = [
  [
    "at registration",
    (password, language) =>
      openBrowser().send(loginPath("register", language), { ...registrationOf(newcomer()), password }),
  ],
  [
    "with an OTP",
    async (password, language, { email }) => {
      const { ticket, code: otp } = await sendCode(openBrowser(), email, "forgot");
      return openBrowser().send(loginPath("forgot", language), { email, password, ticket, otp });
    },
  ],
  [
    "on the dashboard",
    (password, language, { password: current, browser }) =>
      browser.send(pathIn(language, "/faculty/dashboard"), { intent: "password", current, password }),
  ],
];

/** The address of the last one who registered. */
let last = "";
const newcomer = () => {
  last = freshEmail();
  return last;
};
beforeEach(() => {
  last = "";
});
const fieldOf = (page: Element) => the(page, "input[autocomplete=new-password]");

describe("specification 5: validation", () => {
  describe.each(languages)("in %s", (language) => {
    const inOne = testsInOneLanguage(language);
    const { form, login } = words[language];

    inOne.each(weak)("the new password %j is refused as %s wherever it is set", async (password, code) => {
      const member = await newMember();
      for (const [where, set] of forms) {
        const { status, html, page } = await set(password, language, member);
        expect([where, status]).toEqual([where, 400]);
        const label = where === "at registration" ? login.password : login.newPassword;
        const sentence = form.errors[code](label, language === "mr" ? "१२८" : "128");
        expect(fieldErrors(page)).toEqual([sentence]);
        expect(textOf(the(page, where === "on the dashboard" ? "#password-answer" : "dialog[open]"))).toContain(
          sentence,
        );
        expect(fieldOf(page).attributes).toMatchObject({ "aria-invalid": "true", type: "password" });
        expect(all(page, "input[type=password]").filter(({ attributes: { value } }) => value)).toEqual([]);
        for (const secret of [password, member.password]) if (secret) expect(html).not.toContain(secret);
      }
      expect(uidOf(sharedSite(), last), "nothing is registered").toBe("");
      expect((await logIn(openBrowser(), member)).status, "the old password still holds").toBe(200);
      expect(await isSignedIn(member.browser)).toBe(true);
    });

    inOne("the form tells beforehand what a password takes", async () => {
      const { browser } = await newMember();
      for (const path of [loginPath("register", language), loginPath("forgot", language)]) {
        const { page } = await openBrowser().visit(path);
        expect(textOf(the(page, `#${fieldOf(page).attributes["aria-describedby"]}`))).toBe(login.passwordHint);
      }
      const { page } = await browser.visit(pathIn(language, "/faculty/dashboard"));
      expect(textOf(the(page, `#${fieldOf(page).attributes["aria-describedby"]}`))).toBe(login.passwordHint);
    });
  });

  test.each(long)("the long password %j is taken as it is, whatever signs it has", async (password) => {
    const member = await newMember(undefined, { password });
    const { status, html } = await logIn(openBrowser(), member);
    expect(status).toBe(200);
    expect(html).not.toContain(password);
    for (const other of [`${password} `, password.slice(1), password.toUpperCase()].filter((each) => each !== password))
      expect((await logIn(openBrowser(), { ...member, password: other })).status).toBe(401);
  });

  test.each(forms)(
    "the longest password of signs that computers count twice lets in when it was set %s",
    async (_, set) => {
      const password = "🌊🌙🔔🪔🌿🍋🐢🎈".repeat(16);
      const member = await newMember();
      expect((await set(password, "en", member)).status).toBe(200);
      const email = last || member.email;
      expect((await logIn(openBrowser(), { email, password })).status).toBe(200);
    },
  );
});
