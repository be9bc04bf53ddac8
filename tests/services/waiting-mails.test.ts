import { expect, test, vi } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { codeIn } from "../help/mails.ts";
import { rowsIn } from "../help/rows.ts";
import {
  application,
  clock,
  dataFolder,
  enquiry,
  feedback,
  hour,
  minute,
  openServices,
  outboxEmpty,
  sender,
  ticketOf,
} from "../help/services.ts";
import { type Manner, office, openWithMail, startMailServer } from "../help/smtp.ts";
import { patient } from "../help/wait.ts";

/** The services with a mail server that behaves this way, and their clock. */
async function openWith(manner: Manner = "takes", time = clock()) {
  return { time, ...(await openWithMail(manner, time)) };
}

const failed = (dataDir: string, attempts: number) =>
  vi.waitFor(() => expect(rowsIn(dataDir, "SELECT attempts FROM outbox")[0]).toEqual({ attempts }), patient);

test("a confirmed enquiry is reported to the office, and the visitor gets a confirmation", async () => {
  const { server, enquiries } = await openWith();
  const ticket = ticketOf(await enquiries.submit(enquiry, sender));
  const confirmed = await enquiries.confirm(ticket, server.mails.map(codeIn)[0] ?? "", sender);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  const [officeMail] = await server.mailsTo(office);
  expect(officeMail).toMatchObject({ subject: `New enquiry ${confirmed.reference}`, replyTo: enquiry.email });
  for (const value of [enquiry.fullName, enquiry.hscPercentage, enquiry.email, enquiry.contactNumber])
    expect(officeMail?.text).toContain(value);
  const confirmation = (await server.mailsTo(enquiry.email, 2))[1];
  expect(confirmation).toMatchObject({ subject: `We have your enquiry: ${confirmed.reference}`, replyTo: office });
});

test("an unconfirmed enquiry is reported to nobody", async () => {
  const { server, enquiries, dataDir } = await openWith();
  const ticket = ticketOf(await enquiries.submit(enquiry, sender));
  await enquiries.confirm(ticket, "no", sender);
  expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]);
  expect(server.mails.map(({ to }) => to)).toEqual([enquiry.email]);
});

test("feedback in Marathi is reported to the office in English and confirmed in Marathi", async () => {
  const { server, submissions } = await openWith();
  const result = await submissions.keep("feedback", feedbackDetails(feedback), { ...sender, locale: "mr" });
  if (!result.ok) throw new Error();
  const [officeMail] = await server.mailsTo(office);
  expect(officeMail?.subject).toBe(`New feedback ${result.reference}`);
  expect(officeMail?.text).toContain(feedback.text);
  const [confirmation] = await server.mailsTo(feedback.email);
  expect(confirmation?.subject).toBe(`तुमचा अभिप्राय मिळाला: ${result.reference}`);
  expect(confirmation?.text, "nobody has shown that the address is theirs").not.toContain(feedback.text);
});

test("an application without an email address has no confirmation, and the office no address to reply to", async () => {
  const { server, submissions, dataDir } = await openWith();
  const { email: _none, ...fields } = application;
  await submissions.keep("application", applicationDetails(fields), sender);
  await outboxEmpty(dataDir);
  expect(server.mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([{ to: office, replyTo: "" }]);
});

test("an application with an email address has a confirmation", async () => {
  const { server, submissions } = await openWith();
  const result = await submissions.keep("application", applicationDetails(application), sender);
  const [confirmation] = await server.mailsTo(application.email);
  expect(result.ok && confirmation?.subject).toBe(
    `We have your request to be contacted: ${result.ok && result.reference}`,
  );
});

test("with the mail server down a record is stored and answered; its mails are sent once, after the site starts again", async () => {
  const port = await freePort();
  const settings = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "a@institute.example", OFFICE_EMAIL: office };
  const first = await openServices(settings);
  const result = await first.submissions.keep("feedback", feedbackDetails(feedback), sender);
  expect(result).toMatchObject({ ok: true });
  await failed(first.dataDir, 1);
  await first.close();
  const server = await startMailServer({ port });
  const { close } = await openServices(settings, first);
  await outboxEmpty(first.dataDir);
  await close();
  await (await openServices(settings, first)).close();
  expect(server.mails.map(({ to }) => to).sort()).toEqual([feedback.email, office]);
});

test("a retried mail is the same mail", async () => {
  const { server, submissions, dataDir, time } = await openWith({ refusesMail: 451 });
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  await failed(dataDir, 1);
  const rows = rowsIn(dataDir, "SELECT id FROM outbox");
  server.turn("takes");
  time.pass(minute);
  await submissions.keep("application", applicationDetails(application), sender);
  await outboxEmpty(dataDir);
  const ids = server.mails.map(({ id }) => id);
  for (const { id } of rows) expect(ids.filter((each) => each === `<${id}@institute.example>`)).toHaveLength(1);
  expect(new Set(ids).size).toBe(4);
});

test("a visitor's address that is refused permanently does not affect the office's mail, and is given up", async () => {
  const { server, submissions, dataDir, time } = await openWith({ refusesReader: 550, to: feedback.email });
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  expect(await server.mailsTo(office)).toHaveLength(1);
  for (let count = 1; count < 5; count++) {
    await failed(dataDir, count);
    time.pass(hour);
    await submissions.keep(
      "application",
      applicationDetails({ isMinor: false, phone: "9876543210", fullName: `${count}` }),
      sender,
    );
  }
  await outboxEmpty(dataDir);
  expect(server.tries.filter((to) => to === feedback.email)).toHaveLength(5);
  expect(await server.mailsTo(office, 5)).toHaveLength(5);
});

test("a mail server that stops in the middle of a mail gets it again", async () => {
  const { server, submissions, dataDir, time } = await openWith("dies");
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  await failed(dataDir, 1);
  server.turn("takes");
  time.pass(minute);
  await submissions.keep("application", applicationDetails({ isMinor: false, phone: "9876543210" }), sender);
  await outboxEmpty(dataDir);
  expect(await server.mailsTo(office, 2)).toHaveLength(2);
});

/** The services where two mails an hour may report a single submission, and what sends feedback to them. */
async function openWithFewMails(dataDir = dataFolder(), time = clock()) {
  const server = await startMailServer();
  const opened = await openServices({ ...server.settings, OFFICE_MAILS_PER_HOUR: "2" }, { now: time.now, dataDir });
  const send = async (name: string) => {
    const fields = { ...feedback, name, email: `${name}@example.org` };
    const result = await opened.submissions.keep("feedback", feedbackDetails(fields), sender);
    if (!result.ok) throw new Error(result.reason);
    return result.reference;
  };
  const toOffice = () => server.mails.filter(({ to }) => to === office);
  const waiting = () => rowsIn(dataDir, "SELECT kind FROM outbox").map(({ kind }) => kind);
  const waitFor = (count: number) =>
    vi.waitFor(() => expect(waiting()).toEqual(Array(count).fill("office-new")), patient);
  return { ...opened, time, server, send, toOffice, waitFor };
}

test("a flood of feedback reaches the office as two mails and a list in ten minutes, and delays no visitor's mail", async () => {
  const { time, send, server, toOffice, waitFor } = await openWithFewMails();
  const references: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) references.push(await send(name));
  await waitFor(3);
  expect(toOffice()).toHaveLength(2);
  expect(server.mails).toHaveLength(7);
  time.pass(9 * minute);
  references.push(await send("f"));
  await waitFor(4);
  time.pass(minute);
  references.push(await send("g"));
  await waitFor(0);
  const [list, ...others] = toOffice().slice(2);
  expect(others).toEqual([]);
  expect(list?.subject).toBe("5 changes in the inbox");
  for (const [index, reference] of references.entries())
    expect(list?.text.includes(`${reference}: New feedback · 21\u00a0November\u00a02026`)).toBe(index >= 2);
  expect(list?.text).toContain("“g”");
  await send("h");
  await waitFor(1);
  time.pass(hour);
  await send("i");
  await waitFor(0);
  expect(toOffice()).toHaveLength(5);
});

test("what waits for the list to the office survives a restart", async () => {
  const first = await openWithFewMails();
  const references = await Promise.all(["a", "b", "c", "d", "e"].map(first.send));
  await first.waitFor(3);
  await first.close();
  first.time.pass(9 * minute);
  const second = await openWithFewMails(first.dataDir, first.time);
  await second.waitFor(3);
  await second.close();
  expect(second.toOffice(), "what went out before the restart counts").toEqual([]);
  first.time.pass(minute);
  const third = await openWithFewMails(first.dataDir, first.time);
  await third.waitFor(0);
  const listed = [first, third].flatMap(({ toOffice }) => toOffice()).map(({ text }) => text);
  for (const reference of references) expect(listed.filter((text) => text.includes(reference))).toHaveLength(1);
});
