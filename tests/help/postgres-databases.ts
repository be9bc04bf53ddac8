import { createHash } from "node:crypto";
import { ask, askNow } from "./postgres-queries.ts";

/** The server of this run, as the address of one of its databases, and the template database with empty tables. */
const { TEST_POSTGRES: server = "", TEST_POSTGRES_TEMPLATE: template = "" } = process.env;

/** The databases of data folders; those of single tests are emptied and used again, which takes a tenth of the time. */
const databases = new Map<string, string>();
const emptied: string[] = [];
let count = 0;

const urlOf = (name: string) => Object.assign(new URL(server), { pathname: name }).href;

function make(name: string): string {
  const known = askNow(server, "SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (known.length === 0) askNow(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return name;
}

/** Gives a test's data folder a database with empty tables, until it is returned. */
export function lendDatabase(dataDir: string): void {
  count += 1;
  databases.set(dataDir, emptied.pop() ?? make(`${template}_${process.pid}_${count}`));
}

/** The address of the database of a data folder; every process finds the same, unless it was lent to a test. */
export function databaseOf(dataDir: string): string {
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const name = databases.get(dataDir) ?? make(`${template}_${digest}`);
  databases.set(dataDir, name);
  return urlOf(name);
}

/** Makes a database without any table, which the end of the run deletes. @returns its address */
export function bareDatabase(): string {
  count += 1;
  const name = `${template}_bare_${process.pid}_${count}`;
  askNow(server, `CREATE DATABASE ${name} STRATEGY file_copy`);
  return urlOf(name);
}

/** Empties the tables as after the migrations; `refuse` may be left over from a failed test. */
const empty = `
  DROP FUNCTION IF EXISTS refuse CASCADE;
  DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname NOT LIKE 'kysely%' AND pg_relation_size(oid) > 0
    LOOP EXECUTE format('TRUNCATE %s CASCADE', name); END LOOP;
  END $$;
  INSERT INTO facts VALUES ('publicRevision', 0)`;

/** Takes a database back from a test. */
export async function takeDatabaseBack(dataDir: string): Promise<void> {
  const name = databases.get(dataDir);
  if (name === undefined) return;
  databases.delete(dataDir);
  await ask(urlOf(name), empty);
  emptied.push(name);
}
