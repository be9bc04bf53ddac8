import { copyFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { enquiryDetails } from "#app/forms/enquiries/enquiry.ts";
import { rowOf } from "#app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "#app/forms/submissions/submissions-table.server.ts";
import { createCheckpoints, openFile } from "#app/lib/db/sqlite-file.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder, enquiry } from "../help/services.ts";

const aRow = () => rowOf("enquiry", enquiryDetails(enquiry), "en", 0);

/** A new store that is closed with the test. */
async function opened() {
  const dataDir = dataFolder();
  const store = await openSqliteStore(dataDir);
  onTestFinished(() => store.close().catch(() => {}));
  return { ...store, dataDir };
}

test("a failed transaction leaves nothing", async () => {
  const { db, dataDir } = await opened();
  const failing = db.transaction().execute(async (tx) => {
    await insertSubmission(tx, aRow());
    throw new Error("Something else went wrong");
  });
  await expect(failing).rejects.toThrow("Something else");
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toEqual([]);
});

test("when the disk is full, every caller of the group gets the error, nothing of it is stored, and the store continues", async () => {
  const { db, file, dataDir } = await opened();
  const insert = (text: string) => db.transaction().execute((tx) => insertSubmission(tx, { ...aRow(), text }));
  const pages = file.prepare("PRAGMA page_count").get()?.page_count;
  file.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  const results = await Promise.allSettled(["a", "b".repeat(100_000), "c", "d"].map(insert));
  const kept = rowsIn(dataDir, "SELECT text FROM submissions").map(({ text }) => text);
  const acknowledged = ["a", "b", "c", "d"].filter((_, index) => results[index]?.status === "fulfilled");
  expect(kept).toEqual(acknowledged);
  expect(acknowledged).not.toContain("b");
  file.exec("PRAGMA max_page_count = 100000");
  await insert("later");
  expect(rowsIn(dataDir, "SELECT text FROM submissions WHERE text = 'later'")).toHaveLength(1);
});

test("concurrent transactions run one after another", async () => {
  const { db, dataDir } = await opened();
  const insert = (index: number) =>
    db.transaction().execute(async (tx) => {
      const [row] = await tx.selectFrom("submissions").select(tx.fn.countAll().as("count")).execute();
      await insertSubmission(tx, { ...aRow(), createdAt: Number(row?.count), reference: `${index}` });
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => insert(index)));
  const counts = rowsIn(dataDir, "SELECT createdAt FROM submissions ORDER BY createdAt");
  expect(counts.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test("a transaction takes the write lock at its start: nobody else writes after it has read", async () => {
  const { db, dataDir } = await opened();
  const other = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 0 });
  onTestFinished(() => other.close());
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("codes").selectAll().execute();
    expect(() => other.exec("DELETE FROM codes")).toThrow(/locked/);
    expect(other.prepare("SELECT * FROM codes").all(), "but read they may").toEqual([]);
  });
  other.exec("DELETE FROM codes");
});

test("a store that is closed finishes its transactions first", async () => {
  const { db, dataDir, close } = await opened();
  const insert = (reference: string) =>
    db.transaction().execute((tx) => insertSubmission(tx, { ...aRow(), reference }));
  const under = [insert("one"), insert("two")];
  await close();
  await Promise.all(under);
  expect(rowsIn(dataDir, "SELECT reference FROM submissions")).toEqual([{ reference: "one" }, { reference: "two" }]);
});

test("of concurrent transactions a failed one rolls back only its own work", async () => {
  const { db, dataDir } = await opened();
  const insert = (reference: string) =>
    db.transaction().execute((tx) => insertSubmission(tx, { ...aRow(), reference }));
  const settled = await Promise.allSettled(["one", "two", "one", "three"].map(insert));
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  const kept = rowsIn(dataDir, "SELECT reference FROM submissions ORDER BY rowid").map(({ reference }) => reference);
  expect(kept).toEqual(["one", "two", "three"]);
});

test("data is durable before the caller gets the result", async () => {
  const { db, dataDir } = await opened();
  const seen = () => rowsIn(dataDir, "SELECT count(*) AS count FROM submissions")[0]?.count;
  const write = [1, 2, 3].map(async (number) => {
    const row = { ...aRow(), reference: `${number}` };
    if (number === 2) await insertSubmission(db, row);
    else await db.transaction().execute((tx) => insertSubmission(tx, row));
    return seen();
  });
  // Another connection sees only what is committed.
  for (const [index, count] of (await Promise.all(write)).entries()) expect(count).toBeGreaterThan(index);
});

test("a write outside a transaction that does not fit fails with its group, and later results are correct", async () => {
  const { db, file, dataDir } = await opened();
  const insert = (text: string) => db.transaction().execute((tx) => insertSubmission(tx, { ...aRow(), text }));
  const pages = file.prepare("PRAGMA page_count").get()?.page_count;
  file.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  const work = [insert("a"), insertSubmission(db, { ...aRow(), text: "b".repeat(100_000) }), insert("c")];
  const results = await Promise.allSettled(work);
  const kept = rowsIn(dataDir, "SELECT substr(text, 1, 1) AS text FROM submissions").map(({ text }) => text);
  expect(kept).toEqual(["a", "b", "c"].filter((_, index) => results[index]?.status === "fulfilled"));
  expect(results[1]?.status).toBe("rejected");
});

test("after SQLite has rolled a transaction back, nothing more of it is stored", async () => {
  const { db, file, dataDir } = await opened();
  const failing = db.transaction().execute(async (tx) => {
    await insertSubmission(tx, aRow());
    // As SQLite does by itself when the disk is full.
    file.exec("ROLLBACK");
    await insertSubmission(tx, aRow()).catch(() => {});
  });
  await expect(failing).rejects.toThrow();
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toEqual([]);
  await insertSubmission(db, aRow());
  expect(rowsIn(dataDir, "SELECT * FROM submissions")).toHaveLength(1);
});

test.runIf(process.platform !== "win32").each<[string, (dataDir: string) => void]>([
  ["the data folder was deleted", (dataDir) => rmSync(dataDir, { recursive: true })],
  ["the log was deleted", (dataDir) => rmSync(join(dataDir, "store.sqlite-wal"))],
  [
    "another store was put in its place",
    (dataDir) => {
      renameSync(join(dataDir, "store.sqlite"), join(dataDir, "old.sqlite"));
      copyFileSync(join(dataDir, "old.sqlite"), join(dataDir, "store.sqlite"));
    },
  ],
])("nothing is acknowledged once %s under the server, and the store is not ready", async (_what, harm) => {
  const { db, dataDir, isReady } = await opened();
  const insert = () => db.transaction().execute((tx) => insertSubmission(tx, aRow()));
  await insert();
  expect(await isReady()).toBe(true);
  harm(dataDir);
  await expect(insert()).rejects.toThrow(/deleted or replaced/);
  await expect(insertSubmission(db, aRow()), "outside a transaction").rejects.toThrow(/deleted or replaced/);
  expect(await isReady()).toBe(false);
});

test("a store that could not write is not ready until it can", async () => {
  const { db, file, isReady } = await opened();
  const insert = () => db.transaction().execute((tx) => insertSubmission(tx, { ...aRow(), text: "a".repeat(50_000) }));
  file.exec("PRAGMA query_only = ON");
  await expect(insert()).rejects.toThrow();
  await expect(isReady()).rejects.toThrow();
  file.exec("PRAGMA query_only = OFF");
  expect(await isReady()).toBe(true);
});

describe("a minute after a commit the write-ahead log", () => {
  /** A file with a write-ahead log, which is checkpointed by a clock that the test moves. */
  function written() {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const path = join(dataFolder(), "some.sqlite");
    const file = openFile(path);
    const onFault = vi.fn();
    const checkpoints = createCheckpoints(file, onFault);
    onTestFinished(() => {
      checkpoints.stop();
      if (file.isOpen) file.close();
      expect(onFault).not.toHaveBeenCalled();
    });
    file.exec("CREATE TABLE words (word)");
    checkpoints.onCommit();
    return { path, file, checkpoints, logSize: () => statSync(`${path}-wal`).size };
  }

  test("is empty", () => {
    const { logSize } = written();
    vi.advanceTimersByTime(59_000);
    expect(logSize()).toBeGreaterThan(0);
    vi.advanceTimersByTime(1_000);
    expect(logSize()).toBe(0);
  });

  test("is left alone when the file was closed in the meantime", () => {
    const { file, logSize } = written();
    file.close();
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
    expect(logSize).toThrow("ENOENT");
  });

  test("waits for its readers, but blocks nobody", () => {
    const { path, file, logSize } = written();
    const reader = new DatabaseSync(path);
    onTestFinished(() => reader.close());
    reader.exec("BEGIN");
    reader.prepare("SELECT * FROM words").all();
    file.exec("INSERT INTO words VALUES ('one')");
    const exec = vi.spyOn(file, "exec");
    vi.advanceTimersByTime(60_000);
    expect(exec.mock.calls[0], "SQLite itself waits for nobody").toEqual(["PRAGMA busy_timeout = 0"]);
    expect(logSize()).toBeGreaterThan(0);
    reader.exec("COMMIT");
    vi.advanceTimersByTime(60_000);
    expect(logSize()).toBe(0);
  });

  test("is emptied by the next commit when a transaction is open", () => {
    const { file, checkpoints, logSize } = written();
    file.exec("BEGIN IMMEDIATE");
    vi.advanceTimersByTime(60_000);
    expect(logSize()).toBeGreaterThan(0);
    file.exec("COMMIT");
    checkpoints.onCommit();
    expect(logSize()).toBe(0);
  });
});
