import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { freeSpace } from "#app/platform/disk.server.ts";
import { version } from "#app/platform/version.server.ts";
import { backUp } from "./backup.server.ts";
import { secretOfFolder } from "./backup-secret.server.ts";
import { secretFile, storeFile } from "./data-dir.server.ts";
import { fingerprintBefore, fingerprintOf } from "./secret-fingerprint.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

const mostCopies = 2;

const copyName = /^before-.+\.sqlite(\.part)?$/;

const copiesIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => copyName.test(name))
    .map((name) => ({ path: join(dataDir, name), time: statSync(join(dataDir, name)).mtimeMs }))
    .sort((one, other) => one.time - other.time);

/** Old copies still hold what was erased since. */
export function deleteCopiesBefore(dataDir: string, time: number): number {
  const old = copiesIn(dataDir).filter((copy) => copy.time < time);
  for (const { path } of old) rmSync(path, { force: true });
  return old.length;
}

async function refuseFolderWithoutSecret(db: Kysely<Tables>, dataDir: string): Promise<void> {
  const usedWith = await fingerprintBefore(db);
  const secret = secretOfFolder(dataDir);
  if (usedWith === undefined || (secret && fingerprintOf(secret) === usedWith)) return;
  throw new StoreError(
    `The store in "${dataDir}" has to be changed for this version, and "${secretFile(dataDir)}" is ${secret ? "not the secret" : "missing, which is the secret"} that it was used with: put that back, or start once with MIGRATE=yes to go on without it. Nothing was changed.`,
  );
}

async function refuseFullDisk(dataDir: string): Promise<void> {
  const megabyte = 2 ** 20;
  const needed = 2 * statSync(storeFile(dataDir)).size;
  if ((await freeSpace(dataDir)) > needed) return;
  throw new StoreError(
    `The store in "${dataDir}" has to be changed for this version, and the disk has no room for a copy of it (${Math.ceil(needed / megabyte)} MB): make room, or start once with MIGRATE=yes to go on without a copy. Nothing was changed.`,
  );
}

/** `isAllowed`: the operator needs neither a matching secret nor a copy. @throws StoreError without them */
export async function copyBeforeMigration(db: Kysely<Tables>, dataDir: string, isAllowed: boolean): Promise<void> {
  if (!isAllowed) await refuseFolderWithoutSecret(db, dataDir);
  const isRoom = await refuseFullDisk(dataDir).then(
    () => true,
    (error) => {
      if (!isAllowed) throw error;
      return false;
    },
  );
  if (!isRoom) return log.warn("MIGRATE=yes, and the disk has no room: the store is changed without a copy");
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const path = join(dataDir, `before-${version}-${moment}.sqlite`);
  if (existsSync(path)) rmSync(path);
  await backUp(dataDir, path).catch((error) => {
    // A damaged store is never migrated: what can still be read of it could be lost.
    throw error instanceof StoreError ? new StoreError(`${error.message} MIGRATE=yes does not help.`) : error;
  });
  for (const copy of copiesIn(dataDir).slice(0, -mostCopies)) rmSync(copy.path);
  log.info(
    { path },
    "a copy of the store was kept, as the new version changes it; npm run restore -- --force FILE takes it back",
  );
}
