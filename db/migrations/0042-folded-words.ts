import { type Kysely, sql } from "kysely";

/**
 * Spellings that look the same are now found by each other, so the site computes the words and keys of what is stored again
 * when it starts (features/submissions/fill-keys.server.ts, platform/records/fill-words.server.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE submissions SET "searchText" = NULL`.execute(db);
  await sql`UPDATE "submissionNotes" SET "searchText" = NULL`.execute(db);
  await sql`UPDATE records SET words = ''`.execute(db);
}
