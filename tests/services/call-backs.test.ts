import { expect, test } from "vitest";
import { callBackDetails } from "#app/forms/call-backs/call-back.ts";
import { isCallSettled } from "#app/forms/submissions/submissions-table.server.ts";
import { phoneKeyOf } from "#app/lib/i18n/phone.ts";
import { done, openInbox, today, tomorrow, yesterday } from "../help/inbox.ts";
import { clerk } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { clock, day, hour, mailsOnceIn, openAndSweep, openServices, outboxEmpty, sender } from "../help/services.ts";

const asha = callBackDetails({ fullName: "Asha Namune", phone: "98765 43210", callTime: "afternoon", isMinor: false });
const girl = callBackDetails({
  ...{ fullName: "Asha", phone: "98765 43210", callTime: "any" },
  isMinor: true,
  guardianName: "Tara",
});
const wrongNumber = { answer: "wrongNumber" } as const;

const stored = (dataDir: string) =>
  rowsIn(dataDir, 'SELECT name, status, "closedFor" FROM submissions ORDER BY "createdAt", name');

test("a request to be called is kept at once, and the office's mail says that nobody confirmed it", async () => {
  const { submissions, dataDir } = await openServices();
  const { reference } = (await submissions.keep("enquiry", asha, sender)) as { reference: string };
  expect(reference).toMatch(/^E-/);
  const [mail] = await mailsOnceIn(dataDir, 1);
  expect(mail?.subject).toContain(reference);
  for (const said of ["asks to be called", "Nobody has confirmed the number", "After 3", "98765 43210"])
    expect(mail?.text).toContain(said);
});

test("a minor's parent is called at the same number, so that no second number is called", async () => {
  expect(girl).toMatchObject({ isMinor: 1, guardianName: "Tara", guardianPhone: "98765 43210" });
  const { inbox, sent, open, form, db } = await openInbox();
  const reference = await sent(girl);
  done(await inbox.confirmGuardian({ ...(await form(reference)), of: reference }));
  done(await inbox.call({ ...(await form(reference)), answer: "spoke", dueOn: tomorrow }));
  expect((await open(reference)).submission).toMatchObject({ status: "talking", confirmedAt: expect.any(Number) });
  expect(await db.selectFrom("submissions").select("phone").execute()).toHaveLength(1);
});

test("a number that waits for its call is not called for anybody else, who gets the same answer and no row in the list", async () => {
  const { submissions, dataDir } = await openServices();
  const keep = (name: string, phone = "98765 43210", address = "192.0.2.1") =>
    submissions.keep("enquiry", { ...asha, name, phone }, { ...sender, address });
  const answers = [await keep("Asha"), await keep("Ravi", "+91 9876543210", "198.51.100.7"), await keep("Asha")];
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const references = answers.map((answer) => (answer.ok ? answer.reference : ""));
  expect(references[1]).not.toBe(references[0]);
  expect(references[2], "the same form again").toBe(references[0]);
  expect(stored(dataDir)).toEqual([
    { name: "Asha", status: "new", closedFor: null },
    { name: "Ravi", status: "closed", closedFor: "duplicate" },
  ]);
  await outboxEmpty(dataDir);
  expect(await mailsOnceIn(dataDir, 1)).toHaveLength(1);
});

test("two processes that get two requests for one number at once let one of them be called", async () => {
  const { submissions, dataDir } = await openServices();
  await Promise.all(["Asha", "Ravi", "Tara"].map((name) => submissions.keep("enquiry", { ...asha, name }, sender)));
  expect(stored(dataDir).filter(({ status }) => status === "new")).toHaveLength(1);
});

test("a network may ask for 100 calls a day, and nobody for more than five of one number in an hour", async () => {
  const { submissions } = await openServices();
  const keep = (phone: string, name: string, address = "192.0.2.1") =>
    submissions.keep("enquiry", { ...asha, phone, name }, { ...sender, address });
  for (const name of ["A", "B", "C", "D", "E"]) expect(await keep("9000000000", name)).toMatchObject({ ok: true });
  expect(await keep("9000000000", "F")).toMatchObject({ ok: false, reason: "tooMany" });
  expect(await keep("9000000000", "F", "198.51.100.7")).toMatchObject({ ok: true });
  for (let sent = 5; sent < 100; sent++) await keep(`90000000${10 + sent}`, "G");
  expect(await keep("9100000000", "H")).toMatchObject({ ok: false, reason: "tooMany" });
  expect(await keep("9100000000", "H", "198.51.100.7")).toMatchObject({ ok: true });
});

test("one network of IPv6, however many addresses it has, leaves calls for others", async () => {
  const { submissions } = await openServices();
  const keep = (at: number, address: string) =>
    submissions.keep("enquiry", { ...asha, phone: `9${100_000_000 + at}` }, { ...sender, address });
  for (let at = 0; at < 100; at++) expect(await keep(at, `2001:db8:1:${at}`)).toMatchObject({ ok: true });
  expect(await keep(100, "2001:db8:1:abc")).toMatchObject({ ok: false, reason: "tooMany" });
  expect(await keep(100, "2001:db8:2:abc")).toMatchObject({ ok: true });
});

test("a number can be called again once the group that its request was merged into is closed", async () => {
  const { inbox, time, sent, form, db } = await openInbox();
  const older = await sent({ email: "asha@example.org", phone: asha.phone, at: time.now() - day });
  const asked = await sent(asha);
  done(await inbox.merge({ ...(await form(older)), other: asked, isSure: true }));
  const isSettled = () => isCallSettled(db, phoneKeyOf(asha.phone), time.now());
  expect(await isSettled()).toBe(true);
  done(await inbox.setState({ ...(await form(older)), state: "closed", closedFor: "noAnswer" }));
  expect(await isSettled()).toBe(false);
});

test("who asked for a call stands first until the office has spoken with them, or a later day was set", async () => {
  const { inbox, time, sent, open, form } = await openInbox();
  await sent({ name: "Overdue", phone: "9000000001", status: "talking", dueOn: yesterday });
  const newer = await sent({ ...asha, name: "Newer", phone: "9000000002" });
  const older = await sent({ ...asha, name: "Older", phone: "9000000003", at: time.now() - hour });
  const order = async () => (await inbox.list({}, 1)).items.map(({ submission, bucket }) => [submission.name, bucket]);
  expect(await order()).toEqual([
    ["Older", "calls"],
    ["Newer", "calls"],
    ["Overdue", "overdue"],
  ]);
  expect(await inbox.counts()).toMatchObject({ new: 0, calls: 2, due: 3, overdue: 1, longestWait: hour });
  done(await inbox.call({ ...(await form(older)), answer: "noAnswer", dueOn: tomorrow }));
  expect((await open(older)).submission, "not reached").toMatchObject({ status: "new", confirmedAt: null });
  done(await inbox.call({ ...(await form(newer)), answer: "spoke" }));
  expect((await open(newer)).submission).toMatchObject({ status: "new", confirmedAt: time.now() });
  expect(await order()).toEqual([
    ["Overdue", "overdue"],
    ["Newer", "new"],
    ["Older", "later"],
  ]);
  time.pass(day);
  expect((await order())[0]).toEqual(["Older", "calls"]);
  done(await inbox.call({ ...(await form(older)), answer: "spoke", dueOn: tomorrow }));
  expect((await open(older)).submission).toMatchObject({
    status: "talking",
    confirmedAt: time.now(),
    owner: clerk.uid,
  });
  const { createdAt } = (await open(older)).submission;
  expect((await open(older)).sent[0]?.erasedAt, "now kept as long as others").toBe(createdAt + 365 * day);
});

test("who came to the office is confirmed by the next state; a date or the end confirms nobody", async () => {
  const { inbox, sent, open, form } = await openInbox();
  const [came, waits, ended] = [await sent(asha), await sent(asha), await sent(asha)];
  done(await inbox.setState({ ...(await form(came)), state: "registered" }));
  done(await inbox.setDate({ ...(await form(waits)), dueOn: today }));
  done(await inbox.setState({ ...(await form(ended)), state: "closed", closedFor: "noAnswer" }));
  const confirmed = async (reference: string) => (await open(reference)).submission.confirmedAt !== null;
  expect([await confirmed(came), await confirmed(waits), await confirmed(ended)]).toEqual([true, false, false]);
});

test("speaking with the person of a merged request confirms that request too", async () => {
  const { inbox, time, sent, form, db } = await openInbox();
  const older = await sent({ email: "asha@example.org", at: time.now() - day });
  const asked = await sent(asha);
  done(await inbox.merge({ ...(await form(older)), other: asked, isSure: true }));
  done(await inbox.call({ ...(await form(older)), answer: "spoke" }));
  const calls = db.selectFrom("submissions").select("confirmedAt").where("callTime", "is not", null);
  expect(await calls.execute()).toEqual([{ confirmedAt: time.now() }]);
});

test("“did not ask” ends it, also without a version, but is an ordinary wrong number once they have spoken", async () => {
  const { inbox, sent, open, form } = await openInbox();
  const [stranger, spoken, other] = [await sent(asha), await sent(asha), await sent()];
  const before = await form(stranger);
  done(await inbox.setOwner({ ...(await form(stranger)), owner: clerk.uid }));
  done(await inbox.call({ ...before, ...wrongNumber }));
  expect((await open(stranger)).submission).toMatchObject({ status: "closed", closedFor: "didNotAsk" });
  done(await inbox.call({ ...(await form(spoken)), answer: "spoke" }));
  for (const reference of [spoken, other]) {
    done(await inbox.call({ ...(await form(reference)), ...wrongNumber }));
    expect((await open(reference)).submission.status).toBe("new");
  }
  expect(await inbox.setState({ ...(await form(other)), state: "closed", closedFor: "didNotAsk" })).toMatchObject({
    reason: "reasonNeeded",
  });
});

test("a number whose owner did not ask is not called for 30 days; then all unconfirmed requests are erased", async () => {
  const time = clock();
  const { submissions, dataDir, close } = await openServices({}, time);
  await submissions.keep("enquiry", asha, sender);
  rowsIn(dataDir, `UPDATE submissions SET status = 'closed', "closedFor" = 'didNotAsk' RETURNING id`);
  time.pass(29 * day);
  await submissions.keep("enquiry", { ...asha, name: "Again" }, sender);
  await submissions.keep("enquiry", { ...asha, name: "Other", phone: "9000000001" }, sender);
  expect(stored(dataDir)).toEqual([
    { name: "Asha Namune", status: "closed", closedFor: "didNotAsk" },
    { name: "Again", status: "closed", closedFor: "duplicate" },
    { name: "Other", status: "new", closedFor: null },
  ]);
  await outboxEmpty(dataDir);
  await close();
  time.pass(day + 1);
  const later = await openAndSweep(dataDir, () => openServices({}, { dataDir, now: time.now }));
  expect(stored(dataDir).map(({ name }) => name)).toEqual(["Again", "Other"]);
  expect(await later.submissions.keep("enquiry", { ...asha, name: "Now" }, sender)).toMatchObject({ ok: true });
  expect(stored(dataDir).at(-1)).toEqual({ name: "Now", status: "new", closedFor: null });
  rowsIn(dataDir, `UPDATE submissions SET "confirmedAt" = 1 WHERE name = 'Other' RETURNING id`);
  await later.close();
  time.pass(31 * day);
  await openAndSweep(dataDir, () => openServices({}, { dataDir, now: time.now }));
  expect(
    stored(dataDir).map(({ name }) => name),
    "confirmed ones stay",
  ).toEqual(["Other"]);
});

test("who knows reference and number withdraws a request until somebody has spoken, and learns nothing otherwise", async () => {
  const time = clock();
  const { submissions, lookups, dataDir } = await openServices({}, time);
  const keep = async (details = asha) => {
    const kept = await submissions.keep("enquiry", details, sender);
    return kept.ok ? kept.reference : "";
  };
  const withdraw = (reference: string, digits = "3210") => lookups.withdraw(reference, digits, sender);
  const left = () => stored(dataDir).length;
  const reference = await keep();
  expect(await withdraw("E-2222-2222")).toEqual({ ok: true });
  expect(await withdraw(reference, "3211"), "as to one that is there").toEqual({ ok: true });
  expect(left()).toBe(1);
  expect(await withdraw(reference.toLowerCase().replaceAll("-", " "))).toEqual({ ok: true });
  expect(left()).toBe(0);
  expect(await withdraw(reference), "again").toEqual({ ok: true });
  await outboxEmpty(dataDir);
  const mails = await mailsOnceIn(dataDir, 1, ({ subject }) => /erase/i.test(subject) && subject.includes(reference));
  expect(mails[0]?.text, "the office deletes its mail").not.toContain("98765");

  const [spoken, declined, second] = [await keep(), await keep({ ...asha, phone: "9000000001" }), await keep()];
  const other = await keep({ ...asha, name: "Ravi" });
  expect(second).toBe(spoken);
  rowsIn(dataDir, `UPDATE submissions SET "closedFor" = 'didNotAsk' WHERE phone = '9000000001' RETURNING id`);
  rowsIn(
    dataDir,
    `UPDATE submissions SET "confirmedAt" = 1 WHERE name <> 'Ravi' AND phone <> '9000000001' RETURNING id`,
  );
  for (const each of [spoken, declined]) await withdraw(each, each === spoken ? "3210" : "0001");
  expect(left(), "what is the office's by now, and a number not to call").toBe(3);
  await withdraw(other);
  expect(left(), "a second request for one number is its sender's").toBe(2);
});

test("the end of a number cannot be tried out: a reference takes five tries a day", async () => {
  const time = clock();
  const { submissions, lookups, dataDir } = await openServices({}, time);
  const kept = await submissions.keep("enquiry", asha, sender);
  const reference = kept.ok ? kept.reference : "";
  const guess = (digits: string, address: string) => lookups.withdraw(reference, digits, { ...sender, address });
  for (let count = 0; count < 5; count++)
    expect(await guess(`000${count}`, `198.51.100.${count}`)).toEqual({ ok: true });
  expect(await guess("3210", "203.0.113.9")).toMatchObject({ ok: false, reason: "tooMany" });
  expect(stored(dataDir)).toHaveLength(1);
  time.pass(day + 1);
  expect(await guess("3210", "203.0.113.9")).toEqual({ ok: true });
  expect(stored(dataDir)).toHaveLength(0);
});
