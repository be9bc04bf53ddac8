import { Kysely, PostgresDialect, sql } from "kysely";
import { postgresMigrations } from "../../../db/migrations/all-postgres.ts";
import { copiedTables, countRows, everyTable } from "./copy-rows.server.ts";
import { databaseNameOf, plainPostgresError } from "./postgres-error.server.ts";
import { openPool } from "./postgres-pool.server.ts";
import { lockServersOut } from "./postgres-servers.server.ts";
import { noteFingerprint, refuseOtherSecret } from "./secret-fingerprint.server.ts";
import { StoreError } from "./store-error.server.ts";
import { migrate, refuseNewer, refuseOther, stepsOf } from "./store-steps.server.ts";
import type { Tables } from "./tables.ts";

type Work<Outcome> = (db: Kysely<Tables>) => Promise<Outcome>;

/** A database, and the key of its store's secret. */
interface Database {
  databaseUrl: string;
  key: Uint8Array;
}

/** No timeouts: a copy may take any time. */
const patient = { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** How long to wait for a stopping server, in milliseconds, as for a data folder. */
const longestHandOver = 10_000;

/** Runs work in one transaction: all of it takes effect, or nothing. */
async function inOneTransaction<Outcome>(
  databaseUrl: string,
  isolation: "read committed" | "repeatable read",
  work: Work<Outcome>,
): Promise<Outcome> {
  const pool = openPool(databaseUrl, () => {}, patient);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.transaction().setIsolationLevel(isolation).execute(work);
  } catch (error) {
    throw plainPostgresError(error, databaseUrl);
  } finally {
    await db.destroy();
  }
}

/** The names of all tables of the store. */
const namesOfTables = async (db: Kysely<Tables>) => sql.join((await everyTable(db)).map(({ name }) => sql.table(name)));

/** Reads a consistent snapshot of a store while servers may be running on it. */
export const readInUse = <Outcome>({ databaseUrl, key }: Database, work: Work<Outcome>): Promise<Outcome> =>
  inOneTransaction(databaseUrl, "repeatable read", async (tx) => {
    await refuseOther(tx, postgresMigrations, databaseNameOf(databaseUrl));
    await refuseOtherSecret(tx, key, databaseNameOf(databaseUrl));
    return work(tx);
  });

/**
 * Reads a store that no server uses, locked against changes.
 * @throws StoreError when there is none of this version, it has another secret, or a server is running.
 */
export const readDatabase = <Outcome>(
  { databaseUrl, key }: Database,
  longestWait: number | undefined,
  work: Work<Outcome>,
): Promise<Outcome> =>
  inOneTransaction(databaseUrl, "read committed", async (tx) => {
    await lockServersOut(tx, databaseUrl, longestWait ?? longestHandOver);
    await refuseOther(tx, postgresMigrations, databaseNameOf(databaseUrl));
    await refuseOtherSecret(tx, key, databaseNameOf(databaseUrl));
    // Keeps the office's commands and any other process from writing.
    await sql`LOCK TABLE ${await namesOfTables(tx)} IN EXCLUSIVE MODE`.execute(tx);
    return work(tx);
  });

/** @throws StoreError when a database has tables of other software, or rows. */
async function refuseFull(db: Kysely<Tables>, databaseUrl: string, advice: string | undefined): Promise<void> {
  const { foreign, isEmpty } = await stepsOf(db, postgresMigrations);
  refuseNewer(foreign, databaseNameOf(databaseUrl));
  const tables = await copiedTables(db);
  if (isEmpty && tables.length > 0)
    throw new StoreError(
      `${databaseNameOf(databaseUrl)} has tables of something else; make a database for the store alone.`,
    );
  if (advice === undefined) return;
  // A server that was once started on it has written facts.
  for (const table of tables.filter(({ name }) => name !== "facts"))
    if ((await countRows(db, table)) > 0) throw new StoreError(`${databaseNameOf(databaseUrl)} ${advice}`);
}

/**
 * Creates a store in a database that no server uses, in one transaction that is visible only at its end.
 * @param advice the end of the sentence that refuses a database with a store; if omitted, such a store is replaced.
 * @throws StoreError when it is not empty, or a server is running.
 */
export const writeDatabase = <Outcome>(
  { databaseUrl, key }: Database,
  { longestWait = longestHandOver, advice }: { longestWait?: number | undefined; advice?: string | undefined },
  work: Work<Outcome>,
): Promise<Outcome> =>
  inOneTransaction(databaseUrl, "read committed", async (tx) => {
    await lockServersOut(tx, databaseUrl, longestWait);
    await refuseFull(tx, databaseUrl, advice);
    await migrate(tx, postgresMigrations);
    await sql`TRUNCATE ${await namesOfTables(tx)}`.execute(tx);
    const outcome = await work(tx);
    // Changes nothing if the copy has a fingerprint already: that of a backup may be of another secret.
    await noteFingerprint(tx, key);
    return outcome;
  });
