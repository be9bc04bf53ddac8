import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { enquiryDetails } from "#app/forms/enquiries/enquiry.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { codeIn } from "../help/mails.ts";
import { testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import {
  clock,
  enquiry,
  feedback,
  minute,
  outboxEmpty,
  outboxTried,
  second,
  sender,
  ticketOf,
} from "../help/services.ts";
import { office, openWithMail } from "../help/smtp.ts";
import { patient } from "../help/wait.ts";

const person = {
  ...enquiry,
  fullName: "Zubeida Quraishi-Khan",
  email: "zubeida.qk@example.org",
  contactNumber: "9797979797",
};

/** The services with a mail server and a confirmed enquiry that was looked up. */
async function openWithPass() {
  const time = clock();
  const { server, ...services } = await openWithMail("takes", time);
  const { enquiries, lookups, dataDir } = services;
  const ticket = ticketOf(await enquiries.submit(person, sender));
  const confirmed = await enquiries.confirm(ticket, server.mails.map(codeIn)[0] ?? "", sender);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  await outboxEmpty(dataDir);
  const asked = ticketOf(await lookups.ask(confirmed.reference, person.email, sender));
  const [code = ""] = (await server.mailsTo(person.email, 3)).slice(2).map(codeIn);
  const opened = await lookups.open(asked, code, sender);
  if (!opened.ok) throw new Error(opened.reason);
  const submission = await lookups.read(opened.pass);
  if (!submission) throw new Error("The pass opens nothing.");
  return { ...services, server, time, pass: opened.pass, submission, reference: confirmed.reference };
}

test("erasing notifies the office and the visitor, and nothing opens it any more", async () => {
  const { lookups, server, submission, pass, reference, dataDir, time } = await openWithPass();
  time.pass(61 * second);
  const unused = ticketOf(await lookups.ask(reference, person.email, sender));
  const [code = ""] = (await server.mailsTo(person.email, 4)).slice(3).map(codeIn);
  await lookups.erase(submission);
  expect(await lookups.read(pass)).toBeUndefined();
  expect(await lookups.open(unused, code, sender)).toMatchObject({ reason: "wrongCode" });
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toEqual([]);
  expect(rowsIn(dataDir, "SELECT * FROM codes WHERE resourceId IS NOT NULL")).toEqual([]);
  const officeMail = (await server.mailsTo(office, 2))[1];
  expect(officeMail).toMatchObject({
    subject: `Erased by the person: enquiry ${reference}. Please delete its emails`,
    replyTo: "",
  });
  for (const typed of [person.fullName, person.email, person.contactNumber])
    expect(officeMail?.text).not.toContain(typed);
  expect((await server.mailsTo(person.email, 5))[4]?.subject).toBe(`Erased: ${reference}`);
});

test("pending mails about it are never sent", async () => {
  const { lookups, server, submission, dataDir, time, submissions } = await openWithPass();
  server.turn({ refusesMail: 451 });
  await lookups.correct(submission, enquiryDetails(person));
  await outboxTried(dataDir);
  await lookups.erase(submission);
  expect(rowsIn(dataDir, "SELECT kind FROM outbox ORDER BY kind")).toEqual([
    { kind: "erasure" },
    { kind: "office-erased" },
  ]);
  server.turn("takes");
  time.pass(minute);
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  await outboxEmpty(dataDir);
  expect(server.mails.filter(({ subject }) => subject.startsWith("Corrected"))).toEqual([]);
});

test("an erasure by a button that was pressed twice is reported once", async () => {
  const { lookups, server, submission, dataDir } = await openWithPass();
  await Promise.all([lookups.erase(submission), lookups.erase(submission)]);
  await outboxEmpty(dataDir);
  expect(server.mails.filter(({ subject }) => subject.startsWith("Erased by the person"))).toHaveLength(1);
});

test("what is corrected while it is being erased stays erased", async () => {
  const { lookups, submission, dataDir } = await openWithPass();
  await lookups.erase(submission);
  await lookups.correct(submission, enquiryDetails(person));
  await outboxEmpty(dataDir);
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toEqual([]);
});

testOnSqlite("once the last mail is sent, no byte of the person is left in the data folder", async () => {
  const { lookups, submission, reference, dataDir, close, submissions } = await openWithPass();
  // Other records around it, so that its pages are not simply the last ones.
  for (let count = 0; count < 5; count++)
    await submissions.keep("application", applicationDetails({ phone: `987654321${count}`, isMinor: false }), sender);
  await lookups.erase(submission);
  await outboxEmpty(dataDir);
  rowsIn(dataDir, "PRAGMA wal_checkpoint(TRUNCATE)");
  const left = (name: string) => {
    const path = join(dataDir, name);
    const bytes = existsSync(path) ? readFileSync(path).toString("latin1").toLowerCase() : "";
    return [person.fullName, person.email, person.contactNumber, submission.id, reference].filter((text) =>
      bytes.includes(text.toLowerCase()),
    );
  };
  for (const name of ["store.sqlite", "store.sqlite-wal", "limits.sqlite", "limits.sqlite-wal"])
    expect(left(name), name).toEqual([]);
  await close();
  expect(left("store.sqlite")).toEqual([]);
});

testOnSqlite("the write-ahead log is clean too, within a minute", async () => {
  const later = vi.spyOn(globalThis, "setTimeout");
  const { lookups, submission, dataDir } = await openWithPass();
  await lookups.erase(submission);
  await outboxEmpty(dataDir);
  const log = () => readFileSync(join(dataDir, "store.sqlite-wal")).toString("latin1");
  expect(log()).toContain(person.email);
  const inAMinute = later.mock.calls.filter(([, delay]) => delay === minute);
  later.mockRestore();
  for (const [run] of inAMinute) run();
  await vi.waitFor(() => expect(log()).not.toContain(person.email), patient);
});
