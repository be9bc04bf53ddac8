import { type Kysely, sql } from "kysely";
import { addIndexes } from "./0039-publication-columns.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A damaged entry must not make the log unreadable: `npm run proof -- verify` names it. (`IS JSON` needs PostgreSQL
  // 16.)
  await sql`CREATE FUNCTION json_or_null(value text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      RETURN value::jsonb;
    EXCEPTION WHEN data_exception THEN
      RETURN NULL;
    END $$`.execute(db);
  await sql`ALTER TABLE publications
    ADD COLUMN kind text GENERATED ALWAYS AS (json_or_null(entry) ->> 'kind') STORED,
    ADD COLUMN slug text GENERATED ALWAYS AS (json_or_null(entry) ->> 'slug') STORED,
    ADD COLUMN what text GENERATED ALWAYS AS (json_or_null(entry) ->> 'what') STORED,
    ADD COLUMN year integer GENERATED ALWAYS AS
      ((substring(json_or_null(entry) ->> 'year' FROM '^[0-9]{1,9}$'))::integer) STORED,
    ADD COLUMN about text GENERATED ALWAYS AS
      ((json_or_null(entry) #>> '{about,kind}') || '/' || (json_or_null(entry) #>> '{about,slug}')) STORED`.execute(db);
  await addIndexes(db);
}
