import { randomBytes } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migrate } from "#app/lib/db/migration.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { postgresMigrations } from "../../db/migrations/all-postgres.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { startPostgres } from "./postgres-server.ts";

/**
 * Runs statements on a server, one at a time.
 * @returns the rows of the last one.
 */
async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

/**
 * Starts a PostgreSQL server for a run, or takes the one of TEST_DATABASE_URL, whose user must be allowed to create
 * databases; and makes a database with all tables, which each test copies.
 */
export default async function servePostgres(): Promise<() => Promise<void>> {
  // Another project of the run has started it.
  if (process.env.TEST_POSTGRES) return async () => {};
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres(await freePort());
  const url = given ?? started?.urlOf("postgres") ?? "";
  const template = `good_minds_${randomBytes(4).toString("hex")}`;
  await run(url, `CREATE DATABASE ${template}`);
  const pool = new pg.Pool({ connectionString: Object.assign(new URL(url), { pathname: template }).href });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, postgresMigrations);
  await db.destroy();
  // Read by tests/help/postgres-databases.ts, in child processes.
  Object.assign(process.env, { TEST_POSTGRES: url, TEST_POSTGRES_TEMPLATE: template });
  return async () => {
    if (started) return started.stop();
    const left = await run(url, `SELECT datname FROM pg_database WHERE datname LIKE '${template}%'`);
    await run(url, ...left.map(({ datname }) => `DROP DATABASE ${datname} WITH (FORCE)`));
  };
}
