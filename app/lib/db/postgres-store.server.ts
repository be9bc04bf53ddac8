import { setTimeout as sleep } from "node:timers/promises";
import { HandleEmptyInListsPlugin, Kysely, PostgresDialect, replaceWithNoncontingentExpression, sql } from "kysely";
import { version } from "#app/lib/runtime.server.ts";
import { postgresMigrations } from "../../../db/migrations/all-postgres.ts";
import { createLocks, type Store, type StorePlace } from "./database.server.ts";
import { checkFingerprint, fingerprintBefore, readFact, refuseOtherSecret, writeFact } from "./facts.server.ts";
import { migrate, refuseNewer, refuseOther, stepsOf } from "./migration.server.ts";
import { createPublicRevision, type PublicRevision } from "./postgres-listener.server.ts";
import { forLocks, openPool, watchedPool } from "./postgres-pool.server.ts";
import { databaseNameOf, plainPostgresError, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** `in ()` is an error on PostgreSQL and false on SQLite; this makes it false on both. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** Milliseconds after which an unresponsive database is not ready. */
const longestCheck = 5_000;

function open(databaseUrl: string, revision: PublicRevision): Store {
  let isFaulty = false;
  const onFault = () => {
    isFaulty = true;
  };
  const pool = watchedPool(openPool(databaseUrl, onFault), {
    beforeUse: revision.hold,
    onPublicChange: revision.read,
    onFault,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });

  const lockPool = watchedPool(openPool(databaseUrl, onFault, forLocks), { onPublicChange: async () => {}, onFault });
  const lockDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lockPool }) });

  async function works() {
    if (!isFaulty) await readFact(db, "writtenAt");
    else {
      await writeFact(db, "writtenAt", Date.now());
      isFaulty = false;
    }
    return true;
  }

  // Answers before the statement times out when the database hangs.
  const isReady = () => Promise.race([works(), sleep(longestCheck, false, { ref: false })]);

  async function close() {
    await revision.stop();
    await Promise.all([db.destroy(), lockDb.destroy()]);
  }

  return { db, locks: createLocks(lockDb), publicRevision: revision.known, isReady, close };
}

/** Only UTF8 can keep Marathi; SQL_ASCII keeps whatever bytes it gets. */
async function refuseOtherEncoding(db: Kysely<Tables>, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`SELECT current_setting('server_encoding') AS encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== "UTF8")
    throw new StoreError(
      `${databaseNameOf(databaseUrl)} has the encoding ${encoding}, in which Marathi cannot be kept: make one with createdb --encoding=UTF8 --template=template0 NAME, and set DATABASE_URL to it.`,
    );
}

/** On its own connection: another process may hold the migration lock for longer than a statement may take. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, () => {}, { max: 1, statement_timeout: 0, query_timeout: 0 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, postgresMigrations).finally(() => db.destroy());
}

async function opened(
  { databaseUrl = "", siteSecret }: StorePlace,
  work: (store: Store, revision: PublicRevision) => Promise<void>,
): Promise<Store> {
  if (!siteSecret) throw new StoreError("SITE_SECRET is missing, which a store with DATABASE_URL needs.");
  const revision = createPublicRevision(databaseUrl);
  const store = open(databaseUrl, revision);
  try {
    await work(store, revision);
    await checkFingerprint(store.db, siteSecret, databaseNameOf(databaseUrl));
    return store;
  } catch (error) {
    await store.close();
    throw plainPostgresError(error, databaseUrl);
  }
}

/** No copy can be kept of a database here, so the operator must say that there is a backup. @throws StoreError */
async function refuseUnbacked(
  { databaseUrl = "", siteSecret = new Uint8Array(), mayMigrate }: StorePlace,
  db: Store["db"],
  steps: number,
): Promise<void> {
  if ((await fingerprintBefore(db)) !== undefined) await refuseOtherSecret(db, siteSecret, databaseNameOf(databaseUrl));
  if (!mayMigrate)
    throw new StoreError(
      `${databaseNameOf(databaseUrl)} has to be changed for version ${version} (${steps} migrations), and there is no way back but a backup: make one with pg_dump, or with npm run backup of the version that ran until now, and start once with MIGRATE=yes. Nothing was changed.`,
    );
}

export const openPostgresStore = (place: StorePlace): Promise<Store> =>
  opened(place, async ({ db }, revision) => {
    const { databaseUrl = "" } = place;
    await revision.claim();
    await refuseOtherEncoding(db, databaseUrl);
    const { missing, foreign, isEmpty } = await stepsOf(db, postgresMigrations);
    refuseNewer(foreign, databaseNameOf(databaseUrl));
    if (missing.length > 0 && !isEmpty) await refuseUnbacked(place, db, missing.length);
    if (missing.length > 0) await migrateAlone(databaseUrl);
    await revision.follow();
  });

export const attachPostgresStore = (place: StorePlace): Promise<Store> =>
  opened(place, ({ db }) => refuseOther(db, postgresMigrations, databaseNameOf(place.databaseUrl ?? "")));
