import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { rowOf } from "#app/services/submissions.server.ts";
import { openStore } from "#app/store/store.server.ts";
import { insertSubmission } from "#app/store/submissions.server.ts";
import { dataFolder, enquiry, rowsIn } from "../help/services.ts";

const aRow = () => rowOf({ kind: "enquiry", fields: enquiry }, "en", 0);

/** A new store that is closed with the test. */
async function opened() {
  const dataDir = dataFolder();
  const store = await openStore(dataDir);
  onTestFinished(() => store.close().catch(() => {}));
  return { ...store, dataDir };
}

test("a transaction that fails leaves nothing", async () => {
  const { db, dataDir } = await opened();
  const failing = db.transaction().execute(async (rows) => {
    await insertSubmission(rows, aRow());
    throw new Error("Something else went wrong");
  });
  await expect(failing).rejects.toThrow("Something else");
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toEqual([]);
});

test("when the disk is full, every caller of the group hears so, nothing of it is kept, and the store goes on", async () => {
  const { db, file, dataDir } = await opened();
  const insert = (text: string) => db.transaction().execute((rows) => insertSubmission(rows, { ...aRow(), text }));
  const pages = file.prepare("PRAGMA page_count").get()?.page_count;
  file.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  const results = await Promise.allSettled(["a", "b".repeat(100_000), "c", "d"].map(insert));
  const kept = rowsIn(dataDir, "SELECT text FROM submissions").map(({ text }) => text);
  const told = ["a", "b", "c", "d"].filter((_, index) => results[index]?.status === "fulfilled");
  expect(kept).toEqual(told);
  expect(told).not.toContain("b");
  file.exec("PRAGMA max_page_count = 100000");
  await insert("later");
  expect(rowsIn(dataDir, "SELECT text FROM submissions WHERE text = 'later'")).toHaveLength(1);
});

test("transactions that begin at once go one after another", async () => {
  const { db, dataDir } = await opened();
  const insert = (index: number) =>
    db.transaction().execute(async (rows) => {
      const [row] = await rows.selectFrom("submissions").select(rows.fn.countAll().as("count")).execute();
      await insertSubmission(rows, { ...aRow(), createdAt: Number(row?.count), reference: `${index}` });
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => insert(index)));
  const counts = rowsIn(dataDir, "SELECT createdAt FROM submissions ORDER BY createdAt");
  expect(counts.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test("a transaction may write from its start: nobody else writes after it has read", async () => {
  const { db, dataDir } = await opened();
  const other = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 0 });
  onTestFinished(() => other.close());
  await db.transaction().execute(async (rows) => {
    await rows.selectFrom("codes").selectAll().execute();
    expect(() => other.exec("DELETE FROM codes")).toThrow(/locked/);
    expect(other.prepare("SELECT * FROM codes").all(), "but read they may").toEqual([]);
  });
  other.exec("DELETE FROM codes");
});

test("a store that is closed first keeps what is under way", async () => {
  const { db, dataDir, close } = await opened();
  const insert = (reference: string) =>
    db.transaction().execute((rows) => insertSubmission(rows, { ...aRow(), reference }));
  const under = [insert("one"), insert("two")];
  await close();
  await Promise.all(under);
  expect(rowsIn(dataDir, "SELECT reference FROM submissions")).toEqual([{ reference: "one" }, { reference: "two" }]);
});

test("of transactions that begin at once one that fails takes back its own work alone", async () => {
  const { db, dataDir } = await opened();
  const insert = (reference: string) =>
    db.transaction().execute((rows) => insertSubmission(rows, { ...aRow(), reference }));
  const settled = await Promise.allSettled(["one", "two", "one", "three"].map(insert));
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  const kept = rowsIn(dataDir, "SELECT reference FROM submissions ORDER BY rowid").map(({ reference }) => reference);
  expect(kept).toEqual(["one", "two", "three"]);
});

test("what was done is kept before the caller hears of it", async () => {
  const { db, dataDir } = await opened();
  const seen = () => rowsIn(dataDir, "SELECT count(*) AS count FROM submissions")[0]?.count;
  const write = [1, 2, 3].map(async (number) => {
    const row = { ...aRow(), reference: `${number}` };
    if (number === 2) await insertSubmission(db, row);
    else await db.transaction().execute((rows) => insertSubmission(rows, row));
    return seen();
  });
  // Another connection sees only what is committed.
  for (const [index, count] of (await Promise.all(write)).entries()) expect(count).toBeGreaterThan(index);
});

test("the log is emptied while others write, or right after", async () => {
  const { db, dataDir, emptyLog } = await opened();
  const log = () => statSync(join(dataDir, "store.sqlite-wal")).size;
  let settle = () => {};
  const writing = db.transaction().execute(async (rows) => {
    await insertSubmission(rows, aRow());
    settle();
  });
  await new Promise<void>((resolve) => {
    settle = resolve;
  });
  emptyLog();
  await writing;
  await vi.waitFor(() => expect(log()).toBe(0), { interval: 5 });
  expect(rowsIn(dataDir, "SELECT count(*) AS count FROM submissions")).toEqual([{ count: 1 }]);
});
