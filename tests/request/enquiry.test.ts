import { describe, expect, test } from "vitest";
import { codeWords } from "#app/ui/email/code-mail.server.ts";
import { enquiryOf, freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { codeIn } from "../help/mails.ts";
import { fieldErrors, hrefsIn } from "../help/parts.ts";
import {
  expectWhole,
  formIn,
  hidden,
  keptOf,
  mailsOnce,
  send,
  valuesIn,
  waitingEnquiry,
} from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { institute } from "../help/sample-records.ts";
import { freshAddress, siteUrl } from "../help/visit.ts";
import { words } from "../help/words.ts";

/** The specification's messages word for word, and their translations. */
const said = {
  en: {
    sent: "OTP sent to your email. Please check your inbox.",
    missing: [
      "Please fill in “Full name”.",
      "Please fill in “12th (HSC) percentage”.",
      "Please fill in “Email”.",
      "Please fill in “Contact number”.",
    ],
  },
  mr: {
    sent: words.mr.code.sent,
    missing: ["“पूर्ण नाव” भरा.", "“बारावीची (HSC) टक्केवारी” भरा.", "“ईमेल” भरा.", "“मोबाइल क्रमांक” भरा."],
  },
};
const names = ["fullName", "hscPercentage", "email", "contactNumber"];

describe.each(languages)("an enquiry in %s, sent without script,", (language) => {
  const path = pathIn(language, "/");
  const t = said[language];

  test("is refused when it is empty, with a link to each field", async () => {
    const { status, headers, page } = await send(path, {});
    expect(status).toBe(400);
    expect(headers.get("cache-control")).toBe("no-store");
    const summary = the(page, "#enquiry-answer");
    expect(summary.attributes).toMatchObject({ role: "alert", tabindex: "-1" });
    expect(textOf(the(summary, "h3"))).toBe(words[language].form.problems.fields);
    const links = all(summary, "a");
    expect(links.map(({ attributes: { href } }) => href)).toEqual(names.map((name) => `#enquiry-${name}`));
    expect(links.map(textOf)).toEqual(t.missing);
    for (const [index, name] of names.entries()) {
      const { attributes } = the(page, `#enquiry-${name}`);
      expect(attributes["aria-invalid"]).toBe("true");
      expect(attributes["aria-describedby"]?.split(" ")).toContain(`enquiry-${name}-error`);
      expect(textOf(the(page, `#enquiry-${name}-error`))).toBe(t.missing[index]);
    }
    expectWhole(page);
    expect(all(page, "dialog[open]")).toEqual([]);
    expect(all(page, "h1")).toHaveLength(1);
    expect(the(page, "html").attributes.lang).toBe(language);
  });

  test("keeps what was typed when a field is invalid, and marks no other", async () => {
    const typed = { ...enquiryOf("asha@example"), fullName: 'असावरी "A" <b>' };
    const { status, page } = await send(path, typed);
    expect(status).toBe(400);
    const form = formIn(page, "enquiry");
    expect(valuesIn(form)).toMatchObject(typed);
    expect(all(form, "[aria-invalid=true]").map(({ attributes: { name } }) => name)).toEqual(["email"]);
    expect(fieldErrors(page)).toEqual([words[language].form.errors.email("", "")]);
    expect(all(page, "#enquiry-answer a")).toHaveLength(1);
  });

  test.each(["आशा@example.org", "ásha@example.org"])("says why %s gets no email, and offers a call", async (email) => {
    const { status, page } = await send(path, enquiryOf(email));
    expect([status, fieldErrors(page)]).toEqual([400, [words[language].form.errors.emailLetters("", "")]]);
    expect(hrefsIn(formIn(page, "enquiry"), "a")).toContain(pathIn(language, "/call-me"));
    expect(valuesIn(formIn(page, "enquiry")).email).toBe(email);
  });

  test("opens the dialog for the code, which is mailed in the page's language", async () => {
    const { answer, fields, email, code, ticket } = await waitingEnquiry(language);
    const { status, headers, page } = answer;
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const dialog = the(page, "dialog[open]");
    expect(textOf(the(dialog, "[role=status]"))).toBe(t.sent);
    expect(textOf(dialog)).toContain(email);
    expect(the(dialog, "input[name=otp]").attributes).toMatchObject({
      id: "enquiry-answer",
      required: "",
      maxlength: "300",
      placeholder: words[language].code.placeholder,
      autocomplete: "one-time-code",
      inputmode: "numeric",
    });
    if (language === "en") expect(the(dialog, "input[name=otp]").attributes.placeholder).toBe("Enter 6-digit OTP");
    expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(fields);
    expectWhole(page);
    expect(all(page, "[role=alert]").filter(({ attributes }) => !("hidden" in attributes))).toEqual([]);

    const [mail, ...others] = await mailsOnce(email, 1);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe(codeWords[language].subject(code, institute(language).shortName));
    expect(mail?.text).toContain(`${siteUrl}${path}?ticket=${ticket}#enquiry`);
    expect(keptOf(email)).toMatchObject([{ status: "unconfirmed", reference: null, locale: language }]);
  });

  test("sent three times at once is one: one ticket and one code", async () => {
    const email = freshEmail();
    const from = { "x-forwarded-for": freshAddress() };
    const answers = await Promise.all([1, 2, 3].map(() => send(path, enquiryOf(email), from)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ page }) => hidden(the(page, "dialog[open]"), "ticket"))).size).toBe(1);
    const mails = await mailsOnce(email, 1);
    expect(mails.map(codeIn)).toHaveLength(1);
    expect(keptOf(email)).toHaveLength(1);
  });

  test("with another address is another, with a different code", async () => {
    const { fields, ticket } = await waitingEnquiry(language);
    const email = freshEmail();
    const { status, page } = await send(path, { ...fields, email, ticket });
    expect(status).toBe(200);
    expect(hidden(the(page, "dialog[open]"), "ticket")).not.toBe(ticket);
    expect(await mailsOnce(email, 1)).toHaveLength(1);
  });
});
