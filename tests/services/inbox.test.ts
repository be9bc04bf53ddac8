import { expect, test } from "vitest";
import { noDetails } from "#app/forms/submissions/submission.ts";
import { newReference } from "#app/forms/submissions/submissions.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { greatestWhole } from "#app/lib/forms/typed-text.ts";
import { giveUp } from "#app/mail-writer.server.ts";
import { done, openInbox, today, tomorrow, yesterday } from "../help/inbox.ts";
import { admin, clerk, principal } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { day, hour, minute } from "../help/services.ts";

test("the list has what is overdue, due today, new with the longest wait first, without a date, later, and over", async () => {
  const { inbox, time, sent, db } = await openInbox();
  const later = await sent({ name: "Later", status: "talking", dueOn: "2026-12-01" });
  const closed = await sent({ name: "Closed", status: "closed" });
  const newest = await sent({ name: "New", at: time.now() - hour });
  const oldest = await sent({ name: "Old and new", at: time.now() - 50 * hour });
  const confirmed = await sent({ name: "Confirmed later", at: time.now() - 60 * hour });
  const update = db.updateTable("submissions");
  await update
    .set({ confirmedAt: time.now() - 30 * hour })
    .where("reference", "=", confirmed)
    .execute();
  await update.set({ stateSince: time.now() }).where("reference", "=", oldest).execute();
  const dateless = await sent({ name: "Answered before", status: "talking" });
  const overdue = await sent({ name: "Overdue", status: "documents", dueOn: yesterday });
  const due = await sent({ name: "Today", status: "talking", dueOn: today });
  const registered = await sent({ name: "Registered", status: "registered" });
  await sent({ status: "unconfirmed" });
  const { items, total } = await inbox.list({}, 1);
  expect(items.map(({ submission, bucket }) => [submission.reference, bucket])).toEqual([
    [overdue, "overdue"],
    [due, "today"],
    [oldest, "new"],
    [confirmed, "new"],
    [newest, "new"],
    [dateless, "needsDate"],
    [later, "later"],
    [registered, "open"],
    [closed, "over"],
  ]);
  expect(total).toBe(9);
  expect(await inbox.counts()).toEqual({ new: 3, calls: 0, due: 2, overdue: 1, needDate: 1, longestWait: 50 * hour });
  for (const page of [9, greatestWhole])
    expect((await inbox.list({ state: "open" }, page)).items, "beyond the last page").toHaveLength(8);
});

test("a long list is read in parts, with everybody once, also when somebody is moved on in between", async () => {
  const { inbox, sent, form, db } = await openInbox();
  await sent();
  const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 500 }, () => ({
    ...row,
    ...{ id: newId(), reference: newReference("enquiry"), phoneKey: null, nameKey: null },
  }));
  await db.insertInto("submissions").values(more).execute();
  const listed: string[] = [];
  for await (const some of inbox.all({ state: "open" })) {
    listed.push(...some.map(({ submission }) => submission.reference));
    if (listed.length === some.length)
      done(await inbox.setState({ ...(await form(listed[0] ?? "")), state: "closed", closedFor: "test" }));
  }
  expect(new Set(listed).size).toBe(501);
});

test("filters show one kind, state, owner, source or year", async () => {
  const { inbox, sent, time } = await openInbox();
  const mine = await sent({ kind: "application", owner: clerk.uid, source: "walkIn", status: "registered" });
  await sent({ kind: "feedback", text: "Good", at: time.now() - 365 * day });
  const only = async (filter: Parameters<typeof inbox.list>[0]) =>
    (await inbox.list(filter, 1)).items.map(({ submission }) => submission.reference);
  for (const filter of [
    { kind: "application" },
    { state: "registered" },
    { owner: clerk.uid },
    { source: "walkIn" },
  ] as const)
    expect(await only(filter)).toEqual([mine]);
  expect(await only({ year: 2026 })).toEqual([mine]);
  expect(await only({ owner: "nobody", year: 2025 })).toHaveLength(1);
  expect(await inbox.years()).toEqual([2026, 2025]);
});

test("a name, a number, a reference and a note are found, in either script", async () => {
  const { inbox, sent, form } = await openInbox();
  const asha = await sent({ name: "आशा पाटील", phone: "+91 98000 11111" });
  const sunil = await sent({ name: "Sunil Deshmukh", phone: "98000 22222", email: "sunil@example.org" });
  done(await inbox.note({ ...(await form(sunil)), text: "वडिलांना शुल्काबद्दल विचारायचे आहे, e-mail पाठवला" }));
  const found = async (q: string) => (await inbox.list({ q }, 1)).items.map(({ submission }) => submission.reference);
  for (const q of [
    "Asha",
    "patil asha",
    "आशा",
    "पाटील",
    "९८०००११",
    "98000 11111",
    asha,
    asha.slice(0, 6).toLowerCase(),
  ])
    expect(await found(q), q).toEqual([asha]);
  for (const q of ["देशमुख", "sunil", "शुल्का", "sunil वडिलांना", "22222", "e-mail"])
    expect(await found(q), q).toEqual([sunil]);
  expect(await found("Mohan")).toEqual([]);
  expect(await found("फा")).toEqual([]);
  // A reference is not pronounced: these would sound like the beginning of देशमुख.
  for (const q of ["E-2D4E", "2D4E", "e-desm"]) expect(await found(q), q).toEqual([]);
});

test("a state has its date, its reason and its committee, and can be followed by its own states alone", async () => {
  const { inbox, sent, open, form } = await openInbox();
  const reference = await sent();
  const set = async (change: object) => {
    const outcome = await inbox.setState({ ...(await form(reference)), state: "talking", ...change });
    return outcome.ok ? outcome.version : outcome.reason;
  };
  expect(await set({})).toBe("dateNeeded");
  expect(await set({ dueOn: yesterday })).toBe("badDate");
  expect(await set({ dueOn: "2026-02-31" })).toBe("badDate");
  expect(await set({ state: "answered" })).toBe("notNext");
  expect(await set({ state: "closed" })).toBe("reasonNeeded");
  expect(await set({ dueOn: tomorrow })).toBe(2);
  expect(await open(reference)).toMatchObject({
    submission: { status: "talking", dueOn: tomorrow, owner: clerk.uid },
    notes: [{ kind: "state", text: `talking ${tomorrow}`, byName: "Asha" }],
  });
  expect(await set({ state: "new" })).toBe("notNext");
  expect(await set({ state: "closed", closedFor: "joinedElsewhere" })).toBe(3);
  expect((await open(reference)).submission).toMatchObject({
    status: "closed",
    dueOn: null,
    closedFor: "joinedElsewhere",
  });
  const feedback = await sent({ kind: "feedback", text: "Water" });
  const pass = async (passedTo?: string) => inbox.setState({ ...(await form(feedback)), state: "passedOn", passedTo });
  expect(await pass()).toMatchObject({ reason: "committeeNeeded" });
  expect(await pass("no-such-committee")).toMatchObject({ reason: "committeeNeeded" });
});

test("a call is a note with its time; with a date the new one is talked with", async () => {
  const { inbox, sent, open, form, time } = await openInbox();
  const reference = await sent();
  done(await inbox.call({ ...(await form(reference)), answer: "noAnswer", dueOn: tomorrow }));
  expect((await open(reference)).submission).toMatchObject({ status: "new", dueOn: tomorrow });
  time.pass(day);
  done(await inbox.call({ ...(await form(reference)), answer: "spoke", text: "Comes on Monday", dueOn: "2026-11-23" }));
  const { submission, notes } = await open(reference);
  expect(submission).toMatchObject({ status: "talking", dueOn: "2026-11-23" });
  expect(notes.map(({ kind, text, at }) => [kind, text, at])).toEqual([
    ["state", "talking 2026-11-23", time.now() + 1],
    ["spoke", "Comes on Monday", time.now()],
    ["due", tomorrow, time.now() - day + 1],
    ["noAnswer", null, time.now() - day],
  ]);
  // It was called, whatever somebody else has changed.
  const old = { ...(await form(reference)), version: 1 };
  expect(await inbox.call({ ...old, answer: "wrongNumber" })).toMatchObject({ ok: true });
});

test("feedback is passed on in the form of a call, and a state has its note with it", async () => {
  const { inbox, sent, open, form, time } = await openInbox();
  const feedback = await sent({ kind: "feedback", text: "Water" });
  const call = { ...(await form(feedback)), answer: "spoke", text: "Water cooler" } as const;
  done(await inbox.call({ ...call, state: "passedOn", passedTo: "cdc" }));
  done(await inbox.call({ ...(await form(feedback)), answer: "noAnswer", dueOn: tomorrow }));
  expect((await open(feedback)).submission).toMatchObject({ status: "passedOn", passedTo: "cdc", dueOn: tomorrow });
  time.pass(hour);
  done(await inbox.setState({ ...(await form(feedback)), state: "closed", text: "Repaired" }));
  const { notes } = await open(feedback);
  expect(notes.slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
    ["note", "Repaired"],
    ["state", "closed"],
  ]);
});

test("an email that is to answer feedback is not sent where somebody has changed its state", async () => {
  const { inbox, sent, open, form, time, dataDir } = await openInbox();
  const feedback = await sent({ kind: "feedback", text: "Water", email: "asha@example.org" });
  const answer = { ...(await form(feedback)), to: feedback, text: "It is repaired.", isAnswered: true };
  const mails = () => rowsIn(dataDir, "SELECT kind FROM outbox");
  done(await inbox.setState({ ...(await form(feedback)), state: "closed" }));
  expect(await inbox.answer(answer)).toMatchObject({ ok: false, reason: "changed" });
  expect(mails()).toEqual([]);
  time.pass(hour);
  done(await inbox.answer({ ...answer, ...(await form(feedback)) }));
  expect(mails()).toEqual([{ kind: "answer" }]);
  const { submission, notes } = await open(feedback);
  expect(submission.status).toBe("answered");
  expect(notes.slice(0, 2).map(({ kind }) => kind)).toEqual(["state", "mailed"]);
});

test("a form that started from another version changes nothing, and learns how it is now", async () => {
  const { inbox, sent, form } = await openInbox();
  const reference = await sent();
  const [mine, theirs] = [await form(reference), await form(reference, principal)];
  done(await inbox.setState({ ...theirs, state: "registered" }));
  expect(await inbox.setState({ ...mine, state: "talking", dueOn: tomorrow })).toMatchObject({
    ...{ ok: false, reason: "changed", lastBy: "Ravi" },
    submission: { status: "registered", version: 2 },
  });
});

test("who wrote last of a merged group is named, and the site where an answer was given up", async () => {
  const { inbox, sent, form, db, time } = await openInbox();
  const older = await sent({ at: time.now() - day });
  const newer = await sent({ email: "asha@example.org" });
  done(await inbox.merge({ ...(await form(newer)), other: older }));
  done(await inbox.answer({ ...(await form(older)), to: newer, text: "Thanks" }));
  const mine = await form(older);
  time.pass(minute);
  const [mail] = await db.selectFrom("outbox").selectAll().where("kind", "=", "answer").execute();
  if (mail) await db.transaction().execute((tx) => giveUp(tx, mail, time.now()));
  expect(await inbox.setState({ ...mine, state: "registered" })).toMatchObject({ reason: "changed", lastBy: "" });
});

test("the same form sent twice is done once, and answered the same", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent();
  const state = { ...(await form(reference)), state: "registered" } as const;
  const [first, second] = await Promise.all([inbox.setState(state), inbox.setState(state)]);
  expect([first, second]).toEqual([{ ok: true, reference, version: 2 }, first]);
  const note = { ...(await form(reference)), text: "Once" };
  await Promise.all([inbox.note(note), inbox.note(note)]);
  expect((await open(reference)).notes.filter(({ kind }) => kind === "note")).toHaveLength(1);
});

test("a note can be struck out, stays to be read, and is no longer found", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent();
  done(await inbox.note({ ...(await form(reference)), text: "Wants a hostel" }));
  done(await inbox.setState({ ...(await form(reference)), state: "registered" }));
  const line = async (wanted: string) => (await open(reference)).notes.find(({ kind }) => kind === wanted);
  const strike = async (kind: string) =>
    inbox.strike({ ...(await form(reference)), note: (await line(kind))?.id ?? "" });
  expect(await strike("state")).toMatchObject({ reason: "missing" });
  done(await strike("note"));
  expect(await line("note")).toMatchObject({ text: "Wants a hostel", struckAt: expect.any(Number) });
  expect((await inbox.list({ q: "hostel" }, 1)).total).toBe(0);
});

test("an admin sees no applicant and changes none; the log names references alone", async () => {
  const { inbox, sent, form, dataDir } = await openInbox();
  const reference = await sent({
    name: "Zubeida Quraishi",
    isMinor: 1,
    guardianName: "Rehana",
    guardianPhone: "9797979797",
  });
  expect(await inbox.open(reference, admin)).toBeUndefined();
  expect(await inbox.note({ ...(await form(reference, admin)), text: "Hello" })).toMatchObject({ reason: "forbidden" });
  done(await inbox.confirmGuardian({ ...(await form(reference)), of: reference }));
  done(await inbox.note({ ...(await form(reference)), text: "Zubeida comes" }));
  done(await inbox.setOwner({ ...(await form(reference)), owner: principal.uid }));
  expect(await inbox.setOwner({ ...(await form(reference)), owner: admin.uid })).toMatchObject({ reason: "missing" });
  const log = rowsIn(dataDir, "SELECT * FROM activities ORDER BY at");
  expect(log.map(({ what }) => what).sort()).toEqual(["inbox-guardian", "inbox-note", "inbox-owner"]);
  for (const line of log) expect(line).toMatchObject({ kind: "submissions", slug: reference, reference });
  expect(JSON.stringify(log)).not.toMatch(/Zubeida|Rehana|97979/);
});

test("who comes or calls is written down with spoken consent, under 18 with a guardian", async () => {
  const { inbox, open, key } = await openInbox();
  const details = { ...noDetails, name: "Ravi More", phone: "9000000001" };
  const base = { actor: clerk, kind: "enquiry", locale: "mr", source: "walkIn", details } as const;
  const add = (more: object) => inbox.add({ ...base, key: key(), hasConsent: true, ...more });
  expect(await add({ hasConsent: false })).toMatchObject({ reason: "consentNeeded" });
  expect(await add({ details: { ...details, isMinor: 1 } })).toMatchObject({ reason: "guardianNeeded" });
  const guardian = { isMinor: 1, guardianName: "Sunita More", guardianPhone: "9000000002" };
  const { reference } = done(
    await add({ details: { ...details, ...guardian }, note: "Asks about fees", dueOn: tomorrow }),
  );
  expect(await open(reference)).toMatchObject({
    submission: {
      status: "talking",
      dueOn: tomorrow,
      source: "walkIn",
      consentBy: "spoken",
      guardianConfirmedAt: null,
    },
    notes: [{ kind: "note", text: "Asks about fees" }],
  });
  const same = { key: "twice", source: "call" };
  expect(await add(same)).toEqual(await add(same));
  expect((await inbox.list({ source: "call" }, 1)).total).toBe(1);
  // The clerk goes back in the browser, and writes down who is next in the queue.
  const next = done(await add({ ...same, details: { ...details, name: "Sita Pawar", phone: "9000000003" } }));
  expect((await open(next.reference)).submission.name).toBe("Sita Pawar");
  expect((await inbox.list({ source: "call" }, 1)).total).toBe(2);
});

test("a form without a key changes nothing: all such forms would pass for one", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent();
  const keyless = { ...(await form(reference)), key: "" };
  expect(await inbox.note({ ...keyless, text: "One" })).toEqual({ ok: false, reason: "noKey" });
  expect(await inbox.setState({ ...keyless, state: "registered" })).toEqual({ ok: false, reason: "noKey" });
  expect(await open(reference)).toMatchObject({ submission: { status: "new" }, notes: [] });
});

test("a note or an answer has a length, and no characters that no store keeps; what is refused leaves nothing", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent({ email: "asha@example.org" });
  const note = async (text: string) => inbox.note({ ...(await form(reference)), text });
  expect(await note("x".repeat(2001))).toMatchObject({ reason: "tooLong" });
  expect(await note("A\0B")).toMatchObject({ reason: "characters" });
  const call = { ...(await form(reference)), answer: "spoke", text: "x".repeat(1_000_000) } as const;
  expect(await inbox.call(call)).toMatchObject({ reason: "tooLong" });
  const answer = { ...(await form(reference)), to: reference, text: "x".repeat(5001) };
  expect(await inbox.answer(answer)).toMatchObject({ reason: "tooLong" });
  expect((await open(reference)).notes).toEqual([]);
  done(await note(`${"आ".repeat(1000)}\r\n\n${"x".repeat(990)}`));
});

test("one form sent again with other content is another: each note is written, each state is set", async () => {
  const { inbox, sent, form, open, key } = await openInbox();
  const reference = await sent();
  const same = { ...(await form(reference)), key: key() };
  done(await inbox.note({ ...same, text: "One" }));
  done(await inbox.note({ ...same, text: "Two" }));
  done(await inbox.setDate({ ...same, dueOn: tomorrow }));
  expect(await inbox.setDate({ ...same, dueOn: "2026-11-25" })).toMatchObject({ reason: "changed" });
  const written = (await open(reference)).notes.filter(({ kind }) => kind === "note");
  expect(written.map(({ text }) => text).sort()).toEqual(["One", "Two"]);
});

test("the checklist has the documents of the categories, with receipts but no Aadhaar number", async () => {
  const { inbox, sent, open, form } = await openInbox();
  const reference = await sent();
  const names = async () => (await open(reference)).documents.map(({ document }) => document);
  expect(await names()).not.toContain("validity");
  const marks = [
    { document: "caste", state: "has" },
    { document: "validity", state: "applied", receipt: "CVC/2026/1", until: "2027-03-31" },
  ] as const;
  const set = async (more: object) =>
    inbox.setDocuments({
      ...(await form(reference)),
      documentsFor: ["reserved", "nonsense"],
      marks: [...marks],
      ...more,
    });
  done(await set({}));
  expect(await names()).toContain("non-creamy");
  const { documents, documentsFor } = await open(reference);
  expect(documentsFor).toEqual(["reserved"]);
  expect(documents.find(({ document }) => document === "validity")).toMatchObject({
    ...marks[1],
    name: expect.any(String),
  });
  expect(await set({ marks: [{ ...marks[1], receipt: "२३४५ 6789 0123" }] })).toMatchObject({ reason: "aadhaar" });
  expect(await set({ marks: [{ ...marks[0], document: "spell" }] })).toMatchObject({ reason: "missing" });
});

test("what is counted by source is counted by weeks that begin on Monday", async () => {
  const { inbox, sent } = await openInbox();
  // A Sunday evening and a Monday morning in India.
  await sent({ source: "poster", at: Date.parse("2026-11-15T18:00:00Z") });
  await sent({ source: "poster", at: Date.parse("2026-11-15T19:00:00Z") });
  await sent({ source: "poster", at: Date.parse("2026-11-16T19:00:00Z") });
  expect(await inbox.countsBySource(2026)).toEqual([
    { week: "2026-11-09", source: "poster", count: 1 },
    { week: "2026-11-16", source: "poster", count: 2 },
  ]);
});

test("a mail is refused where somebody else has mailed since its form was drawn, until they have read that", async () => {
  const { inbox, sent, form, open, time } = await openInbox();
  const reference = await sent({ email: "asha@example.org" });
  const drawnAt = time.now();
  const mail = async (actor: typeof clerk, text: string, at: number) =>
    inbox.answer({ ...(await form(reference, actor)), to: reference, text, drawnAt: at });
  time.pass(minute);
  done(await mail(clerk, "Come on Monday.", drawnAt));
  time.pass(minute);
  done(await mail(clerk, "At ten.", drawnAt));
  done(await inbox.note({ ...(await form(reference, principal)), text: "Will answer" }));
  expect(await mail(principal, "Do not come.", drawnAt)).toMatchObject({ reason: "changed", lastBy: clerk.name });
  const mailed = async () => (await open(reference)).notes.filter(({ kind }) => kind === "mailed");
  expect(await mailed()).toHaveLength(2);
  time.pass(minute);
  done(await mail(principal, "Do not come.", time.now()));
  expect(await mailed()).toHaveLength(3);
});

test("what a colleague handled goes to another who sees the inbox, with a line in the history, and nothing that is over", async () => {
  const { inbox, sent, open, dataDir } = await openInbox();
  const asha = { owner: clerk.uid };
  const [one, two] = [await sent({ ...asha, status: "talking", dueOn: today }), await sent(asha)];
  const over = await sent({ ...asha, status: "closed" });
  expect(await inbox.openByOwner()).toEqual(new Map([[clerk.uid, 2]]));
  const give = (to: string, actor = principal) => inbox.handOver({ actor, from: clerk.uid, to });
  expect(await give(principal.uid, clerk)).toEqual({ ok: false, reason: "forbidden" });
  for (const to of ["nobody", clerk.uid]) expect(await give(to)).toEqual({ ok: false, reason: "missing" });
  expect(await give(principal.uid, admin)).toEqual({ ok: true });
  expect(await inbox.openByOwner()).toEqual(new Map([[principal.uid, 2]]));
  for (const reference of [one, two]) {
    const { submission, notes } = await open(reference);
    expect([submission.owner, submission.version]).toEqual([principal.uid, 2]);
    expect(notes[0]).toMatchObject({ kind: "owner", text: principal.name, byName: admin.name });
  }
  expect((await open(over)).submission.owner).toBe(clerk.uid);
  expect(rowsIn(dataDir, "SELECT reference, reason FROM activities WHERE what = 'inbox-handOver'")).toEqual([
    { reference: principal.uid, reason: "2" },
  ]);
  expect(await inbox.countEnquiries(7)).toBe(3);
});
