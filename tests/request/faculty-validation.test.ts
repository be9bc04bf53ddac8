import { describe, expect, test } from "vitest";
import { logIn, loginPath, newMember, openBrowser, resultIn, sendCode } from "../help/faculty-visits.ts";
import { freshEmail, registrationOf } from "../help/forms.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { fieldErrors } from "../help/parts.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { type Language, languages } from "../help/routes.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

/** Each mode, the fields it shows, and an input that makes all of them invalid. */
const modes: [mode: string, fields: string[], sent: Record<string, string>, missing: string[]][] = [
  ["", ["email", "password"], {}, ["email", "password"]],
  ["otp", ["email", "otp"], { intent: "send" }, ["email"]],
  [
    "register",
    ["name", "department", "facultyId", "email", "password"],
    {},
    ["name", "department", "facultyId", "email", "password"],
  ],
  ["forgot", ["email", "otp", "password"], { otp: "123456" }, ["password"]],
];

/** The messages at the fields, and in the dialog. */
const sentencesIn = (page: Element) => ({
  atFields: fieldErrors(page),
  inModal: all(page, "dialog[open] li").map(textOf),
});

function labelOf(language: Language, mode: string, name: string): string {
  const t = words[language].login as unknown as Record<string, string>;
  return (mode === "forgot" && name === "password" ? t.newPassword : t[name]) ?? "";
}

describe("specification 5: validation", () => {
  describe.each(languages)("in %s", (language) => {
    const inOne = testsInOneLanguage(language);
    const { errors } = words[language].form;
    const { results } = words[language].login;

    inOne.each(modes)("every field that the screen “%s” shows is required", async (mode, fields, sent, missing) => {
      const { page } = await visit(loginPath(mode, language));
      const inputs = all(page, "#login input").map(({ attributes }) => attributes);
      expect(inputs.map(({ name }) => name)).toEqual(fields);
      expect(inputs.filter((input) => !("required" in input))).toEqual([]);

      const answer = await openBrowser().send(loginPath(mode, language), sent);
      expect(answer.status).toBe(400);
      expect(resultIn(answer.page)).toBe(results.fields);
      const sentences = missing.map((name) => errors.missing(labelOf(language, mode, name), ""));
      expect(sentencesIn(answer.page)).toEqual({ atFields: sentences, inModal: sentences });
      for (const name of missing)
        expect(the(answer.page, `#login-${name}`).attributes).toMatchObject({
          "aria-invalid": "true",
          "aria-describedby": expect.stringContaining(`login-${name}-error`),
        });
      expectWhole(answer.page);
    });

    inOne.each(["", "otp", "register", "forgot"])("the screen “%s” accepts only a valid email", async (mode) => {
      const { page } = await visit(loginPath(mode, language));
      expect(the(page, "#login-email").attributes.type).toBe("email");
      for (const email of [
        "asha",
        "asha@",
        "@example.org",
        "asha@nowhere",
        "a b@example.org",
        "asha@example.org, b@c.in",
      ]) {
        const sent = { ...registrationOf(email), ...((mode === "otp" || mode === "forgot") && { intent: "send" }) };
        const answer = await openBrowser().send(loginPath(mode, language), sent);
        expect([email, answer.status]).toEqual([email, 400]);
        expect(sentencesIn(answer.page)).toEqual({ atFields: [errors.email("", "")], inModal: [errors.email("", "")] });
        expect(the(answer.page, "#login-email").attributes.value).toBe(email);
        expect(answer.html).not.toContain(sent.password);
      }
    });

    inOne.each(["otp", "forgot"])("the screen “%s” asks for the missing OTP", async (mode) => {
      const { ticket } = await sendCode(openBrowser(), freshEmail(), mode, language);
      for (const otp of ["", "   ", "abc", "-"])
        for (const more of [{}, { ticket }]) {
          const sent = { email: freshEmail(), password: "a kettle of its own", otp, ...more };
          const { status, page } = await openBrowser().send(loginPath(mode, language), sent);
          expect(status).toBe(400);
          expect(resultIn(page)).toBe(results.otpMissing);
          if (language === "en") expect(resultIn(page)).toBe("Please enter the OTP.");
        }
    });
  });

  test("the OTP accepts at most six characters, in any digits and with spaces between", async () => {
    for (const mode of ["otp", "forgot"])
      expect(the((await visit(loginPath(mode))).page, "#login-otp").attributes).toMatchObject({
        maxlength: "300",
        inputmode: "numeric",
        autocomplete: "one-time-code",
      });
    const { email } = await newMember();
    const browser = openBrowser();
    const { ticket, code } = await sendCode(browser, email);
    const enter = (otp: string) => browser.send(loginPath("otp"), { email, ticket, otp });
    expect((await enter(`${code}0`)).status).toBe(400);
    expect((await enter(code.slice(0, 5))).status).toBe(400);
    const typed = code.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
    expect((await enter(` ${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200);
  });

  test.each([
    "asha..namune@example.org",
    ".asha@example.org",
    "asha.@example.org",
    "asha&co@example.org",
    "o'asha+1@example.org",
    "अ@example.org",
    "asha@example.museum",
    "ASHA@EXAMPLE.ORG",
  ])("the address %s is accepted, and lets its owner in, or is refused with advice", async (given) => {
    const email = given.replace(/@example/i, `@e${freshEmail().slice(5, 13)}`);
    const fields = registrationOf(email);
    const { status, page } = await openBrowser().send(loginPath("register"), fields);
    if (status === 200) expect((await logIn(openBrowser(), fields)).status).toBe(200);
    else {
      expect(status).toBe(400);
      const reason = /[^ -~]/.test(email) ? "emailLetters" : "email";
      expect(sentencesIn(page).atFields).toEqual([words.en.form.errors[reason]("", "")]);
    }
  });
});
