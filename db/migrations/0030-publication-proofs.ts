import type { Kysely } from "kysely";

/** Evidence outside the publication log: its head in mails, and the site's own view of its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("publicationProofs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("digest", "text")
    .addColumn("recipients", "integer")
    .addColumn("page", "text")
    .addColumn("status", "integer")
    .execute();
  await db.schema
    .createIndex("publicationProofsByPage")
    .on("publicationProofs")
    .columns(["what", "page", "at"])
    .execute();
}
