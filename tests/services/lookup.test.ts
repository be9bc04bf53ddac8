import { expect, test } from "vitest";
import { enquiryDetails } from "#app/forms/enquiries/enquiry.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { noteLine } from "#app/inbox/inbox-texts.ts";
import { codeIn } from "../help/mails.ts";
import { clerk } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import {
  clock,
  confirmedEnquiry,
  enquiry,
  feedback,
  mailsOnceIn,
  minute,
  openServices,
  outboxEmpty,
  second,
  sender,
  setForward,
  ticketOf,
} from "../help/services.ts";
import { office } from "../help/smtp.ts";

const guardian = { isMinor: true, guardianName: "Sunil Namune", guardianPhone: "9123456780" };

/** The services with a confirmed enquiry, and what opens it. */
async function openWithEnquiry(fields = enquiry) {
  const time = clock();
  const services = await openServices({ OFFICE_EMAIL: office }, time);
  const { lookups, dataDir } = services;
  const reference = await confirmedEnquiry(services, fields);
  await outboxEmpty(dataDir);
  /** Requests a code. @returns its ticket and digits, which are empty when no mail is sent. */
  async function asked(typed = reference, email = fields.email) {
    const ticket = ticketOf(await lookups.ask(typed, email, sender));
    const [mail] = await mailsOnceIn(dataDir, 1, ({ text }) => /see what you sent/.test(text));
    return { ticket, code: mail ? codeIn(mail) : "" };
  }
  async function opened() {
    const { ticket, code } = await asked();
    const answer = await lookups.open(ticket, code, sender);
    if (!answer.ok) throw new Error(answer.reason);
    const submission = await lookups.read(answer.pass);
    if (!submission) throw new Error("The pass opens nothing.");
    return { pass: answer.pass, submission };
  }
  return { ...services, time, reference, asked, opened };
}

test("a submission is shown with reference and address", async () => {
  const { opened, reference } = await openWithEnquiry();
  const { submission } = await opened();
  expect(submission).toMatchObject({ reference, status: "new", name: "Asha Namune", email: enquiry.email });
});

test.each<[string, (reference: string) => string]>([
  ["in small letters", (text) => text.toLowerCase()],
  ["without hyphens", (text) => text.replaceAll("-", "")],
  ["with spaces", (text) => ` ${text.replaceAll("-", " ")} `],
  ["with Marathi digits", (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))],
  ["with dashes from a word processor", (text) => text.replaceAll("-", "–")],
])("a reference may be typed %s", async (_how, typed) => {
  const { asked, lookups, reference } = await openWithEnquiry();
  const { ticket, code } = await asked(typed(reference), enquiry.email.toUpperCase());
  expect(await lookups.open(ticket, code, sender)).toMatchObject({ ok: true });
});

test.each<[string, (reference: string) => [string, string]]>([
  ["a reference that is not there", () => ["E-2222-2222", enquiry.email]],
  ["another address", (reference) => [reference, "ravi@example.org"]],
  ["no reference at all", () => ["-", enquiry.email]],
])("%s is answered alike, and no mail is sent", async (_what, ask) => {
  const { lookups, reference, mails, dataDir } = await openWithEnquiry();
  const before = (await mails()).length;
  const answer = await lookups.ask(...ask(reference), sender);
  expect(answer).toEqual({ ok: true, ticket: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await lookups.open(ticketOf(answer), "000000", sender)).toEqual({ ok: false, reason: "wrongCode" });
  expect(rowsIn(dataDir, "SELECT resourceId, tries FROM codes WHERE resourceId IS NULL")).toEqual([
    { resourceId: null, tries: 1 },
  ]);
  expect(await mails()).toHaveLength(before);
});

test("a stranger who invents references consumes no code of the address's owner", async () => {
  const { lookups, reference, mails } = await openWithEnquiry();
  const before = (await mails()).length;
  const ask = (typed: string) => lookups.ask(typed, enquiry.email, sender);
  for (let count = 0; count < 20; count++) ticketOf(await ask(`E-2222-22${10 + count}`));
  expect(await ask("E-2222-2210"), "each is refused as a real one is").toMatchObject({ reason: "tooMany" });
  ticketOf(await ask(reference));
  expect(await ask(reference)).toMatchObject({ reason: "tooMany" });
  await lookups.settled();
  expect(await mails()).toHaveLength(before + 1);
});

test("a code that was announced is mailed before the services close", async () => {
  const { lookups, reference, mails, close } = await openWithEnquiry();
  const before = (await mails()).length;
  ticketOf(await lookups.ask(reference, enquiry.email, sender));
  await close();
  expect(await mails()).toHaveLength(before + 1);
});

test("an unconfirmed enquiry cannot be looked up", async () => {
  const { enquiries, lookups, mails, dataDir } = await openServices();
  await enquiries.submit(enquiry, sender);
  for (const reference of ["", "null", "--", "E--"]) {
    setForward(61 * second);
    expect(await lookups.ask(reference, enquiry.email, sender)).toMatchObject({ ok: true });
    expect(rowsIn(dataDir, "SELECT DISTINCT resourceId FROM codes WHERE purpose = 'lookup'")).toEqual([
      { resourceId: null },
    ]);
  }
  expect(await mails()).toHaveLength(1);
});

test("a lookup code for a wrong reference opens nothing, nor does one for an enquiry", async () => {
  const { asked, lookups, enquiries } = await openWithEnquiry();
  const { ticket, code } = await asked();
  expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ reason: "wrongCode" });
  setForward(61 * second);
  const wrong = ticketOf(await lookups.ask("E-2222-2222", enquiry.email, sender));
  expect(await lookups.open(wrong, code, sender)).toMatchObject({ reason: "wrongCode" });
  expect(await lookups.open(ticket, code, sender), "a stranger's guess kills no code").toMatchObject({ ok: true });
});

test("a pass is valid for half an hour", async () => {
  const { opened, lookups, time } = await openWithEnquiry();
  const { pass } = await opened();
  time.pass(30 * minute - 1);
  expect(await lookups.read(pass)).toBeDefined();
  time.pass(1);
  expect(await lookups.read(pass)).toBeUndefined();
});

test("a changed pass opens nothing: no other record, and not for longer", async () => {
  const { opened, lookups, submissions, dataDir } = await openWithEnquiry();
  const { pass, submission } = await opened();
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  const [other] = rowsIn(dataDir, "SELECT id FROM submissions WHERE kind = 'feedback'");
  const [text = "", end = "", signature = ""] = pass.split(".");
  expect(text).toContain(submission.id);
  for (const changed of [
    pass.replace(submission.id, String(other?.id)),
    `${text}.${Number(end) + 1}.${signature}`,
    `${text}.${end}.`,
    `${text}.${end}`,
    `${text}.${end}.${signature}x`,
    `${text}.${end}.${signature.replace(/./, (sign) => (sign === "A" ? "B" : "A"))}`,
    `${text}..${signature}`,
    "",
    "..",
  ])
    expect(await lookups.read(changed), changed).toBeUndefined();
});

test("a correction is stored except for the address, and the office is notified and sees which fields changed", async () => {
  const { opened, lookups, inbox, reference, dataDir } = await openWithEnquiry();
  const { pass, submission } = await opened();
  const fields = { ...enquiry, fullName: "Asha S. Namune", email: "thief@example.net", hscPercentage: "91%" };
  expect(await lookups.correct(submission, enquiryDetails(fields))).toEqual({ ok: true, isChanged: true });
  const now = await lookups.read(pass);
  expect(now).toMatchObject({ name: "Asha S. Namune", hscPercentage: "91%", email: enquiry.email, reference });
  expect(now?.changedAt).toEqual(expect.any(Number));
  await outboxEmpty(dataDir);
  const [officeMail] = await mailsOnceIn(dataDir, 1, ({ subject }) => subject.startsWith("Corrected"));
  expect(officeMail).toMatchObject({ to: office, subject: `Corrected enquiry ${reference}` });
  expect(officeMail?.text).toContain("91%");
  // Saved again as it is, nothing is corrected.
  if (now) expect(await lookups.correct(now, enquiryDetails(fields))).toEqual({ ok: true, isChanged: false });
  const history = (await inbox.open(reference, clerk))?.notes ?? [];
  expect(history.map((line) => noteLine(line, "en", Date.now()))).toEqual([
    "Corrected by the person: Name, 12th (HSC) percentage",
  ]);
});

test("corrections are accepted five times an hour", async () => {
  const { opened, lookups } = await openWithEnquiry();
  const { submission } = await opened();
  const correct = () => lookups.correct(submission, enquiryDetails(enquiry));
  for (let count = 0; count < 5; count++) expect(await correct()).toMatchObject({ ok: true });
  expect(await correct()).toMatchObject({ ok: false, reason: "tooMany" });
});

test.each([
  ["another name", { guardianName: "Meera Namune" }, null],
  ["another number", { guardianPhone: "9123456789" }, null],
  ["the same guardian", {}, 1],
])(
  "after a correction with %s the guardian's consent counts only if it is the same guardian",
  async (_what, change, at) => {
    const { opened, lookups, dataDir } = await openWithEnquiry({ ...enquiry, ...guardian });
    rowsIn(dataDir, "UPDATE submissions SET guardianConfirmedAt = 1 RETURNING id");
    const { pass, submission } = await opened();
    await lookups.correct(submission, enquiryDetails({ ...enquiry, ...guardian, ...change }));
    expect(await lookups.read(pass)).toMatchObject({ ...guardian, isMinor: 1, ...change, guardianConfirmedAt: at });
  },
);

test("a pass to what was erased is still valid, and nothing can be corrected with it", async () => {
  const { opened, lookups, time } = await openWithEnquiry();
  const { pass, submission } = await opened();
  await lookups.erase(submission);
  expect([await lookups.read(pass), lookups.isValid(pass)]).toEqual([undefined, true]);
  expect(await lookups.correct(submission, enquiryDetails(enquiry))).toEqual({ ok: false, reason: "erased" });
  time.pass(31 * minute);
  expect(lookups.isValid(pass)).toBe(false);
});
