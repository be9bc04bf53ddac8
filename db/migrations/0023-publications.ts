import type { Kysely } from "kysely";

/** What became public of records that law asks for; each entry is chained to the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("publications")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("seq", "integer", (column) => column.notNull().unique())
    .addColumn("source", "text", (column) => column.notNull().unique())
    .addColumn("entry", "text", (column) => column.notNull())
    .addColumn("prev", "text", (column) => column.notNull())
    .execute();
}
