import { existsSync, statSync, writeFileSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { migrations } from "../../../db/migrations/all.ts";
import { finishRestore, refuseUnfinishedRestore } from "./backup.server.ts";
import { claimFolder, secretFile, storeFile, tightenModes, wasInUse, watchPlace } from "./data-dir.server.ts";
import { createLocks, type Store } from "./database.server.ts";
import { writeFact } from "./facts.server.ts";
import { copyBeforeMigration, migrate, refuseNewer, refuseOther, stepsOf } from "./migration.server.ts";
import { nodeSqlite } from "./sqlite-dialect.server.ts";
import { checkpointWal, createCheckpoints, createFlush, openFile, watchDamage } from "./sqlite-file.server.ts";
import { isDamage, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** Silently starting with an empty store would hide the loss. */
function refuseLost(dataDir: string): void {
  if (wasInUse(dataDir))
    throw new StoreError(
      `The store in "${dataDir}" is missing or empty, though the folder was in use: put a backup in its place with npm run restore -- --force FILE, or delete "${secretFile(dataDir)}" to begin with an empty store.`,
    );
}

interface SqliteStore extends Store {
  file: DatabaseSync;
  onDamage: () => void;
}

const called = (dataDir: string) => `The store in "${dataDir}"`;

function open(dataDir: string): SqliteStore {
  const path = storeFile(dataDir);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError(`"${path}" is a folder and no store; move it away, and put a backup in its place.`);
  const file = openFile(path);
  let health: "well" | "faulty" | "damaged" = "well";
  const onFault = (error: unknown) => {
    if (health !== "damaged") health = isDamage(error) ? "damaged" : "faulty";
  };
  const onDamage = () => {
    health = "damaged";
  };
  const checkpoints = createCheckpoints(file, onFault);
  // The first query creates the files next to the store.
  file.prepare("PRAGMA data_version").get();
  let revision: StatementSync | undefined;
  const publicRevision = () => {
    // Prepared late, since the migrations create its table.
    revision ??= file.prepare("SELECT value FROM facts WHERE name = 'publicRevision'");
    return Number(revision.get()?.value);
  };
  const isInPlace = watchPlace([path, `${path}-wal`, `${path}-shm`]);
  const { onCommit } = checkpoints;
  const { flush, close: closeLog } = createFlush(`${path}-wal`, () => checkpointWal(file));
  const db = new Kysely<Tables>({
    dialect: nodeSqlite(file, { isInPlace, onCommit, flush, onFault }),
  });

  async function isReady() {
    if (health === "damaged" || !isInPlace()) return false;
    if (health === "well") await db.selectFrom("facts").select("name").limit(1).execute();
    else {
      await writeFact(db, "writtenAt", Date.now());
      if (health === "faulty") health = "well";
    }
    return health === "well";
  }

  async function close() {
    // Waits for running tasks, as the connection is handed out in turn; the last connection removes the log.
    await db.connection().execute(closeLog);
    await db.destroy().finally(checkpoints.stop);
  }

  return { db, locks: createLocks(), file, publicRevision, isReady, onDamage, close };
}

/** The last server was killed, so this start takes longer: one that is stopped leaves no write-ahead log. */
function noteUnclosed(path: string): void {
  const { size } = statSync(`${path}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > 0) log.info({ bytes: size }, "the store was not closed: what was written last is read from its log");
}

interface Opening {
  /** The operator allows migrating without the secret, or without room for a copy. */
  mayMigrate?: boolean | undefined;
  /** For a temporary store, of which no copy is kept. */
  isCopy?: boolean;
}

async function openUpToDate(dataDir: string, { mayMigrate = false, isCopy = false }: Opening): Promise<SqliteStore> {
  const path = storeFile(dataDir);
  if (!statSync(path, { throwIfNoEntry: false })?.size) {
    refuseLost(dataDir);
    writeFileSync(path, "", { mode: 0o600 });
  }
  noteUnclosed(path);
  const store = open(dataDir);
  try {
    const { missing, foreign, isEmpty } = await stepsOf(store.db, migrations);
    if (isEmpty) refuseLost(dataDir);
    refuseNewer(foreign, called(dataDir));
    if (missing.length > 0 && !isEmpty && !isCopy) await copyBeforeMigration(store.db, dataDir, mayMigrate);
    if (missing.length > 0) await migrate(store.db, migrations);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Until the store is closed. @throws StoreError for a folder in use, a newer version, or a lost store */
export async function openSqliteStore(dataDir: string, opening: Opening = {}): Promise<SqliteStore> {
  const claim = claimFolder(dataDir);
  try {
    finishRestore(dataDir);
    tightenModes(dataDir);
    const store = await openUpToDate(dataDir, opening);
    const stopWatch = watchDamage(storeFile(dataDir), store.onDamage);
    return {
      ...store,
      close() {
        stopWatch();
        return store.close().finally(claim.release);
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

export async function attachSqliteStore(dataDir: string): Promise<SqliteStore> {
  refuseUnfinishedRestore(dataDir);
  if (!existsSync(storeFile(dataDir))) throw new StoreError(`There is no store in "${dataDir}" yet.`);
  const store = open(dataDir);
  try {
    await refuseOther(store.db, migrations, called(dataDir));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
