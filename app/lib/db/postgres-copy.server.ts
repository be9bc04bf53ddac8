import { Kysely, PostgresDialect, sql } from "kysely";
import { postgresMigrations } from "../../../db/migrations/all-postgres.ts";
import { copiedTables, countRows, everyTable } from "./copy-store.server.ts";
import { noteFingerprint, refuseOtherSecret } from "./facts.server.ts";
import { migrate, refuseNewer, refuseOther, stepsOf } from "./migration.server.ts";
import { lockServersOut } from "./postgres-listener.server.ts";
import { openPool } from "./postgres-pool.server.ts";
import { databaseNameOf, plainPostgresError, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

type Work<Outcome> = (db: Kysely<Tables>) => Promise<Outcome>;

interface Database {
  databaseUrl: string;
  key: Uint8Array;
}

/** No timeouts: a copy may take any time. */
const patient = { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

const longestHandOver = 10_000;

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

const namesOfTables = async (db: Kysely<Tables>) => sql.join((await everyTable(db)).map(({ name }) => sql.table(name)));

export const readInUse = <Outcome>({ databaseUrl, key }: Database, work: Work<Outcome>): Promise<Outcome> =>
  inOneTransaction(databaseUrl, "repeatable read", async (tx) => {
    await refuseOther(tx, postgresMigrations, databaseNameOf(databaseUrl));
    await refuseOtherSecret(tx, key, databaseNameOf(databaseUrl));
    return work(tx);
  });

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
 * Visible only at the end.
 * @param advice ends the refusal of a database with a store; without it the store is replaced
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
    // Keeps a fingerprint that the copy already has: a backup's may be of another secret.
    await noteFingerprint(tx, key);
    return outcome;
  });
