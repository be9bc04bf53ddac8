import { expect, test } from "vitest";
import type { Column } from "#app/features/inbox/export/columns.ts";
import { createInboxExports } from "#app/features/inbox/export/exports.service.server.ts";
import type { Format } from "#app/features/inbox/export/file-of.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { openInbox } from "../help/inbox.ts";
import { placeOf } from "../help/place.ts";
import { admin, clerk, principal } from "../help/records.ts";
import { minute, rowsIn } from "../help/services.ts";
import { sheetOf } from "../help/sheet.ts";

/** The exports of an inbox, and a way to get a file at once. */
async function openExports() {
  const opened = await openInbox();
  const { db, inbox, time, dataDir } = opened;
  const exports = createInboxExports({ db, inbox, secret: readSecret(placeOf(dataDir)), now: time.now });
  const columns: Column[] = ["reference", "name", "phone", "dueOn", "state"];
  const wanted = (format: Format, chosen = columns) => ({
    ...{ filter: { state: "open" } as const, columns: chosen, format, locale: "mr" as const },
  });
  async function ticketOf(actor: StaffActor, format: Format = "csv") {
    const prepared = await exports.prepare(actor, wanted(format));
    if (!prepared.ok) throw new Error(prepared.reason);
    return prepared.ticket;
  }
  const file = async (format: Format) => (await exports.file(principal, await ticketOf(principal, format)))?.body;
  return { ...opened, exports, wanted, ticketOf, file };
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
  expect(await exports.file(principal, ticket)).toBeUndefined();
  expect(await exports.file(clerk, ticket), "no more allowed").toBeUndefined();
  expect(await exports.file(allowed, ticket)).toMatchObject({ name: "inbox-2026-11-21.csv" });
  time.pass(15 * minute);
  expect(await exports.file(allowed, ticket)).toBeUndefined();
  expect(rowsIn(dataDir, 'SELECT "by", kind, reference, reason FROM activities')).toEqual([
    { by: clerk.uid, kind: "submissions", reference: null, reason: "2" },
  ]);
});
