import { describe, expect, test } from "vitest";
import { type Submission, submissionKinds } from "#app/lib/db/tables.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { codeEmail } from "#app/ui/email/code-mail.server.ts";
import type { EmailContent } from "#app/ui/email/email.ts";
import { renderEmail } from "#app/ui/email/render-email.tsx";
import { readHtml, textOf } from "../../../tests/help/html.ts";
import { institute } from "../../../tests/help/sample-records.ts";
import { officeErasedEmail, officeListEmail, officeMailWords, officeSubmissionEmail } from "./office-emails.ts";
import { noDetails } from "./submission.ts";
import { rowOf } from "./submissions.server.ts";
import { confirmationEmail, erasureEmail } from "./visitor-emails.ts";

const reference = "E-4F7K-92QX";
const answerDays = 1;
const lookupLink = "https://institute.example/my-data";
const inbox = "https://institute.example/office/inbox";
const office = { locale: "en", inbox } as const;
const empty: Submission = {
  ...rowOf("enquiry", noDetails, "en", Date.parse("2026-11-20T20:00:00Z")),
  id: "01JD",
  reference,
  status: "new",
  consentVersion: "2026-11-21",
};
const typed = {
  name: 'علي "Bobby" 👩🏽‍🔬',
  hscPercentage: "८५.५०%",
  email: "asha@example.org",
  phone: "98000 00000",
  text: "एक\nदोन <b>",
};
const guardian = { guardianName: "Sunita Jadhav", guardianPhone: "+91 98111 11111" };
const full: Submission = { ...empty, ...typed, ...guardian, isMinor: 1, changedAt: empty.createdAt + 60_000 };

/** What a reader finds in both versions of an email. */
function drawn(email: EmailContent) {
  const { subject, html, text } = renderEmail(email, institute(email.locale));
  const read = textOf(readHtml(html));
  expect(subject).toMatch(/^\P{Cc}{10,150}$/u);
  for (const told of [subject, read, text]) expect(told).not.toMatch(/undefined|null|NaN|\[object|=>/);
  return {
    subject,
    html: read,
    text,
    has: (part: string) => read.includes(plain(part)) && text.includes(marked(part)),
  };
}
/** In the text version, each line of a value with several lines starts with a mark. */
const marked = (part: string) => part.replaceAll("\n", "\n> ");
const plain = (part: string) => part.replace(/\s+/g, " ");

describe.each(locales)("in %s", (locale) => {
  test.each(["enquiry", "lookup"] as const)(
    "the code requested by %s begins the subject and has a line to itself",
    (purpose) => {
      const mail = drawn(codeEmail({ code: "012345", locale, purpose }));
      expect(mail.subject).toMatch(/^012345 /);
      expect(mail.subject).toContain(institute(locale).shortName);
      expect(mail.text.split("\n")).toContain("012345");
      expect(mail.html).toContain(" 012345 ");
    },
  );

  test("the code's page is linked where there is one", () => {
    const link = "https://institute.example/admission?ticket=a&b=c";
    const { html, text } = renderEmail(
      codeEmail({ code: "012345", locale, purpose: "enquiry", link }),
      institute(locale),
    );
    expect(html).toContain(`href="${link.replace("&", "&amp;")}"`);
    expect(text.split("\n")).toContain(link);
  });

  test.each(submissionKinds)("nothing that was typed goes to an address that no code has proven: %s", (kind) => {
    const mail = drawn(confirmationEmail({ ...full, kind, locale }, { lookupLink, answerDays }));
    expect(mail.has(reference)).toBe(true);
    for (const value of [...Object.values(typed), ...Object.values(guardian)]) expect(mail.has(value)).toBe(false);
  });

  test.each(submissionKinds)("the confirmation of what was sent as %s has all that was sent", (kind) => {
    const proven = { ...full, kind, locale, confirmedAt: full.createdAt };
    const mail = drawn(confirmationEmail(proven, { lookupLink, answerDays }));
    expect(mail.subject).toContain(reference);
    for (const value of [reference, ...Object.values(typed), ...Object.values(guardian)])
      expect(mail.has(value)).toBe(true);
    expect(mail.has(formatMoment(full.createdAt, locale))).toBe(true);
    expect(mail.text.split("\n")).toContain(lookupLink);
  });

  test.each(submissionKinds)("the confirmation of %s with nothing but a reference is complete", (kind) => {
    const mail = drawn(confirmationEmail({ ...empty, kind, locale }, { lookupLink, answerDays }));
    expect(mail.has(reference)).toBe(true);
    drawn(confirmationEmail({ ...empty, kind, locale, isMinor: 1 }, { lookupLink, answerDays }));
  });

  test("the guardian is mentioned until they have confirmed", () => {
    const told = (submission: Submission) =>
      confirmationEmail(
        { ...submission, locale, confirmedAt: submission.createdAt },
        { lookupLink, answerDays },
      ).opening.join();
    expect(told(full)).toContain(guardian.guardianName);
    expect(told({ ...full, guardianConfirmedAt: full.createdAt })).not.toContain(guardian.guardianName);
    expect(told({ ...full, isMinor: 0 })).not.toContain(guardian.guardianName);
  });

  test.each(submissionKinds)("the erasure of what was sent as %s names its reference", (kind) => {
    const mail = drawn(erasureEmail({ reference, locale, kind }));
    expect(mail.subject).toContain(reference);
    expect(mail.has(reference)).toBe(true);
  });
});

describe("the office", () => {
  test("sees who sent what, when, and in which language", () => {
    const mail = drawn(officeSubmissionEmail({ ...full, locale: "mr" }, "new", office));
    expect(mail.subject).toBe(`New enquiry ${reference}`);
    for (const value of [reference, ...Object.values(typed), ...Object.values(guardian)])
      expect(mail.has(value)).toBe(true);
    expect(mail.has("21\u00a0November\u00a02026, 1:30\u00a0AM")).toBe(true);
    expect(mail.text).toContain("Language: Marathi\n");
    expect(mail.has("Your reply to this email goes to the person who sent the form.")).toBe(true);
  });

  test("is asked to phone the guardian and to note it in the inbox, until that is done", () => {
    const told = "call the parent or guardian (name and number are below) and ask whether they agree.";
    const mail = drawn(officeSubmissionEmail(full, "new", office));
    expect(mail.has(told)).toBe(true);
    expect(mail.text).toContain(`${inbox}/${reference}`);
    const done = drawn(officeSubmissionEmail({ ...full, guardianConfirmedAt: full.createdAt }, "corrected", office));
    expect(done.has(told)).toBe(false);
    expect(done.text).toContain("Consent confirmed: 21\u00a0November\u00a02026");
  });

  test("sees that an address is not confirmed, until a code has proven it", () => {
    const isWarned = (submission: Submission, event: "new" | "corrected") =>
      drawn(officeSubmissionEmail(submission, event, office)).has("The email address is not confirmed");
    expect(isWarned({ ...full, kind: "feedback" }, "new")).toBe(true);
    expect(isWarned({ ...full, kind: "application" }, "new")).toBe(true);
    expect(isWarned({ ...full, kind: "application", email: null }, "new")).toBe(false);
    expect(isWarned({ ...full, kind: "feedback" }, "corrected")).toBe(false);
    expect(isWarned({ ...full, confirmedAt: full.createdAt }, "new")).toBe(false);
  });

  test.each(submissionKinds)("gets an email about %s with nothing filled in", (kind) => {
    const mail = drawn(officeSubmissionEmail({ ...empty, kind }, "corrected", office));
    expect(mail.subject).toBe(`Corrected ${officeMailWords.en.kinds[kind]} ${reference}`);
    expect(mail.has("The person gave no email address, so please call.")).toBe(true);
    drawn(officeSubmissionEmail({ ...empty, kind, isMinor: 1 }, "new", office));
  });

  test.each(submissionKinds)("is asked to delete its mails about what was sent as %s", (kind) => {
    const mail = drawn(officeErasedEmail({ reference, kind }, "en"));
    expect(mail.subject).toBe(
      `Erased by the person: ${officeMailWords.en.kinds[kind]} ${reference}. Please delete its emails`,
    );
    expect(mail.has(reference)).toBe(true);
  });

  test.each(submissionKinds)("reads every mail about %s in Marathi, where that is its language", (kind) => {
    const reader = { locale: "mr", inbox } as const;
    const sent = { ...full, kind, locale: "en" } as const;
    const listed = (["new", "corrected", "erased"] as const).map((event, index) => {
      return { event, kind, reference: reference + index, name: null, isMinor: 1 as const, time: full.createdAt };
    });
    for (const email of [
      officeSubmissionEmail(sent, "new", reader),
      officeSubmissionEmail({ ...sent, guardianConfirmedAt: full.createdAt }, "corrected", reader),
      officeSubmissionEmail({ ...empty, kind }, "new", reader),
      officeListEmail(listed, reader),
      officeErasedEmail({ reference, kind }, "mr"),
    ]) {
      drawn(email);
      const { subject, opening, paragraphs, closing, facts = [], link } = email;
      const labels = facts.map(([label]) => label);
      const read = [subject, ...opening, ...paragraphs, ...labels, closing, link?.label].join(" ");
      expect(
        read
          .replaceAll(reference, "")
          .match(/[A-Za-z]{2,}/g)
          ?.filter((word) => word !== "HSC") ?? [],
      ).toEqual([]);
    }
  });
});

test.each([
  ["2026-11-20T18:30:00Z", "21\u00a0November\u00a02026, 12:00\u00a0AM", "२१\u00a0नोव्हेंबर\u00a0२०२६, रात्री\u00a0१२.००"],
  ["2026-01-01T04:00:00Z", "1\u00a0January\u00a02026, 9:30\u00a0AM", "१\u00a0जानेवारी\u00a0२०२६, सकाळी\u00a0९.३०"],
  ["2026-01-01T07:05:00Z", "1\u00a0January\u00a02026, 12:35\u00a0PM", "१\u00a0जानेवारी\u00a0२०२६, दुपारी\u00a0१२.३५"],
  ["2026-01-01T10:40:00Z", "1\u00a0January\u00a02026, 4:10\u00a0PM", "१\u00a0जानेवारी\u00a0२०२६, दुपारी\u00a0४.१०"],
  ["2026-12-31T23:59:59Z", "1\u00a0January\u00a02027, 5:29\u00a0AM", "१\u00a0जानेवारी\u00a0२०२७, पहाटे\u00a0५.२९"],
])("%s is shown in India's time zone", (time, en, mr) => {
  expect(formatMoment(Date.parse(time), "en")).toBe(en);
  expect(formatMoment(Date.parse(time), "mr")).toBe(mr);
});
