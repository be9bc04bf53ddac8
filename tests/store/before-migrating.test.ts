import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { saveKey } from "#app/lib/crypto/secret.server.ts";
import { restore } from "#app/lib/db/backup.server.ts";
import { secretFile, storeFile } from "#app/lib/db/data-dir.server.ts";
import { fingerprintOf } from "#app/lib/db/facts.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { log } from "#app/log.server.ts";
import { migrations } from "../../db/migrations/all.ts";
import { makeOlderStore } from "../help/older-store.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder, day, openAndSweep, openServices } from "../help/services.ts";

const older = "0017-revision-files";
const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const copiesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("before-"));
const stepsIn = (dataDir: string) => rowsIn(dataDir, "SELECT name FROM kysely_migration").map(({ name }) => name);

let info: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  info = vi.spyOn(log, "info").mockReturnValue();
});

/** A folder with the store of an earlier version, which was used with a secret. */
async function olderFolder(secret = own): Promise<string> {
  const dataDir = dataFolder();
  saveKey(dataDir, secret);
  await makeOlderStore(dataDir, older);
  rowsIn(dataDir, `INSERT INTO facts VALUES ('secretFingerprint', ${fingerprintOf(own)}) RETURNING name`);
  return dataDir;
}

async function start(dataDir: string, opening?: Parameters<typeof openSqliteStore>[1]) {
  const { close } = await openSqliteStore(dataDir, opening);
  await close();
}

test("a store is copied before it is migrated, the log names each migration, and the copy leads back", async () => {
  const dataDir = await olderFolder();
  const before = stepsIn(dataDir);
  await start(dataDir);
  const [copy = "", ...more] = copiesIn(dataDir);
  expect([copy, more]).toEqual([expect.stringMatching(/^before-\d+\.\d+\.\d+-[\dT-]+\.sqlite$/), []]);
  if (process.platform !== "win32") expect(statSync(join(dataDir, copy)).mode & 0o077).toBe(0);
  const named = info.mock.calls.map(([what]: unknown[]) => (what as { migration?: string }).migration);
  expect(named.filter(Boolean)).toEqual(Object.keys(migrations).filter((name) => !before.includes(name)));
  restore(dataDir, join(dataDir, copy), true);
  expect(stepsIn(dataDir)).toEqual(before);
});

test("a new store and one of this version are not copied", async () => {
  const dataDir = dataFolder();
  await start(dataDir);
  await start(dataDir);
  expect(copiesIn(dataDir)).toEqual([]);
  expect(info).not.toHaveBeenCalled();
});

test("the two newest copies stay, and none for longer than what was erased may be in backups", async () => {
  const dataDir = await olderFolder();
  const now = Date.now();
  for (const [name, days] of [
    ["0.1.0-a", 30],
    ["0.1.0-b", 20],
    ["0.1.0-c", 15],
  ] as const) {
    const path = join(dataDir, `before-${name}.sqlite`);
    writeFileSync(path, "");
    utimesSync(path, new Date(now - days * day), new Date(now - days * day));
  }
  await start(dataDir);
  expect(copiesIn(dataDir)).toEqual([expect.stringMatching(/^before-0\.1\.0-c/), expect.anything()]);
  info.mockRestore();
  await openAndSweep(dataDir, () => openServices({}, { dataDir }));
  expect(copiesIn(dataDir)).toEqual([expect.not.stringMatching(/0\.1\.0-c/)]);
});

test("with another secret, or without one, nothing is migrated unless the operator says so", async () => {
  for (const secret of [other, undefined]) {
    const dataDir = await olderFolder(secret);
    if (!secret) rmSync(secretFile(dataDir));
    const before = stepsIn(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/secret\.key" is (not|missing).*MIGRATE=yes/);
    expect([stepsIn(dataDir), copiesIn(dataDir)]).toEqual([before, []]);
    await start(dataDir, { mayMigrate: true });
    expect(stepsIn(dataDir)).toHaveLength(Object.keys(migrations).length);
  }
});

test("a damaged store is not migrated, not even when the operator says so, and the message says what helps", async () => {
  const dataDir = await olderFolder();
  const before = stepsIn(dataDir);
  const bytes = readFileSync(storeFile(dataDir));
  writeFileSync(storeFile(dataDir), bytes.fill(0xa5, bytes.length - 5 * 4096, bytes.length - 4 * 4096));
  for (const mayMigrate of [false, true])
    await expect(start(dataDir, { mayMigrate })).rejects.toThrow(
      /is damaged, .*last good backup.*npm run restore.*MIGRATE=yes does not help\.$/,
    );
  expect(stepsIn(dataDir)).toEqual(before);
});
