import { type Kysely, sql } from "kysely";

/** Similar spellings now match, so the site recomputes words and keys at its start (features/submissions/fill-
 * keys.server.ts, cms/records/draft-words.server.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE submissions SET "searchText" = NULL`.execute(db);
  await sql`UPDATE "submissionNotes" SET "searchText" = NULL`.execute(db);
  await sql`UPDATE records SET words = ''`.execute(db);
}
