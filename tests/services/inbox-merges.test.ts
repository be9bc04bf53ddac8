import { expect, test } from "vitest";
import { eraseBefore, eraseSubmission } from "#app/features/submissions/submissions.rows.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { daysAfter } from "#app/platform/i18n/format.ts";
import { done, openInbox, tomorrow } from "../help/inbox.ts";
import { clerk } from "../help/records.ts";
import {
  codeIn,
  confirmedEnquiry,
  day,
  enquiry,
  minute,
  openServices,
  rowsIn,
  sender,
  setForward,
  ticketOf,
} from "../help/services.ts";

type Opened = Awaited<ReturnType<typeof openInbox>>;

/** Two of one family, the second with a note, merged by the clerk. */
async function mergedPair({ inbox, sent, form, time }: Opened) {
  const older = await sent({ name: "Asha Patil", at: time.now() - 2 * day });
  const newer = await sent({ name: "Sunil Patil", kind: "application", at: time.now() - day });
  done(await inbox.note({ ...(await form(newer)), text: "Brother of Asha" }));
  time.pass(minute);
  const merged = done(await inbox.merge({ ...(await form(newer)), other: older }));
  return { older, newer, merged };
}

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

test("merging keeps the older one, under both references, and undoing it gives both back as they were", async () => {
  const opened = await openInbox();
  const { inbox, open, form, key } = opened;
  const { older, newer, merged } = await mergedPair(opened);
  expect(merged.reference).toBe(older);
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
  done(await inbox.merge({ ...(await form(older)), other: oldest }));
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

test("erasing one of a merged pair erases both, with notes, checklist and mails, no matter who erases", async () => {
  const opened = await openInbox();
  const { inbox, form, db, dataDir, time } = opened;
  const erasures = [
    async (reference: string) => void done(await inbox.erase({ ...(await form(reference)), reason: "asked" })),
    async (reference: string) => {
      const [row] = rowsIn(dataDir, "SELECT id FROM submissions WHERE reference = ?", reference);
      await db.transaction().execute((rows) => eraseSubmission(rows, String(row?.id)));
    },
    async () => {
      // The older one is due, and the newer one is not yet.
      await db.transaction().execute((rows) => eraseBefore(rows, time.now() - 1.5 * day, "all"));
    },
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

test("what the retention erases next is shown, and is gone then", async () => {
  const { inbox, sent, time } = await openInbox();
  const soon = await sent({ at: time.now() - 340 * day });
  await sent({ at: time.now() - 300 * day });
  expect(await inbox.erasedSoon(30)).toMatchObject([
    { submission: { reference: soon }, erasedAt: time.now() + 25 * day },
  ]);
});

test("a visitor opens a merged one by its own reference, sees where it stands, and erases both", async () => {
  const services = await openServices();
  const { inbox, lookups, dataDir, mails } = services;
  const older = await confirmedEnquiry(services);
  const other = { ...enquiry, fullName: "Ravi More", email: "ravi@example.org", contactNumber: "9000000001" };
  const newer = await confirmedEnquiry(services, other);
  const form = async (reference: string) => {
    const version = (await inbox.open(reference, clerk))?.submission.version ?? 0;
    return { actor: clerk, key: `${reference} ${version}`, reference, version };
  };
  done(await inbox.merge({ ...(await form(newer)), other: older }));
  // The day in India, which may be after that in UTC.
  const dueOn = daysAfter(today(), 1);
  done(await inbox.setState({ ...(await form(older)), state: "documents", dueOn }));
  setForward(2 * minute);
  const ticket = ticketOf(await lookups.ask(newer, other.email, sender));
  await lookups.settled();
  const code = (await mails()).findLast(({ to, subject }) => to === other.email && /\d{6}/.test(subject));
  const opened = await lookups.open(ticket, code ? codeIn(code) : "", sender);
  const seen = await lookups.read(opened.ok ? opened.pass : "");
  expect(seen).toMatchObject({ reference: newer, name: "Ravi More", status: "documents" });
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
