import { describe, expect, inject, test } from "vitest";
import { consentVersion } from "#app/forms/submissions/submission.ts";
import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import { submissionMailWords } from "#app/forms/submissions/visitor-emails.ts";
import { applicationOf, enquiryOf, feedbackOf, freshEmail, guardian, mailsWith } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import {
  expectWhole,
  formIn,
  keptOf,
  mailsOnce,
  referenceIn,
  send,
  valuesIn,
  waitingEnquiry,
} from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { institute } from "../help/sample-records.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

const office = institute("en").contact.email;

describe.each(languages)("in %s", (language) => {
  const inOne = testsInOneLanguage(language);
  const t = words[language];
  const feedbackPath = pathIn(language, "/feedback");
  const coursePath = pathIn(language, "/courses/d-pharm");

  inOne("feedback needs its three fields", async () => {
    const { status, page } = await send(feedbackPath, { name: " " });
    expect(status).toBe(400);
    const links = all(page, "#feedback-answer a");
    expect(links.map(({ attributes: { href } }) => href)).toEqual(
      ["name", "email", "text"].map((x) => `#feedback-${x}`),
    );
    expect(links.map(textOf)).toEqual(
      [t.feedback.name, t.feedback.email, t.feedback.text].map((label) => t.form.errors.missing(label, "")),
    );
    expect(all(page, "[aria-invalid=true]")).toHaveLength(3);
    expectWhole(page);
  });

  inOne("feedback is stored and thanked for with a reference, and two mails report it", async () => {
    const email = freshEmail();
    const text = "Line one\r\nपुस्तकालय छान आहे 👍";
    const { status, headers, page } = await send(feedbackPath, { ...feedbackOf(email), text });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const note = the(page, "#feedback-answer");
    expect(note.attributes).toMatchObject({ role: "status", tabindex: "-1" });
    expect(textOf(note)).toContain(t.feedback.done);
    const reference = referenceIn(page);
    expect(reference).toMatch(/^F-/);
    expect(Object.values(valuesIn(formIn(page, "feedback"))).filter(Boolean)).toEqual([]);
    expectWhole(page);
    expect(keptOf(email)).toMatchObject([
      { kind: "feedback", status: "new", reference, locale: language, text: text.replace("\r", ""), consentVersion },
    ]);
    const mails = await mailsOnce(email, 2);
    expect(mails.map(({ to }) => to).sort()).toEqual([email, office].sort());
    expect(mails.find(({ to }) => to === office)?.text).toContain("पुस्तकालय छान आहे 👍");
    const confirmation = mails.find(({ to }) => to === email);
    expect(confirmation?.subject).toBe(submissionMailWords[language].confirmation.subject.feedback(reference));
    expect(confirmation?.text, "nobody has shown whose address it is").not.toContain("पुस्तकालय");
  });

  inOne("an application needs one way to reach the person, and says so", async () => {
    const { status, page } = await send(coursePath, { fullName: "Asha Namune" });
    expect(status).toBe(400);
    expect(all(page, "#apply-answer a").map(textOf)).toEqual([t.form.errors.oneWay("", "")]);
    if (language === "en")
      expect(textOf(the(page, "#apply-email-error"))).toBe(
        "Please give an email address or a phone number, so that we can reach you.",
      );
    expect(valuesIn(formIn(page, "apply"))).toMatchObject({ fullName: "Asha Namune" });
    expectWhole(page);
  });

  inOne("an application with an email address is stored, and both sides get their mail", async () => {
    const email = freshEmail();
    const { status, page } = await send(coursePath, { ...applicationOf(email), phone: "" });
    expect(status).toBe(200);
    const note = the(page, "#apply-answer");
    expect(textOf(note)).toContain(t.application.done);
    expect(all(note, "a").map(({ attributes: { href } }) => href)).toContain(pathIn(language, "/my-enquiry"));
    const reference = referenceIn(page);
    expect(reference).toMatch(/^A-/);
    expect(keptOf(email)).toMatchObject([{ kind: "application", status: "new", reference, phone: null, isMinor: 0 }]);
    const mails = await mailsOnce(email, 2);
    expect(mails.map(({ to }) => to).sort()).toEqual([email, office].sort());
  });

  inOne("an application with only a phone number is stored, and the office asked to phone", async () => {
    const { status, page } = await send(coursePath, { phone: "९१२३४ ५६७८०" });
    expect(status).toBe(200);
    const [mail, ...others] = await mailsOnce(referenceIn(page), 1);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(office);
    expect(mail?.text).toContain("+91 91234 56780");
    expect(mail?.text).toContain("so please call");
    const note = the(page, "#apply-answer");
    expect(textOf(note), "no code can be mailed that opens it").toContain(submissionWords[language].next.atOffice);
    expect(all(note, "a").map(({ attributes: { href } }) => href)).not.toContain(pathIn(language, "/my-enquiry"));
  });

  describe.each([
    { form: "enquiry", id: "enquiry", path: pathIn(language, "/"), fieldsOf: enquiryOf },
    { form: "application", id: "apply", path: coursePath, fieldsOf: applicationOf },
  ])("a visitor under 18 with an $form", ({ form, id, path, fieldsOf }) => {
    inOne("is asked for a parent or guardian", async () => {
      const fields = { ...fieldsOf(freshEmail()), isMinor: "1", guardianPhone: "12" };
      const { status, page } = await send(path, fields);
      expect(status).toBe(400);
      expect(all(page, `#${id}-answer a`).map(({ attributes: { href } }) => href)).toEqual([
        `#${id}-guardianName`,
        `#${id}-guardianPhone`,
      ]);
      expect(the(formIn(page, id), "input[name=isMinor]").attributes).toHaveProperty("checked");
      expect(valuesIn(formIn(page, id))).toMatchObject({ guardianPhone: "12" });
      expectWhole(page);
    });

    inOne("is stored with the guardian, whom the office is asked to phone", async () => {
      const email = freshEmail();
      if (form === "enquiry") {
        const waiting = await waitingEnquiry(language, { ...guardian, email });
        const shown = formIn(waiting.answer.page, id);
        expect(the(shown, "input[name=isMinor]").attributes).toHaveProperty("checked");
        const { isMinor: _, ...names } = guardian;
        expect(valuesIn(shown)).toMatchObject(names);
        await waiting.enter(waiting.code);
      } else await send(path, { ...fieldsOf(email), ...guardian });
      const kept = { isMinor: 1, guardianName: "Sunita Namune", guardianPhone: "+91 91234 56780", consentVersion };
      const [row] = keptOf(email);
      expect(row).toMatchObject({ ...kept, guardianConfirmedAt: null });
      const mails = await mailsOnce(email, form === "enquiry" ? 3 : 2);
      const mail = mails.find(({ to }) => to === office);
      expect(mail?.text).toContain("Before anything else, call the parent or guardian");
      expect(mail?.text).toContain(
        "Parent or guardian: “Sunita Namune”\nParent’s or guardian’s phone: +91 91234 56780\n",
      );
      expect(mail?.text).toContain(`https://institute.example/office/inbox/${row?.reference}`);
    });

    inOne("but adults need no guardian: the content of those fields is not stored", async () => {
      const email = freshEmail();
      await send(path, { ...fieldsOf(email), ...guardian, isMinor: "" });
      expect(keptOf(email)).toMatchObject([{ isMinor: 0, guardianName: null, guardianPhone: null }]);
    });
  });
});

test("two of feedback at once are two: nothing is lost", async () => {
  const email = freshEmail();
  await Promise.all(["One", "Two", "Three"].map((text) => send("/feedback", { ...feedbackOf(email), text })));
  expect(
    keptOf(email)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(["One", "Three", "Two"]);
  expect((await mailsWith(inject("dataDir"), email)).length).toBeLessThanOrEqual(6);
});
