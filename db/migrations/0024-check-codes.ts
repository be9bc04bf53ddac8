import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkCodes")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("checkCodesByCode").on("checkCodes").column("code").execute();
}
