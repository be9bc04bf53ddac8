import { expect, test } from "vitest";
import { eraseShortLived } from "#app/forms/submissions/erasing.server.ts";
import { noDetails, shortLife } from "#app/forms/submissions/submission.ts";
import { columnsFor } from "#app/inbox/export/export-columns.ts";
import { done, openInbox, today, tomorrow } from "../help/inbox.ts";
import { clerk, principal } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { clock, day, hour, openAndSweep, openServices, outboxEmpty, sender } from "../help/services.ts";

const names = async (inbox: Awaited<ReturnType<typeof openInbox>>["inbox"]) =>
  (await inbox.list({ state: "open" }, 1)).items.map(({ submission }) => submission.name);

test("who did not answer is tried again in two hours: today, after those who wait since the morning", async () => {
  const { inbox, time, sent, open, form } = await openInbox();
  const first = await sent({ name: "Asha Patil" });
  await sent({ name: "Ravi More", dueOn: today });
  done(await inbox.call({ ...(await form(first)), answer: "noAnswer", dueOn: "soon" }));
  expect((await open(first)).submission).toMatchObject({ status: "new", dueOn: today, dueAt: time.now() + 2 * hour });
  expect(await names(inbox)).toEqual(["Ravi More", "Asha Patil"]);
  time.pass(hour);
  const second = await sent({ name: "Sita Pawar" });
  done(await inbox.call({ ...(await form(second)), answer: "noAnswer", dueOn: "soon" }));
  expect(await names(inbox)).toEqual(["Ravi More", "Asha Patil", "Sita Pawar"]);
  done(await inbox.call({ ...(await form(first)), answer: "spoke", dueOn: tomorrow }));
  expect((await open(first)).submission, "another day has no time").toMatchObject({ dueOn: tomorrow, dueAt: null });
  done(await inbox.setState({ ...(await form(second)), state: "admitted", dueOn: "soon" }));
  expect((await open(second)).submission, "nor what is over").toMatchObject({ dueOn: null, dueAt: null });
});

test("the first mail begins the contact as a call does, and confirms no request to be called", async () => {
  const { inbox, sent, open, form } = await openInbox();
  const mailed = async (reference: string) =>
    done(await inbox.answer({ ...(await form(reference)), to: reference, text: "The fees are on the site." }));
  const [first, due, known, said] = [
    await sent({ email: "asha@example.org" }),
    await sent({ email: "ravi@example.org", dueOn: "2026-12-05" }),
    await sent({ email: "sita@example.org", status: "documents", dueOn: tomorrow }),
    await sent({ kind: "feedback", email: "tara@example.org" }),
  ];
  for (const reference of [first, due, known, said]) await mailed(reference);
  const standing = async (reference: string) => {
    const { status, dueOn, owner } = (await open(reference)).submission;
    return [status, dueOn, owner];
  };
  expect(await standing(first), "Sunday is no working day").toEqual(["talking", "2026-11-23", clerk.uid]);
  expect(await standing(due), "a day that was chosen stays").toEqual(["talking", "2026-12-05", clerk.uid]);
  expect(await standing(known)).toEqual(["documents", tomorrow, null]);
  expect(await standing(said), "feedback has its own box to tick").toEqual(["new", null, null]);

  const asked = await sent({ email: "meera@example.org", callTime: "any" });
  await mailed(asked);
  expect((await open(asked)).submission).toMatchObject({ status: "talking", confirmedAt: null });
});

test("the list marks whom the screen of one suggests as the same person, and nobody else", async () => {
  const { inbox, sent, form, time } = await openInbox();
  const rohit = await sent({ name: "Rohit Kale", phone: "9000000001" });
  const called = await sent({ name: "Mother of Rohit", phone: "+91 90000 00001", callTime: "any" });
  await sent({ name: "रोहित काळे", phone: "9000000002" });
  await sent({ name: "Rohit", phone: "9000000003" });
  await sent({ name: "Rohit Kale", phone: "9000000004", at: time.now() - 366 * day });
  await sent({ kind: "feedback", name: "Rohit Kale", phone: "9000000005" });
  const times = async () =>
    Object.fromEntries((await inbox.list({}, 1)).items.map(({ submission, times }) => [submission.phone, times]));
  expect(await times()).toEqual({
    ...{ "9000000001": 3, "+91 90000 00001": 2, "9000000002": 2, "9000000003": 1, "9000000004": 1, "9000000005": 1 },
  });
  done(await inbox.merge({ ...(await form(rohit)), other: called, isSure: true }));
  expect((await inbox.list({ q: rohit }, 1)).items[0]?.times, "merged they are one").toBe(2);
});

test("advertising and abuse count in no figure; the principal is shown it as today's", async () => {
  const { inbox, sent, open, form } = await openInbox();
  await sent();
  const [spam, threat] = [await sent({ callTime: "any" }), await sent({ kind: "feedback", name: null })];
  const counted = async () => [
    await inbox.countCalls(2026),
    (await inbox.countsBySource(2026))[0]?.count,
    await inbox.countEnquiries(7),
  ];
  expect(await counted()).toEqual([1, 3, 2]);
  done(await inbox.setState({ ...(await form(spam)), state: "closed", closedFor: "advertisement" }));
  const shown = { owner: principal.uid, isToday: true, text: " Please read it first. " };
  done(await inbox.setOwner({ ...(await form(threat)), ...shown }));
  const { submission, notes } = await open(threat);
  expect(submission).toMatchObject({ owner: principal.uid, dueOn: today });
  expect(notes.map(({ kind, text }) => [kind, text])).toEqual([
    ["note", "Please read it first."],
    ["owner", principal.name],
  ]);
  done(await inbox.setState({ ...(await form(threat)), state: "closed", closedFor: "abuse" }));
  expect(await counted()).toEqual([0, 1, 1]);
  const kept = await open(threat);
  expect(kept.sent[0]?.erasedAt).toBe(kept.submission.stateSince + 30 * day);
});

test("advertising is erased 30 days after it was closed as such, and stays where that was a mistake", async () => {
  const time = clock();
  const { submissions, dataDir, close } = await openServices({}, time);
  for (const name of ["Wholesaler", "Asha"])
    await submissions.keep("feedback", { ...noDetails, name, text: "Buy now." }, { ...sender, address: name });
  rowsIn(dataDir, `UPDATE submissions SET status = 'closed', "closedFor" = 'advertisement' RETURNING id`);
  rowsIn(dataDir, `UPDATE submissions SET status = 'answered', "closedFor" = NULL WHERE name = 'Asha' RETURNING id`);
  await outboxEmpty(dataDir);
  await close();
  time.pass(29 * day);
  const early = await openAndSweep(dataDir, () => openServices({}, { dataDir, now: time.now }));
  expect(rowsIn(dataDir, "SELECT name FROM submissions")).toHaveLength(2);
  await early.close();
  time.pass(day + 1);
  await openAndSweep(dataDir, () => openServices({}, { dataDir, now: time.now }));
  expect(rowsIn(dataDir, "SELECT name FROM submissions")).toEqual([{ name: "Asha" }]);
});

test("of several that were merged and closed as advertising none is left behind without the others", async () => {
  const { inbox, time, db, sent, form } = await openInbox();
  const feedback = { kind: "feedback" as const, text: "Buy now." };
  const [first, ...others] = [await sent(feedback), await sent(feedback), await sent(feedback)] as [
    string,
    ...string[],
  ];
  time.pass(hour);
  for (const other of others) done(await inbox.merge({ ...(await form(first)), other, isSure: true }));
  time.pass(hour);
  done(await inbox.setState({ ...(await form(first)), state: "closed", closedFor: "advertisement" }));
  time.pass(31 * day);
  const left = async () => {
    await db.transaction().execute((tx) => eraseShortLived(tx, time.now() - shortLife));
    const rows = await db.selectFrom("submissions").select(["id", "mergedInto"]).execute();
    return rows.map(({ mergedInto }) => mergedInto === null || rows.some(({ id }) => id === mergedInto));
  };
  expect([await left(), await left(), await left()]).toEqual([[true, true], [true], []]);
});

test("a walk-in has marks, subjects and a category, which says what documents to ask for", async () => {
  const { inbox, open, key } = await openInbox();
  const add = async (category?: "sc" | "ews" | "open") => {
    const details = { ...noDetails, name: "Ravi More", phone: "9000000001", hscPercentage: "78.5" };
    const base = { actor: clerk, kind: "enquiry", locale: "mr", source: "walkIn", details, hasConsent: true } as const;
    return open(done(await inbox.add({ ...base, key: key(), subjects: "PCB", category })).reference);
  };
  const { submission, documents, documentsFor } = await add("sc");
  expect(submission).toMatchObject({ hscPercentage: "78.5", subjects: "PCB", category: "sc" });
  expect([documentsFor, documents.some((each) => each.for.includes("reserved"))]).toEqual([["reserved"], true]);
  expect((await add("ews")).documentsFor).toEqual(["ews"]);
  expect((await add("open")).submission.documentsFor).toBe("");
  expect((await add()).submission).toMatchObject({ category: null, documentsFor: null });
  expect([columnsFor(true).includes("category"), columnsFor(false).includes("category")]).toEqual([true, false]);
});
