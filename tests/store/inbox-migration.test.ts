import { expect, test } from "vitest";
import { makeOlderStore } from "../help/older-store.ts";
import { clerk } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder, openServices } from "../help/services.ts";

test("what a former version answered is talked with and needs a date, feedback stays answered, and both are found", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0013-staff");
  const columns = "id, kind, reference, status, locale, name, phone, isMinor, consentVersion, createdAt, confirmedAt";
  const add = (...values: (string | number | null)[]) =>
    rowsIn(
      dataDir,
      `INSERT INTO submissions (${columns}) VALUES (?, ?, ?, ?, 'mr', ?, ?, 0, '1', ?, ?) RETURNING id`,
      ...values,
    );
  const now = Date.now();
  add("a", "enquiry", "E-2222-2222", "answered", "Asha Patil", "+91 98765 43210", now - 2000, now - 1000);
  add("b", "feedback", "F-2222-2222", "answered", "Sunil", null, now, null);
  const { inbox } = await openServices({}, { dataDir });
  const { items } = await inbox.list({ q: "पाटील" }, 1);
  expect(items).toMatchObject([
    { bucket: "needsDate", submission: { status: "talking", stateSince: now - 1000, source: "site", version: 1 } },
  ]);
  expect((await inbox.open("F-2222-2222", clerk))?.submission.status).toBe("answered");
  expect((await inbox.list({ q: "43210" }, 1)).total).toBe(1);
});

test("why somebody is suspended goes to the member before the log forgets it", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0017-revision-files");
  const minute = 60_000;
  const member = (uid: string, suspendedAt: number | null) =>
    rowsIn(
      dataDir,
      `INSERT INTO members (uid, email, "emailKey", locale, "createdAt", "suspendedAt")
        VALUES (?, ?, ?, 'mr', 1, ?) RETURNING uid`,
      ...[uid, uid, uid, suspendedAt],
    );
  const noted = (uid: string, at: number, reason: string | null) =>
    rowsIn(
      dataDir,
      `INSERT INTO activities (id, at, "by", "byName", what, reference, reason)
        VALUES (?, ?, 'p1', 'Asha', 'profile.suspended', ?, ?) RETURNING id`,
      ...[`${uid}${at}`, at, uid, reason],
    );
  member("twice", 10 * minute);
  noted("twice", minute, "On leave.");
  noted("twice", 10 * minute, "Left the institute.");
  member("restored", null);
  noted("restored", minute, "On leave.");
  member("at the command line", 10 * minute);
  noted("at the command line", minute, "On leave.");
  await (await openServices({}, { dataDir })).close();
  expect(rowsIn(dataDir, "SELECT uid FROM activities, members WHERE reason IS NOT NULL")).toEqual([]);
  expect(rowsIn(dataDir, `SELECT uid, "suspendedFor" FROM members ORDER BY uid`)).toEqual([
    { uid: "at the command line", suspendedFor: null },
    { uid: "restored", suspendedFor: null },
    { uid: "twice", suspendedFor: "Left the institute." },
  ]);
});

test("what a former version noted with typed words and names of files is noted without them", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0015-record-words");
  const noted = { "profile.suspended": "Tara", "profile.changeWanted": "Tara", fileAdded: "tara.jpg", role: "admin" };
  for (const [what, reason] of Object.entries({ ...noted, fileDeleted: "tara.jpg", peopleAgreed: "tara.jpg" }))
    rowsIn(
      dataDir,
      `INSERT INTO activities (id, at, "by", "byName", what, reason) VALUES (?, 1, 'p1', 'Asha', ?, ?) RETURNING id`,
      ...[what, what, reason],
    );
  await (await openServices({}, { dataDir })).close();
  const left = rowsIn(dataDir, "SELECT what, reason FROM activities WHERE reason IS NOT NULL");
  expect(left).toEqual([{ what: "role", reason: "admin" }]);
  expect(rowsIn(dataDir, "SELECT id FROM activities")).toHaveLength(6);
});

test("phone numbers of a former version get their one form, and look-alike spellings are found by each other", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0037-looks");
  const now = Date.now();
  const columns = `id, kind, reference, status, locale, name, phone, "guardianPhone", "isMinor", "consentVersion",
    "createdAt", "phoneKey", "nameKey", "searchText"`;
  const add = (id: string, name: string, phone: string, guardianPhone: string | null) =>
    rowsIn(
      dataDir,
      `INSERT INTO submissions (${columns}) VALUES (?, 'enquiry', ?, 'new', 'mr', ?, ?, ?, 0, '1', ?, ?, 'x', ?) RETURNING id`,
      ...[id, `E-2222-222${id}`, name, phone, guardianPhone, now, phone.slice(-10), ` ${name} `],
    );
  add("2", "अनिता ज\u093e\u0947शी", "+91 098220 12308", "98220–12309");
  add("3", "सुनील जोशी", "98220123081234", null);
  const note = `INSERT INTO "submissionNotes" (id, "submissionId", kind, text, "by", "byName", at, "searchText")
    VALUES ('n', '3', 'note', 'अन्तिम तारीख', 'a', 'A', 1, ' अन्तिम तारीख ') RETURNING id`;
  rowsIn(dataDir, note);
  rowsIn(
    dataDir,
    `INSERT INTO records (id, kind, slug, "draftId", version, "createdAt", "changedAt", words)
      VALUES ('r', 'notices', 'fee', 'd', 1, 1, 1, 'फ़ी') RETURNING id`,
  );
  rowsIn(
    dataDir,
    `INSERT INTO revisions (id, "recordId", number, data, confirmed, at, "isUnused")
      VALUES ('d', 'r', 1, '{"title":{"en":"Fee","mr":"फ़ी"}}', '[]', 1, 0) RETURNING id`,
  );
  const { inbox, records } = await openServices({}, { dataDir });
  const found = async (q: string) =>
    (await inbox.list({ q }, 1)).items.map(({ submission }) => submission.phone).toSorted();
  const both = ["+91 98220 12308", "98220123081234"];
  for (const q of ["जोशी", "ज\u093e\u0947शी", "joshi"]) expect(await found(q), q).toEqual(both);
  expect(await found("+91-098220-12309"), "a guardian's number").toEqual(["+91 98220 12308"]);
  expect(await found("अंतिम"), "a note").toEqual(["98220123081234"]);
  for (const q of ["फी", "फ़ी"]) expect((await records.list("notices", { q })).total, q).toBe(1);
});
