import { existsSync, statSync, writeFileSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Kysely, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "../../../db/migrations/all.ts";
import { createCheckpoints } from "./checkpoints.server.ts";
import { secretFile, storeFile, wasInUse, watchPlace } from "./data-dir.server.ts";
import { keepFact } from "./facts.server.ts";
import { openFile } from "./sqlite.server.ts";
import { nodeSqlite } from "./sqlite-dialect.server.ts";
import { isDamage, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

export { storeFile } from "./data-dir.server.ts";
export { StoreError } from "./store-error.server.ts";

/** The tables, or the tables within a transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>;

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
    isEmpty: names.length === 0,
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

/** A folder that was in use, and whose store is gone: starting with an empty one in silence would hide the loss. */
function refuseLost(dataDir: string): void {
  if (wasInUse(dataDir))
    throw new StoreError(
      `The store in "${dataDir}" is missing or empty, though the folder was in use: put a backup in its place with npm run restore -- --force FILE, or delete "${secretFile(dataDir)}" to begin with an empty store.`,
    );
}

/** The store of a data folder, opened. */
export interface Store {
  db: Kysely<Tables>;
  /** The file itself. */
  file: DatabaseSync;
  /** A number that grows with every change of what public pages show. */
  publicRevision: () => number;
  /** Whether the store can be read and written: after a fault, once a write has succeeded again. @throws Error when not. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

function open(dataDir: string): Store {
  const path = storeFile(dataDir);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError(`"${path}" is a folder and no store; move it away, and put a backup in its place.`);
  const file = openFile(path);
  let health: "well" | "faulty" | "damaged" = "well";
  const onFault = (error: unknown) => {
    if (health !== "damaged") health = isDamage(error) ? "damaged" : "faulty";
  };
  const checkpoints = createCheckpoints(file, onFault);
  // The first question makes the files next to the store.
  file.prepare("PRAGMA data_version").get();
  let revision: StatementSync | undefined;
  const publicRevision = () => {
    // Prepared late: the migrations make its table.
    revision ??= file.prepare("SELECT value FROM facts WHERE name = 'publicRevision'");
    return Number(revision.get()?.value);
  };
  const isInPlace = watchPlace([path, `${path}-wal`, `${path}-shm`]);
  const { onCommit } = checkpoints;
  const db = new Kysely<Tables>({ dialect: nodeSqlite(file, { isInPlace, onCommit, onFault }) });

  async function isReady() {
    if (health === "damaged" || !isInPlace()) return false;
    if (health === "well") await db.selectFrom("facts").select("name").limit(1).execute();
    else {
      await keepFact(db, "writtenAt", Date.now());
      if (health === "faulty") health = "well";
    }
    return health === "well";
  }

  async function close() {
    // What is under way comes first: the connection is given out in turn.
    await db.connection().execute(async () => {});
    await db.destroy().finally(checkpoints.stop);
  }

  return { db, file, publicRevision, isReady, close };
}

/**
 * Opens the store and brings its tables up to this version; the folder must be claimed.
 * @throws StoreError when a newer version has changed them, or the store of a folder in use is gone.
 */
export async function openStore(dataDir: string): Promise<Store> {
  const path = storeFile(dataDir);
  if (!statSync(path, { throwIfNoEntry: false })?.size) {
    refuseLost(dataDir);
    writeFileSync(path, "", { mode: 0o600 });
  }
  const store = open(dataDir);
  try {
    const { missing, foreign, isEmpty } = await stepsOf(store.db);
    if (isEmpty) refuseLost(dataDir);
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
 * Opens the store for a command, while a server may be running on it.
 * @throws StoreError when there is none, or not of this version.
 */
export async function attachStore(dataDir: string): Promise<Store> {
  if (!existsSync(storeFile(dataDir))) throw new StoreError(`There is no store in "${dataDir}" yet.`);
  const store = open(dataDir);
  const { missing, foreign } = await stepsOf(store.db);
  if (missing.length + foreign.length === 0) return store;
  await store.close();
  throw new StoreError(`The store in "${dataDir}" is of another version; start this version's server on it once.`);
}
