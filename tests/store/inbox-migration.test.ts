import { expect, test } from "vitest";
import { makeOlderStore } from "../help/older-store.ts";
import { clerk } from "../help/records.ts";
import { dataFolder, openServices, rowsIn } from "../help/services.ts";

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
