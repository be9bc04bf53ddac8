import { rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/help/temporary.ts";
import { readFact, writeFact } from "./facts.server.ts";
import { nodeSqlite } from "./sqlite-dialect.server.ts";
import { createFlush } from "./sqlite-file.server.ts";
import { openSqliteStore } from "./sqlite-store.server.ts";

/** A store in memory whose disk is as slow, or as broken, as the test wants. */
function openOn(flush: () => Promise<void>) {
  const file = new DatabaseSync(":memory:");
  const onFault = vi.fn();
  const watch = { isInPlace: () => true, onCommit: () => {}, flush, onFault };
  const db = new Kysely<{ notes: { text: string } }>({ dialect: nodeSqlite(file, watch) });
  file.exec("CREATE TABLE notes (text TEXT)");
  const keep = (text: string) => db.insertInto("notes").values({ text }).execute();
  const kept = () => file.prepare("SELECT text FROM notes").all().length;
  return { db, keep, kept, onFault };
}

test("a change is acknowledged only when it is on the disk; others are made in the meantime, and reading waits for none", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { db, keep, kept } = openOn(() => promise);
  const done = vi.fn();
  const changes = [
    keep("one").then(done),
    db
      .transaction()
      .execute((tx) => tx.insertInto("notes").values({ text: "two" }).execute())
      .then(done),
  ];
  await vi.waitFor(() => expect(kept()).toBe(2));
  expect(await db.selectFrom("notes").selectAll().execute()).toHaveLength(2);
  expect(done).not.toHaveBeenCalled();
  resolve();
  await Promise.all(changes);
});

test("a change that does not reach the disk is not acknowledged, and is a fault of the store", async () => {
  const { db, keep, onFault } = openOn(() => Promise.reject(new Error("The disk is broken.")));
  await expect(keep("one")).rejects.toThrow("The disk is broken.");
  expect(onFault).toHaveBeenCalledOnce();
  await db.selectFrom("notes").selectAll().execute();
  expect(onFault).toHaveBeenCalledOnce();
});

test("a log that did not reach the disk is taken into the file before another change is acknowledged", async () => {
  const folder = temporaryFolder("flush-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "log");
  const checkpoint = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  const { flush, close } = createFlush(path, checkpoint);
  onTestFinished(close);
  const missing = { status: "rejected", reason: expect.objectContaining({ code: "ENOENT" }) };
  expect(await Promise.allSettled([flush(), flush()])).toEqual([missing, missing]);
  expect(checkpoint).not.toHaveBeenCalled();
  writeFileSync(path, "");
  await expect(flush()).rejects.toThrow("could not be taken into the store's file");
  await Promise.all([flush(), flush()]);
  await flush();
  expect(checkpoint).toHaveBeenCalledTimes(2);
});

test("each change in a store is written to the disk, and changes of one moment together", async () => {
  const folder = temporaryFolder("flush-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await using handle = await open(join(folder, "any"), "w");
  const datasync = vi.spyOn(Object.getPrototypeOf(handle), "datasync");
  const { db, close } = await openSqliteStore(folder);
  onTestFinished(close);
  const keep = (value: number) => writeFact(db, "writtenAt", value);
  datasync.mockClear();
  await keep(1);
  expect(datasync).toHaveBeenCalled();
  // A disk so slow that all are committed before the first is written.
  datasync.mockClear();
  const { promise, resolve } = Promise.withResolvers<void>();
  datasync.mockReturnValue(promise);
  const changes = Promise.all(Array.from({ length: 50 }, (_, number) => keep(number)));
  await vi.waitFor(async () => expect(await readFact(db, "writtenAt")).toBe(49));
  resolve();
  await changes;
  expect(datasync.mock.calls.length).toBeLessThan(50);
});
