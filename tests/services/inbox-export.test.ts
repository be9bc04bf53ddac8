import { expect, onTestFinished, test, vi } from "vitest";
import type { Column } from "#app/inbox/export/export-columns.ts";
import type { Format } from "#app/inbox/export/exports.server.ts";
import { createInboxExports } from "#app/inbox/export/exports.server.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { giveUp } from "#app/mail-writer.server.ts";
import { done, openInbox } from "../help/inbox.ts";
import { placeOf } from "../help/place.ts";
import { admin, clerk, principal } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import { minute } from "../help/services.ts";
import { sheetOf } from "../help/sheet.ts";

/** The exports of an inbox, and a way to get a file at once. */
async function openExports() {
  const opened = await openInbox();
  const { db, inbox, time, dataDir } = opened;
  const secret = readSecret(placeOf(dataDir));
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret });
  onTestFinished(limits.close);
  const exports = createInboxExports({ db, inbox, secret, limits, records: () => sample, now: time.now });
  const columns: Column[] = ["reference", "name", "phone", "dueOn", "state"];
  const wanted = (format: Format, chosen = columns) => ({
    ...{ filter: { state: "open" } as const, columns: chosen, format, locale: "mr" as const },
  });
  async function ticketOf(actor: StaffActor, format: Format = "csv") {
    const prepared = await exports.prepare(actor, wanted(format));
    if (!prepared.ok) throw new Error(prepared.reason);
    return prepared.ticket;
  }
  async function file(format: Format) {
    const made = await exports.file(principal, await ticketOf(principal, format));
    return made.ok ? made.body : undefined;
  }
  return { ...opened, exports, limits, wanted, ticketOf, file };
}

test("both files have the texts as they are, days as days, and nothing that a table would calculate", async () => {
  const { sent, file } = await openExports();
  const reference = await sent({ name: "=1+1", phone: "+91 98000-11111", status: "talking", dueOn: "2026-11-30" });
  await sent({ name: 'आशा, "पाटील"', phone: null });
  await sent({ status: "closed" });
  const csv = (await file("csv"))?.toString() ?? "";
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const lines = csv.slice(1).trimEnd().split("\r\n");
  expect(lines.slice(-3)).toEqual([
    '"संदर्भ क्रमांक","नाव","फोन","पुढचा संपर्क","स्थिती"',
    expect.stringMatching(/^"E-[^"]+","आशा, ""पाटील""",,,"[^"]+"$/),
    expect.stringContaining(`"${reference}","'=1+1","91 98000 11111","2026-11-30",`),
  ]);
  expect(lines.slice(0, -3).join()).toContain(principal.name);
  const { cells, formulas } = sheetOf((await file("xlsx")) ?? Buffer.of());
  expect(formulas).toBe(0);
  expect(cells).toContain("=1+1");
  expect(cells).toContain('आशा, "पाटील"');
  // Days since the end of 1899.
  expect(cells).toContain("46356");
});

test("a list of phone numbers has one form, whatever was typed, and no number that a table would calculate", async () => {
  const { sent, file, time } = await openExports();
  const phones = ["+91 98220 12302", "+91 098220 12308", "0091 98220 12314", "098220 12313", "98220–12301"];
  const others = ["0253-2345628", "+971 50 123 4567", "=1+1"];
  for (const [at, phone] of [...phones, ...others].entries()) await sent({ phone, at: time.now() + at });
  const shown = ["+91 98220 12302", "+91 98220 12308", "+91 98220 12314", "+91 98220 12313", "+91 98220 12301"];
  const othersShown = ["+91 253 2345628", "+971 50 123 4567", "=1+1"];
  const { cells } = sheetOf((await file("xlsx")) ?? Buffer.of());
  expect(cells.filter((cell) => /^[+=]/.test(cell))).toEqual([...shown, ...othersShown]);
  const lines = (await file("csv"))?.toString().trimEnd().split("\r\n").slice(-8) ?? [];
  expect(lines.map((line) => line.split('"')[5])).toEqual([
    ...shown.map((phone) => phone.slice(1)),
    ...["91 253 2345628", "971 50 123 4567", "'=1+1"],
  ]);
});

test("the last note of somebody to whom an email did not arrive says so", async () => {
  const { inbox, sent, form, exports, wanted, db, time } = await openExports();
  const reference = await sent({ email: "asha@example.org" });
  done(await inbox.answer({ ...(await form(reference)), to: reference, text: "Thanks" }));
  time.pass(minute);
  const [mail] = await db.selectFrom("outbox").selectAll().where("kind", "=", "answer").execute();
  if (mail) await db.transaction().execute((tx) => giveUp(tx, mail, time.now()));
  const prepared = await exports.prepare(principal, wanted("csv", ["lastNote"]));
  const file = prepared.ok ? await exports.file(principal, prepared.ticket) : undefined;
  const lines = file?.ok ? file.body.toString().trimEnd().split("\r\n") : [];
  expect(lines.at(-1)).toBe(`"${inboxWords.mr.notes.notDelivered}"`);
});

test("of those that are merged each has a row, with the reference that they stand under, and they are one person", async () => {
  const { inbox, sent, form, exports, wanted, dataDir, time } = await openExports();
  const older = await sent({ phone: "9000000001", at: time.now() - minute });
  const newer = await sent({ phone: "9000000002" });
  done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  const prepared = await exports.prepare(principal, wanted("csv", ["reference", "group", "phone"]));
  expect(prepared).toMatchObject({ ok: true, count: 1 });
  const file = prepared.ok ? await exports.file(principal, prepared.ticket) : undefined;
  const text = file?.ok ? file.body.toString() : "";
  expect(text.trimEnd().split("\r\n").slice(-2)).toEqual([
    `"${older}","${older}","91 90000 00001"`,
    `"${newer}","${older}","91 90000 00002"`,
  ]);
  expect(rowsIn(dataDir, "SELECT reason FROM activities WHERE what = 'inbox-export'")).toEqual([{ reason: "1" }]);
});

test("a clerk gets no numbers, addresses and notes, unless the principal allows it; an admin gets nothing", async () => {
  const { sent, exports, wanted } = await openExports();
  await sent();
  const forbidden = { ok: false, reason: "forbidden" };
  for (const column of ["phone", "email", "guardianPhone", "text", "lastNote"] as const)
    expect(await exports.prepare(clerk, wanted("csv", ["name", column]))).toEqual(forbidden);
  expect(await exports.prepare(clerk, wanted("csv", ["name", "state"]))).toMatchObject({ ok: true, count: 1 });
  expect(await exports.prepare({ ...clerk, mayExport: true }, wanted("csv"))).toMatchObject({ ok: true });
  expect(await exports.prepare(admin, wanted("csv", ["name"]))).toEqual(forbidden);
});

test("a ticket is for one person, a quarter of an hour, and what they may then; each file is in the activity log", async () => {
  const { sent, exports, ticketOf, time, dataDir } = await openExports();
  await sent();
  await sent();
  const allowed = { ...clerk, mayExport: true };
  const ticket = await ticketOf(allowed);
  const gone = { ok: false, reason: "gone" };
  expect(await exports.file(principal, ticket)).toEqual(gone);
  expect(await exports.file(clerk, ticket), "no more allowed").toEqual(gone);
  expect(await exports.file(allowed, `${ticket.slice(0, -4)}AAAA`), "changed on its way").toEqual(gone);
  expect(await exports.file(allowed, ticket)).toMatchObject({ name: "inbox-2026-11-21.csv" });
  time.pass(15 * minute);
  expect(await exports.file(allowed, ticket)).toEqual(gone);
  expect(rowsIn(dataDir, 'SELECT "by", kind, reference, reason FROM activities')).toEqual([
    { by: clerk.uid, kind: "submissions", reference: null, reason: "2" },
  ]);
});

test("the address of a list says nothing of whom it is about", async () => {
  const { sent, exports, wanted } = await openExports();
  await sent({ name: "Zubeida Shaikh" });
  const prepared = await exports.prepare(principal, { ...wanted("csv"), filter: { q: "Zubeida" } });
  const { ticket } = prepared as Extract<typeof prepared, { ok: true }>;
  for (const part of ticket.split(/[.-]/)) expect(Buffer.from(part, "base64url").toString()).not.toMatch(/zubeida/i);
  expect(await exports.file(principal, ticket)).toMatchObject({ ok: true });
});

test("asked for many times at once, a person gets one list, and others theirs after it, up to a queue that is short", async () => {
  const { sent, exports, ticketOf, dataDir } = await openExports();
  await sent();
  const own = await ticketOf(principal);
  const others = Array.from({ length: 6 }, (_, index) => ({ ...principal, uid: `other${index}` }));
  const tickets = await Promise.all(others.map((other) => ticketOf(other)));
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => exports.file(principal, own)),
    ...others.map((other, index) => exports.file(other, tickets[index] ?? "")),
  ]);
  const outcomes = answers.map((answer) => (answer.ok ? "file" : answer.reason));
  expect(outcomes.slice(0, 12).toSorted()).toEqual(["file", ...Array(11).fill("underWay")]);
  expect(outcomes.slice(12)).toEqual([...Array(4).fill("file"), ...Array(2).fill("queueFull")]);
  expect(rowsIn(dataDir, "SELECT id FROM activities"), "only what was made is noted").toHaveLength(5);
  expect(
    await exports.file(principal, own),
    "the link works again, for a person who lost the file on its way",
  ).toMatchObject({
    ok: true,
  });
});

test("the queue is as short when all ask before the first of them is counted", async () => {
  const { sent, exports, limits, ticketOf } = await openExports();
  await sent();
  const { consume } = limits;
  vi.spyOn(limits, "consume").mockImplementation(async (...counts) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return consume(...counts);
  });
  const people = Array.from({ length: 11 }, (_, index) => ({ ...principal, uid: `other${index}` }));
  const tickets = await Promise.all(people.map((person) => ticketOf(person)));
  const answers = await Promise.all(people.map((person, index) => exports.file(person, tickets[index] ?? "")));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
});

test("somebody downloads twenty lists an hour", async () => {
  const { sent, exports, limits, ticketOf } = await openExports();
  await sent();
  for (let count = 0; count < 19; count++) await limits.consume(["exportsOfStaff", principal.uid]);
  expect(await exports.file(principal, await ticketOf(principal))).toMatchObject({ ok: true });
  const refused = { ok: false, reason: "tooMany", seconds: expect.any(Number) };
  expect(await exports.file(principal, await ticketOf(principal))).toEqual(refused);
});

test("a list of more than 5,000 rows is offered as CSV alone, also where they are of fewer people", async () => {
  const { exports, inbox, sent, form, time, wanted } = await openExports();
  const older = await sent({ at: time.now() - minute });
  done(await inbox.merge({ ...(await form(await sent())), other: older }));
  await sent({ status: "closed" });
  expect(await inbox.countRows({ state: "open" })).toBe(2);
  vi.spyOn(inbox, "countRows").mockResolvedValue(5001);
  expect(await exports.prepare(principal, wanted("xlsx"))).toEqual({ ok: false, reason: "long" });
  expect(await exports.prepare(principal, wanted("csv"))).toMatchObject({ ok: true, count: 1 });
});

test("a list has everybody in the order of the inbox, also where it is read in several parts", async () => {
  const { sent, file, time } = await openExports();
  const references: string[] = [];
  for (let index = 0; index < 203; index++) references.push(await sent({ at: time.now() + index }));
  const last = await sent({ status: "talking", dueOn: "2026-11-30" });
  const lines = (await file("csv"))?.toString().trimEnd().split("\r\n").slice(-204) ?? [];
  expect(lines.map((line) => line.split('"')[1])).toEqual([...references, last]);
});
