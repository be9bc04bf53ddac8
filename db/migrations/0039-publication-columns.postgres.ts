import { type Kysely, sql } from "kysely";
import { addIndexes } from "./0039-publication-columns.ts";

/** The step 0039-publication-columns for PostgreSQL, which stores computed columns and reads JSON as `jsonb`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE publications
    ADD COLUMN kind text GENERATED ALWAYS AS (entry::jsonb ->> 'kind') STORED,
    ADD COLUMN slug text GENERATED ALWAYS AS (entry::jsonb ->> 'slug') STORED,
    ADD COLUMN what text GENERATED ALWAYS AS (entry::jsonb ->> 'what') STORED,
    ADD COLUMN year integer GENERATED ALWAYS AS ((entry::jsonb ->> 'year')::integer) STORED,
    ADD COLUMN about text GENERATED ALWAYS AS
      ((entry::jsonb #>> '{about,kind}') || '/' || (entry::jsonb #>> '{about,slug}')) STORED`.execute(db);
  await addIndexes(db);
}
