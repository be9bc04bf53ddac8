import type { Kysely } from "kysely";

/** An id names what a code opens and what a mail is about: `subject` meant the email's line as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["codes", "outbox"]) {
    await db.schema.dropIndex(`${table}BySubject`).execute();
    await db.schema.alterTable(table).renameColumn("subject", "resourceId").execute();
    await db.schema.createIndex(`${table}ByResource`).on(table).column("resourceId").execute();
  }
}
