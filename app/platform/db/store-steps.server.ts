import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { log } from "#app/log.server.ts";
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
