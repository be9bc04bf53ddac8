import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "../../db/migrations/all.ts";
import { nodeSqlite } from "./dialect.server.ts";
import { openFile } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

/** A store that cannot be used; the message is one sentence for whoever starts the site. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** The tables, or the tables within a transaction. */
export type Rows = Kysely<Tables> | Transaction<Tables>;

/** Where the store lies in the data folder. */
export const storeFile = (dataDir: string): string => join(dataDir, "store.sqlite");

/** SQLite's number for "another has it" (sqlite.org/rescode.html, SQLITE_BUSY). */
const busy = 5;
/** How long a server that starts waits for one that stops, in milliseconds. */
const longestHandOver = 10_000;

/**
 * Claims a data folder for this process until it ends, however it ends: the system gives the lock of a file back.
 * So no two servers send the same mail, change the tables at once, or have a backup put under their feet.
 * @throws StoreError when another server has it.
 */
export function claimFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: longestHandOver });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new StoreError(`Another server uses the data folder "${dataDir}"; stop it first, or set another DATA_DIR.`);
  }
  return { release: () => lock.close() };
}

/** The steps that are there but not done, and those that are done but not there. */
async function stepsOf(db: Kysely<Tables>) {
  const known = Object.keys(migrations);
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
    missing: known.filter((name) => !names.includes(name)),
    foreign: names.filter((name) => !known.includes(name)),
  };
}

function refuseNewer(foreign: string[], dataDir: string): void {
  if (foreign.length > 0)
    throw new StoreError(
      `The store in "${dataDir}" was made by a newer version of this site (${foreign.join(", ")}); start that version.`,
    );
}

/** The store of a data folder, opened. */
export interface Store {
  db: Kysely<Tables>;
  /** The file itself, for a backup. */
  file: DatabaseSync;
  /** Another number whenever another process has written to the store (sqlite.org/pragma.html, data_version). */
  outsideChanges: () => number;
  /** Whether the store answers and has every table this version needs. */
  isReady: () => Promise<boolean>;
  /** Takes the log into the file and empties it: only then is what was erased overwritten everywhere. */
  emptyLog: () => void;
  close: () => Promise<void>;
}

function open(dataDir: string): Store {
  const file = openFile(storeFile(dataDir));
  const db = new Kysely<Tables>({ dialect: nodeSqlite(file) });
  const isReady = async () => {
    const { missing, foreign } = await stepsOf(db);
    return missing.length + foreign.length === 0;
  };
  const emptyLog = () => {
    // SQLite refuses it within a transaction, and others' may be open: then once they are committed.
    if (file.isOpen && file.isTransaction) setImmediate(emptyLog);
    else if (file.isOpen) file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  };
  const version = file.prepare("PRAGMA data_version");
  const outsideChanges = () => Number(version.get()?.data_version);
  return { db, file, outsideChanges, isReady, emptyLog, close: () => db.destroy() };
}

/**
 * Opens the store and brings its tables up to this version; the folder must be claimed.
 * @throws StoreError when a newer version has changed them.
 */
export async function openStore(dataDir: string): Promise<Store> {
  const store = open(dataDir);
  try {
    const { missing, foreign } = await stepsOf(store.db);
    refuseNewer(foreign, dataDir);
    if (missing.length > 0) {
      const provider = { getMigrations: async () => migrations };
      const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest();
      if (error) throw error;
    }
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens the store beside a server that may be running, for a command.
 * @throws StoreError when there is none, or not of this version.
 */
export async function openBeside(dataDir: string): Promise<Store> {
  if (!existsSync(storeFile(dataDir))) throw new StoreError(`There is no store in "${dataDir}" yet.`);
  const store = open(dataDir);
  if (await store.isReady()) return store;
  await store.close();
  throw new StoreError(`The store in "${dataDir}" is of another version; start this version's server on it once.`);
}
