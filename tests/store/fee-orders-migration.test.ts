import { expect, test } from "vitest";
import { course, courseRecords } from "#app/site/course/course.server.ts";
import { feesOn } from "#app/site/fees/fees.server.ts";
import { makeOlderStore } from "../help/older-store.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import { dataFolder, openServices } from "../help/services.ts";

/** A published record of one kind, as a former version kept it. */
function published(dataDir: string, kind: string, data: object): void {
  const add = (table: string, row: Record<string, string | number>) =>
    rowsIn(
      dataDir,
      `INSERT INTO ${table} (${Object.keys(row).map((name) => `"${name}"`)}) VALUES (${Object.keys(row).map(() => "?")}) RETURNING id`,
      ...Object.values(row),
    );
  const times = { createdAt: 1, changedAt: 1 };
  add("records", { id: kind, kind, slug: kind, draftId: `${kind}1`, version: 1, ...times });
  const revision = { id: `${kind}1`, recordId: kind, number: 1, data: JSON.stringify(data), confirmed: "{}", at: 1 };
  add("revisions", { ...revision, isUnused: 0 });
  add("editions", {
    id: `${kind}e`,
    recordId: kind,
    number: 1,
    revisionId: `${kind}1`,
    publicFrom: 1,
    by: "p1",
    at: 1,
  });
}

test("fees that a former version published stay public, as the order of this year", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0022-set-up");
  const name = (en: string) => ({ en, mr: "शुल्क" });
  const fees = [
    { name: name("Tuition"), kind: "tuition", firstYear: 51_000, secondYear: 52_000 },
    { name: name("Library"), firstYear: 700, secondYear: 0 },
    { name: name("Deposit"), kind: "deposit", firstYear: 3_000, secondYear: 0 },
  ];
  const parts = sample.of(courseRecords);
  published(dataDir, "course", { ...parts.course, intake: 42, fees, feesNote: name("A note") });
  const help = { extras: [{ name: name("Exam"), note: name("as MSBTE sets it") }], firstInstalment: 20_000 };
  published(dataDir, "feeHelp", { ...help, examples: [{ family: name("A girl"), tuitionPaid: 100 }] });
  const { publication } = await openServices({}, { dataDir });
  const records = publication.records().in("en");
  expect(course(records).intake).toBe(42);
  expect(feesOn(records).current).toMatchObject({
    lines: [
      { name: "Tuition", head: "tuition", firstYear: 51_000, secondYear: 52_000 },
      { name: "Library", head: "other", firstYear: 700, secondYear: 0 },
    ],
    deposit: { name: "Deposit", rupees: 3_000 },
    instalments: [{ year: "firstYear", rupees: 20_000 }],
    payers: [{ who: "A girl", tuitionPaid: 100 }],
    toOthers: [{ name: "Exam", note: "as MSBTE sets it" }],
    note: "A note",
  });
});
