import { expect, test } from "vitest";
import { eraseBefore, eraseOfSender, eraseSubmission } from "#app/forms/submissions/erasing.server.ts";
import { insertNote } from "#app/inbox/change.server.ts";
import { numbersOf } from "#app/inbox/contacts.ts";
import { committeeNames } from "#app/inbox/records.server.ts";
import { daysAfter } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { done, openInbox, tomorrow } from "../help/inbox.ts";
import { codeIn } from "../help/mails.ts";
import { clerk } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import {
  confirmedEnquiry,
  day,
  enquiry,
  minute,
  openServices,
  sender,
  setForward,
  ticketOf,
} from "../help/services.ts";

type Opened = Awaited<ReturnType<typeof openInbox>>;

/** Two with one phone, the second with a note, merged by the clerk. */
async function mergedPair({ inbox, sent, form, time }: Opened) {
  const older = await sent({ name: "Asha Patil", at: time.now() - 2 * day });
  const newer = await sent({ name: "Sunil Patil", kind: "application", at: time.now() - day });
  done(await inbox.note({ ...(await form(newer)), text: "Brother of Asha" }));
  time.pass(minute);
  const merged = done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  return { older, newer, merged };
}

/** The services of visitors and of the office, and the way to a pass by the code that is mailed. */
async function withLookups() {
  const services = await openServices();
  const { inbox, lookups, mails } = services;
  const form = async (reference: string) => {
    const version = (await inbox.open(reference, clerk))?.submission.version ?? 0;
    return { actor: clerk, key: `${reference} ${version}`, reference, version };
  };
  let forward = 0;
  // Codes to one address are a minute apart.
  const later = () => {
    forward += 2 * minute;
    setForward(forward);
  };
  async function passOf(reference: string, email: string): Promise<string> {
    later();
    const ticket = ticketOf(await lookups.ask(reference, email, sender));
    await lookups.settled();
    const code = (await mails()).findLast(({ to, subject }) => to === email && /\d{6}/.test(subject));
    const opened = await lookups.open(ticket, code ? codeIn(code) : "", sender);
    return opened.ok ? opened.pass : "";
  }
  return { services, form, later, passOf };
}

const idOf = (dataDir: string, reference: string) =>
  String(rowsIn(dataDir, "SELECT id FROM submissions WHERE reference = ?", reference)[0]?.id);

/** Who wrote a line long before any merge. */
const lineBefore = { by: clerk.uid, byName: clerk.name, at: 1 };

const tables = ["submissions", "submissionNotes", "submissionMerges", "submissionDocuments"];
const countsIn = (dataDir: string) =>
  tables.map((table) => Number(rowsIn(dataDir, `SELECT count(*) AS count FROM ${table}`)[0]?.count));

test("the same phone, address, or name in either script within a year suggests the same person, and nothing is merged", async () => {
  const { inbox, sent, open, time } = await openInbox();
  const asha = await sent({ name: "Asha Patil", phone: "+91 98765 43210", email: "Family@Example.org" });
  const sameName = await sent({ name: "पाटील आशा", phone: "9000000001", at: time.now() - 100 * day });
  const samePhone = await sent({ name: "Sunil Patil", phone: "98765-43210" });
  const sameEmail = await sent({ name: "Rohan", phone: null, email: "family@example.org" });
  await sent({ name: "Asha Patil", phone: "9000000002", at: time.now() - 400 * day });
  await sent({ kind: "feedback", name: "Asha Patil", phone: null });
  const { suggestions } = await open(asha);
  expect(new Map(suggestions.map(({ reference, why }) => [reference, why]))).toEqual(
    new Map([
      [sameName, ["name"]],
      [samePhone, ["phone"]],
      [sameEmail, ["email"]],
    ]),
  );
  expect((await inbox.list({}, 1)).total).toBe(6);
});

test("the phone of any that were merged into one suggests it, whichever came last", async () => {
  const opened = await openInbox();
  const { sent, open, form, inbox, time } = opened;
  const first = await sent({ name: "Asha Patil", phone: "9876543210", at: time.now() - 380 * day });
  const second = await sent({ name: "Asha Patil", phone: "9000000001", at: time.now() - day });
  await inbox.merge({ ...(await form(first)), other: second, isSure: true });
  const asked = await sent({ name: "Asha Patil", phone: "98765 43210", at: time.now() - 381 * day });
  expect((await open(asked)).suggestions).toMatchObject([{ why: ["phone", "name"] }]);
});

test("merging keeps the older one, under both references, and undoing it gives the other one back as it was", async () => {
  const opened = await openInbox();
  const { inbox, open, form, key, dataDir } = opened;
  const { older, newer, merged } = await mergedPair(opened);
  expect(merged.reference).toBe(older);
  const log = rowsIn(dataDir, "SELECT slug, reference, reason FROM activities WHERE what = 'inbox-merge'");
  expect(log, "the log says what was merged into which").toEqual([{ slug: older, reference: older, reason: newer }]);
  for (const reference of [older, newer]) {
    const { submission, parts, notes } = await open(reference);
    expect(submission.reference).toBe(older);
    expect(parts).toMatchObject([
      { submission: { reference: newer, name: "Sunil Patil" }, undoUntil: expect.any(Number) },
    ]);
    expect(notes).toMatchObject([
      { kind: "merged", text: newer, reference: older },
      { text: "Brother of Asha", reference: newer },
    ]);
  }
  expect((await inbox.list({ q: "Sunil" }, 1)).items).toMatchObject([{ submission: { reference: older } }]);
  expect(await inbox.merge({ ...(await form(older)), other: newer })).toMatchObject({ reason: "merged" });
  const undo = async () =>
    inbox.undoMerge({ actor: clerk, key: key(), reference: older, merge: (await open(older)).parts[0]?.merge ?? "" });
  done(await undo());
  expect((await open(newer)).submission).toMatchObject({ reference: newer, status: "new" });
  expect((await open(older)).parts).toEqual([]);
  expect(await undo()).toMatchObject({ reason: "missing" });
});

test("a merge of three is undone one by one, for 30 days", async () => {
  const opened = await openInbox();
  const { inbox, sent, open, form, key, time } = opened;
  const { older, newer } = await mergedPair(opened);
  const oldest = await sent({ name: "Father", at: time.now() - 9 * day, status: "closed" });
  done(await inbox.merge({ ...(await form(older)), other: oldest, isSure: true }));
  expect((await open(newer)).submission).toMatchObject({ reference: oldest, status: "new", closedFor: null });
  const { parts } = await open(oldest);
  const undo = (reference: string) => {
    const merge = parts.find(({ submission }) => submission.reference === reference)?.merge ?? "";
    return inbox.undoMerge({ actor: clerk, key: key(), reference: oldest, merge });
  };
  done(await undo(older));
  expect((await open(newer)).submission.reference).toBe(older);
  time.pass(31 * day);
  const [left] = (await open(older)).parts;
  expect(left?.undoUntil).toBeUndefined();
  const late = { actor: clerk, key: key(), reference: older, merge: left?.merge ?? "" };
  expect(await inbox.undoMerge(late)).toMatchObject({ reason: "tooLate" });
});

test("the office erases a merged pair as a whole, with notes, checklist and mails", async () => {
  const opened = await openInbox();
  const { inbox, form, db, dataDir } = opened;
  const erasures = [
    async (reference: string) => void done(await inbox.erase({ ...(await form(reference)), reason: "asked" })),
    (reference: string) =>
      db.transaction().execute(async (tx) => void (await eraseSubmission(tx, idOf(dataDir, reference)))),
  ];
  for (const erase of erasures) {
    const { newer } = await mergedPair(opened);
    const marks = [{ document: "caste", state: "has" as const }];
    done(await inbox.setDocuments({ ...(await form(newer)), marks }));
    expect(countsIn(dataDir)).toEqual([2, 3, 1, 1]);
    await erase(newer);
    expect(countsIn(dataDir)).toEqual([0, 0, 0, 0]);
  }
  const told = rowsIn(dataDir, "SELECT kind, details FROM outbox ORDER BY kind");
  expect(told.map(({ kind }) => kind)).toEqual(["office-erased", "office-erased"]);
  const [log] = rowsIn(dataDir, "SELECT reason, reference FROM activities WHERE what = 'inbox-erase'");
  expect(log).toMatchObject({ reason: "asked", reference: expect.stringMatching(/^E-/) });
});

test("each of a merged pair is kept for its own time: the newer one outlives the older, with the work since the merge", async () => {
  const opened = await openInbox();
  const { inbox, form, open, db, dataDir, time } = opened;
  const { older, newer } = await mergedPair(opened);
  time.pass(minute);
  done(await inbox.setState({ ...(await form(newer)), state: "talking", dueOn: tomorrow }));
  done(await inbox.note({ ...(await form(newer)), text: "Comes on Monday" }));
  const marks = [{ document: "caste", state: "has" as const }];
  done(await inbox.setDocuments({ ...(await form(newer)), marks }));
  const soon = await inbox.erasedSoon(365);
  expect(soon.map(({ submission }) => [submission.reference, submission.status])).toEqual([
    [older, "talking"],
    [newer, "talking"],
  ]);
  const eraseOld = (before: number) => db.transaction().execute((tx) => eraseBefore(tx, before, "all"));
  expect(await eraseOld(time.now() - 1.5 * day)).toBe(1);
  expect(await inbox.open(older, clerk)).toBeUndefined();
  const { submission, notes, documents, parts } = await open(newer);
  expect(submission).toMatchObject({ status: "talking", dueOn: tomorrow, owner: clerk.uid });
  expect(notes.flatMap(({ kind, text }) => (kind === "note" ? [text] : []))).toEqual([
    "Comes on Monday",
    "Brother of Asha",
  ]);
  expect(documents.find(({ document }) => document === "caste")?.state).toBe("has");
  expect(parts).toEqual([]);
  expect(await eraseOld(time.now())).toBe(1);
  expect(countsIn(dataDir)).toEqual([0, 0, 0, 0]);
});

test("the newer one that outlives the older keeps what applied to it since the merge, and what was said to it", async () => {
  const { inbox, sent, form, open, db, time } = await openInbox();
  const older = await sent({ at: time.now() - 2 * day, status: "talking", dueOn: tomorrow });
  done(await inbox.setDocuments({ ...(await form(older)), documentsFor: ["reserved"], marks: [] }));
  time.pass(minute);
  const newer = await sent();
  done(await inbox.setDocuments({ ...(await form(newer)), documentsFor: ["ews"], marks: [] }));
  done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  time.pass(minute);
  done(await inbox.call({ ...(await form(newer)), answer: "spoke", dueOn: "2026-11-25" }));
  done(await inbox.setDocuments({ ...(await form(newer)), documentsFor: ["reserved", "ews", "gap"], marks: [] }));
  await db.transaction().execute((tx) => eraseBefore(tx, time.now() - day, "all"));
  const { submission, documentsFor } = await open(newer);
  expect(submission).toMatchObject({ reference: newer, status: "talking", dueOn: "2026-11-25" });
  expect(documentsFor, "but not what was known of the other one before").toEqual(["ews", "gap"]);
});

test("the last of three keeps where the second one stood when both of the others are erased", async () => {
  const { inbox, sent, form, open, db, time } = await openInbox();
  const oldest = await sent({ at: time.now() - 3 * day });
  const older = await sent({ at: time.now() - 2 * day });
  const newer = await sent();
  done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  time.pass(minute);
  done(await inbox.setState({ ...(await form(newer)), state: "talking", dueOn: tomorrow }));
  time.pass(minute);
  done(await inbox.merge({ ...(await form(newer)), other: oldest, isSure: true }));
  time.pass(minute);
  await db.transaction().execute((tx) => eraseBefore(tx, time.now() - day, "all"));
  expect((await open(newer)).submission).toMatchObject({ reference: newer, status: "talking", dueOn: tomorrow });
});

test("who is passed on and merged stays with the same committee", async () => {
  const { inbox, sent, form, open, time } = await openInbox();
  const older = await sent({ kind: "feedback", text: "Noise", status: "closed", at: time.now() - day });
  const newer = await sent({ kind: "feedback", text: "Noise again" });
  const [passedTo = ""] = Object.keys(committeeNames(sample.in("en")));
  done(await inbox.setState({ ...(await form(newer)), state: "passedOn", passedTo }));
  done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  expect((await open(older)).submission).toMatchObject({ reference: older, status: "passedOn", passedTo });
});

test("everything that two sent is seen, called and answered after the merge", async () => {
  const { inbox, sent, open, form, time, dataDir } = await openInbox();
  const ways = { phone: "9000000001", email: "old@example.org" };
  const older = await sent({ ...ways, at: time.now() - day });
  const guardian = { isMinor: 1 as const, guardianName: "Sunita", guardianPhone: "9000000003" };
  const newer = await sent({ kind: "application", phone: "9000000002", email: "new@example.org", ...guardian });
  const marks = [{ document: "caste", state: "has" as const }];
  done(await inbox.setDocuments({ ...(await form(newer)), documentsFor: ["reserved"], marks }));
  const merge = { ...(await form(newer)), other: older };
  expect(await inbox.merge(merge), "other numbers and addresses").toMatchObject({ reason: "differ" });
  done(await inbox.merge({ ...merge, isSure: true }));
  const opened = await open(older);
  expect(opened.sent.map(({ submission }) => submission)).toMatchObject([ways, { phone: "9000000002", isMinor: 1 }]);
  expect(opened.documentsFor).toEqual(["reserved"]);
  expect(opened.documents.find(({ document }) => document === "caste")?.state).toBe("has");
  const [listed] = (await inbox.list({}, 1)).items;
  expect(numbersOf(listed?.group ?? []).map(({ to, phone }) => [to, phone])).toEqual([
    ["guardian", "9000000003"],
    ["sender", "9000000001"],
    ["sender", "9000000002"],
  ]);
  const answer = async (to: string) => inbox.answer({ ...(await form(older)), to, text: "Please come." });
  expect(await answer("")).toMatchObject({ reason: "addressee" });
  done(await answer(newer));
  expect(rowsIn(dataDir, 'SELECT reference FROM outbox JOIN submissions ON submissions.id = "resourceId"')).toEqual([
    { reference: newer },
  ]);
  expect((await open(older)).notes.find(({ kind }) => kind === "mailed")?.reference).toBe(newer);
  done(await inbox.confirmGuardian({ ...(await form(older)), of: newer }));
  expect((await open(newer)).sent[1]?.submission.guardianConfirmedAt).toBe(time.now());
});

test("one guardian's word counts for that guardian's child alone", async () => {
  const { inbox, sent, open, form, time } = await openInbox();
  const minor = { isMinor: 1 as const, guardianName: "Sunita", guardianPhone: "9000000003" };
  const older = await sent({ ...minor, at: time.now() - day });
  const again = await sent({ ...minor, guardianPhone: "+91 90000 00003", at: time.now() - 1 });
  const other = await sent({ ...minor, guardianPhone: "9000000004" });
  for (const each of [again, other]) done(await inbox.merge({ ...(await form(older)), other: each }));
  done(await inbox.confirmGuardian({ ...(await form(older)), of: again }));
  const agreed = (await open(older)).sent.map(({ submission }) => submission.guardianConfirmedAt !== null);
  expect(agreed).toEqual([true, true, false]);
  expect(await inbox.confirmGuardian({ ...(await form(older)), of: again })).toMatchObject({ reason: "missing" });
});

test("of two checklists the newest mark counts; what is cleared stays so, and separating gives each its own back", async () => {
  const { inbox, sent, open, form, key, time } = await openInbox();
  const older = await sent({ at: time.now() - day });
  const newer = await sent();
  const mark = async (reference: string, document: string, state: "has" | "missing" | null) => {
    time.pass(minute);
    done(await inbox.setDocuments({ ...(await form(reference)), marks: [{ document, state }] }));
  };
  const stateOf = async (reference: string, document: string) =>
    (await open(reference)).documents.find((each) => each.document === document)?.state;
  await mark(older, "caste", "missing");
  await mark(newer, "caste", "has");
  await mark(newer, "gap", "has");
  done(await inbox.merge({ ...(await form(newer)), other: older }));
  expect(await stateOf(older, "caste")).toBe("has");
  await mark(older, "caste", "has");
  await mark(older, "gap", null);
  expect(await stateOf(older, "gap")).toBeUndefined();
  const [part] = (await open(older)).parts;
  done(await inbox.undoMerge({ actor: clerk, key: key(), reference: older, merge: part?.merge ?? "" }));
  expect([await stateOf(older, "caste"), await stateOf(newer, "caste")]).toEqual(["missing", "has"]);
});

test.each([0, 1, 2])(
  "of three that were merged, the person who withdraws takes what came from that address, and the others stay one (%i)",
  async (gone) => {
    const { inbox, sent, open, form, db, dataDir, time } = await openInbox();
    const all: string[] = [];
    for (const [at, email] of ["a@example.org", "b@example.org", null].entries())
      all.push(await sent({ email, at: time.now() - (3 - at) * day }));
    const [one = "", two = "", three = ""] = all;
    for (const reference of all)
      await insertNote(db, { submissionId: idOf(dataDir, reference), kind: "note", text: "own", ...lineBefore });
    for (const [reference, other] of [
      [three, two],
      [two, one],
    ] as const) {
      time.pass(minute);
      done(await inbox.merge({ ...(await form(reference)), other, isSure: true }));
    }
    time.pass(minute);
    done(await inbox.note({ ...(await form(one)), text: "Since the merge" }));
    const goneId = idOf(dataDir, all[gone] ?? "");
    await insertNote(db, { ...lineBefore, submissionId: goneId, kind: "corrected", text: "phone", at: time.now() });
    const erased = await db.transaction().execute((tx) => eraseOfSender(tx, goneId));
    expect(erased.map(({ reference }) => reference)).toEqual([all[gone]]);
    const left = all.filter((_reference, at) => at !== gone);
    const { sent: seen, notes, parts } = await open(left[0] ?? "");
    expect(seen.map(({ submission }) => submission.reference)).toEqual(left);
    expect(notes.filter(({ text }) => text === "Since the merge")).toHaveLength(1);
    expect(notes.filter(({ text }) => text === "own")).toHaveLength(2);
    expect(notes.filter(({ kind }) => kind === "corrected")).toEqual([]);
    expect(parts).toMatchObject([{ submission: { reference: left[1] } }]);
    const undone = { actor: clerk, key: "undo", reference: left[0] ?? "", merge: parts[0]?.merge ?? "" };
    done(await inbox.undoMerge(undone));
    for (const reference of left) expect((await open(reference)).sent).toHaveLength(1);
    expect(await db.transaction().execute((tx) => eraseOfSender(tx, "gone"))).toEqual([]);
  },
);

test("what the retention erases next is shown, and is gone then", async () => {
  const { inbox, sent, time } = await openInbox();
  const soon = await sent({ at: time.now() - 340 * day });
  await sent({ at: time.now() - 300 * day });
  expect(await inbox.erasedSoon(30)).toMatchObject([
    { submission: { reference: soon }, erasedAt: time.now() + 25 * day },
  ]);
});

test("who sends somebody's number and is merged with them sees and erases no more than their own", async () => {
  const { services, form, passOf } = await withLookups();
  const { inbox, lookups, dataDir } = services;
  // The stranger came first, and leads.
  const stranger = { ...enquiry, email: "mallory@example.org" };
  const strangers = await confirmedEnquiry(services, stranger);
  const victims = await confirmedEnquiry(services);
  const pass = await passOf(strangers, stranger.email);
  done(await inbox.merge({ ...(await form(victims)), other: strangers, isSure: true }));
  // The day in India, which may be after that in UTC.
  const dueOn = daysAfter(today(), 1);
  done(await inbox.setState({ ...(await form(victims)), state: "documents", dueOn }));
  done(await inbox.note({ ...(await form(victims)), text: "Brings them on Monday" }));
  const seen = await lookups.read(pass);
  expect(seen, "where the other stands is not said").toMatchObject({
    ...{
      reference: strangers,
      email: stranger.email,
      isJoinedWithOthers: true,
      status: "new",
      dueOn: null,
      owner: null,
    },
  });
  if (seen) await lookups.erase(seen);
  expect(await inbox.open(strangers, clerk)).toBeUndefined();
  expect((await inbox.open(victims, clerk))?.submission).toMatchObject({
    ...{ reference: victims, status: "documents", dueOn },
  });
  expect((await inbox.open(victims, clerk))?.notes.map(({ text }) => text)).toContain("Brings them on Monday");
  const told = rowsIn(dataDir, "SELECT details FROM outbox WHERE kind = 'erasure'");
  expect(JSON.stringify(told)).not.toContain(enquiry.email);
  if (seen) await lookups.erase(seen);
  expect((await inbox.list({}, 1)).total, "erased twice").toBe(1);
  expect(await lookups.read(await passOf(victims, enquiry.email))).toMatchObject({ status: "documents", dueOn });
});

test("who sent twice from one address sees where both stand, and erases both", async () => {
  const { services, form, later, passOf } = await withLookups();
  const { inbox, lookups, dataDir } = services;
  const older = await confirmedEnquiry(services);
  later();
  const newer = await confirmedEnquiry(services, { ...enquiry, hscPercentage: "81" });
  done(await inbox.merge({ ...(await form(newer)), other: older }));
  done(await inbox.setState({ ...(await form(older)), state: "registered" }));
  const seen = await lookups.read(await passOf(newer, enquiry.email));
  expect(seen).toMatchObject({ reference: newer, status: "registered" });
  if (seen) await lookups.erase(seen);
  expect(rowsIn(dataDir, "SELECT id FROM submissions")).toEqual([]);
});

test("the state of a merged one moves with the one that is kept", async () => {
  const opened = await openInbox();
  const { inbox, form, open } = opened;
  const { older, newer } = await mergedPair(opened);
  done(await inbox.setState({ ...(await form(newer)), state: "talking", dueOn: tomorrow }));
  expect((await open(older)).submission).toMatchObject({ status: "talking", dueOn: tomorrow });
});
