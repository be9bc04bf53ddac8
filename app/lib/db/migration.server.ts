import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { freeSpace, version } from "#app/lib/runtime.server.ts";
import { log } from "#app/log.server.ts";
import { backUp, secretOfFolder } from "./backup.server.ts";
import { secretFile, storeFile } from "./data-dir.server.ts";
import { fingerprintBefore, fingerprintOf } from "./facts.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

type Steps = Record<string, Migration>;

export async function stepsOf(db: Kysely<Tables>, steps: Steps) {
  const known = Object.keys(steps);
  const done = await db.introspection
    .getTables({ withInternalKyselyTables: true })
    .then((tables) =>
      tables.some(({ name }) => name === "kysely_migration")
        ? db
            .withTables<{ kysely_migration: { name: string } }>()
            .selectFrom("kysely_migration")
            .select("name")
            .execute()
        : [],
    );
  const names = done.map(({ name }) => name);
  return {
    isEmpty: names.length === 0,
    missing: known.filter((name) => !names.includes(name)),
    foreign: names.filter((name) => !known.includes(name)),
  };
}

export function refuseNewer(foreign: string[], called: string): void {
  if (foreign.length > 0)
    throw new StoreError(
      `${called} was made by a newer version of this site (${foreign.join(", ")}); start that version.`,
    );
}

export async function refuseOther(db: Kysely<Tables>, steps: Steps, called: string): Promise<void> {
  const { missing, foreign } = await stepsOf(db, steps);
  if (missing.length + foreign.length > 0)
    throw new StoreError(`${called} is of another version; start this version's server on it once.`);
}

/** Logs the migrations of a store that had data. On PostgreSQL Kysely's advisory lock lets only one process migrate. */
export async function migrate(db: Kysely<Tables>, steps: Steps): Promise<void> {
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => steps },
  }).migrateToLatest();
  if (error) throw error;
  if (results.length === Object.keys(steps).length) return;
  for (const { migrationName } of results) log.info({ migration: migrationName }, "the store was migrated");
}

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
