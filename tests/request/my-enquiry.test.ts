import { describe, expect, test } from "vitest";
import { shortLife } from "#app/forms/submissions/submission.ts";
import { submissionMailWords } from "#app/forms/submissions/visitor-emails.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { sharedSite } from "../help/faculty-visits.ts";
import { feedbackOf, otherCode } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { factsIn } from "../help/parts.ts";
import {
  codeOnceTo,
  expectWhole,
  formIn,
  hidden,
  keptOf,
  mailsOnce,
  openRecord,
  referenceIn,
  send,
  sentFeedback,
  valuesIn,
  waitingEnquiry,
} from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { institute } from "../help/sample-records.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

const office = institute("en").contact.email;

describe.each(languages)("a submission, in %s,", (language) => {
  const inOne = testsInOneLanguage(language);
  const t = words[language].lookup;
  const path = pathIn(language, "/my-enquiry");

  inOne("is looked up by reference and address, both required", async () => {
    const { status, page } = await send(path, {});
    expect(status).toBe(400);
    expect(all(page, "#my-enquiry-answer a").map(({ attributes: { href } }) => href)).toEqual([
      "#my-enquiry-reference",
      "#my-enquiry-email",
    ]);
    expectWhole(page);
  });

  inOne("is shown once the mailed code is entered, and not before", async () => {
    const pair = await sentFeedback(language);
    const typed = { ...pair, reference: `${words[language].form.reference} ${pair.reference.toLowerCase()}.` };
    const asked = await send(path, typed);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("cache-control")).toBe("no-store");
    expect(textOf(the(asked.page, "main [role=status]"))).toBe(t.onWay(pair.email));
    expect(asked.html).not.toContain("The library is lovely.");
    expectWhole(asked.page);
    const code = await codeOnceTo(pair.email);
    const enter = (otp: string) =>
      send(path, { ...typed, intent: "verify", ticket: hidden(asked.page, "ticket"), otp });

    const slip = await enter(code.slice(1));
    const { notSixDigits } = words[language].form.problems;
    expect([slip.status, textOf(the(slip.page, "main div[role=alert]"))]).toEqual([400, notSixDigits]);
    expect(the(slip.page, "input[name=otp]").attributes.value).toBe(code.slice(1));
    const wrong = await enter(otherCode(code));
    expect(wrong.status).toBe(400);
    expect(textOf(the(wrong.page, "main div[role=alert]"))).toContain(words[language].form.problems.wrongCode);
    expect(wrong.html).not.toContain("The library is lovely.");
    expectWhole(wrong.page);

    const { status, headers, page } = await enter(code);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(textOf(the(page, "#my-enquiry-answer"))).toBe(t.feedback.statuses.new);
    expect(factsIn(page)).toMatchObject({
      [t.reference]: pair.reference,
      [t.email]: pair.email,
      [t.kind]: t.kinds.feedback,
      [t.status]: t.feedback.statuses.new,
      [words[language].feedback.text]: "The library is lovely.",
    });
    expectWhole(page);
    expect((await enter(code)).status, "a code is used once").toBe(400);
  });

  inOne("is corrected, and the office is notified", async () => {
    const pair = await sentFeedback(language);
    const { pass } = await openRecord(pair, language);
    const name = 'आशा <b>"Asha"</b>';
    const { status, page } = await send(path, { intent: "correct", pass, name, text: "Two\r\nlines" });
    expect(status).toBe(200);
    expect(textOf(the(page, "#my-enquiry-answer"))).toBe(t.corrected);
    expect(valuesIn(formIn(page, "my-enquiry"))).toMatchObject({ name, text: "Two\nlines" });
    expectWhole(page);
    expect(keptOf(pair.email)).toMatchObject([{ name, text: "Two\nlines", reference: pair.reference }]);
    const mails = await mailsOnce(pair.email, 4);
    const officeMail = mails.find(({ to, subject }) => to === office && subject.startsWith("Corrected"));
    expect(officeMail?.subject).toBe(`Corrected feedback ${pair.reference}`);
  });

  inOne("does not change when the correction is refused, and what was typed is shown", async () => {
    const pair = await sentFeedback(language);
    const { pass } = await openRecord(pair, language);
    const { status, page } = await send(path, { intent: "correct", pass, name: "", text: "Other" });
    expect(status).toBe(400);
    expect(all(page, "#my-enquiry-answer a").map(({ attributes: { href } }) => href)).toEqual(["#my-enquiry-name"]);
    expect(valuesIn(formIn(page, "my-enquiry"))).toMatchObject({ name: "", text: "Other" });
    expect(factsIn(page)).toMatchObject({ [words[language].feedback.text]: "The library is lovely." });
    expect(keptOf(pair.email)).toMatchObject([feedbackOf(pair.email)]);
    expectWhole(page);
  });

  inOne("is erased permanently, and both sides get their mail", async () => {
    const pair = await sentFeedback(language);
    const { pass } = await openRecord(pair, language);
    const { status, page } = await send(path, { intent: "erase", pass });
    expect(status).toBe(200);
    expect(textOf(the(page, "#my-enquiry-answer"))).toBe(t.erased(pair.reference));
    expectWhole(page);
    expect(keptOf(pair.email)).toEqual([]);
    // The code, the confirmation, the office's mail, and then this.
    const mails = await mailsOnce(pair.email, 4);
    const subject = submissionMailWords[language].erasure.subject(pair.reference);
    expect(mails.at(-1)).toMatchObject({ to: pair.email, subject });
    const [toOffice] = await mailsOnce(`Erased by the person: feedback ${pair.reference}`, 1);
    expect(toOffice?.to).toBe(office);
    for (const intent of ["erase", "correct"]) {
      const late = await send(path, { intent, pass, name: "Late", text: "Late" });
      expect(late.status).toBe(410);
      expect(textOf(the(late.page, "#my-enquiry-answer"))).not.toBe("");
      expect(factsIn(late.page)).toEqual({});
    }
    expect(keptOf(pair.email)).toEqual([]);
  });
});

test("an unconfirmed enquiry has no reference, so it cannot be looked up", async () => {
  const { email } = await waitingEnquiry();
  expect((await send("/my-enquiry", { email, reference: "E-" })).status).toBe(200);
  expect(await mailsOnce(email, 1), "the code of the enquiry itself").toHaveLength(1);
});

test("a record of every kind can be corrected to what its form accepts, and to nothing else", async () => {
  const { email, enter, code } = await waitingEnquiry();
  const reference = referenceIn((await enter(code)).page);
  await mailsOnce(email, 3);
  const asked = await send("/my-enquiry", { email, reference });
  const ticket = hidden(asked.page, "ticket");
  const mails = await mailsOnce(email, 4);
  const otp = /^\d{6}/.exec(mails.at(-1)?.subject ?? "")?.[0] ?? "";
  const { page } = await send("/my-enquiry", { email, reference, intent: "verify", ticket, otp });
  const pass = hidden(page, "pass");
  const fields = { fullName: "Asha", hscPercentage: "९१%", contactNumber: "12" };
  const refused = await send("/my-enquiry", { intent: "correct", pass, ...fields });
  expect(all(refused.page, "#my-enquiry-answer a").map(({ attributes: { href } }) => href)).toEqual([
    "#my-enquiry-contactNumber",
  ]);
  const taken = await send("/my-enquiry", { intent: "correct", pass, ...fields, contactNumber: "9876543210" });
  expect(taken.status).toBe(200);
  expect(keptOf(email)).toMatchObject([{ name: "Asha", hscPercentage: "९१%", phone: "+91 98765 43210" }]);
});

test("what was closed as advertising is erased after 30 days, and its page says so", async () => {
  const pair = await sentFeedback();
  const closing =
    "UPDATE submissions SET status = 'closed', closedFor = 'advertisement', stateSince = ? WHERE reference = ?";
  const now = Date.now();
  rowsIn(sharedSite().dataDir, closing, now, pair.reference);
  const { page } = await openRecord(pair);
  const day = formatDay(indiaTime(now + shortLife).day, "en").replace(/\s/g, " ");
  expect(factsIn(page)[words.en.lookup.erasedOn]?.replace(/\s/g, " ")).toBe(day);
});
