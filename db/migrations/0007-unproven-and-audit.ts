import type { Kysely } from "kysely";

/** `warnedAt`: when a member was warned that an unconfirmed address loses its account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("members").addColumn("warnedAt", "bigint").execute();
  await db.schema
    .alterTable("audit")
    .addColumn("count", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("auditByAddress").on("audit").columns(["emailDigest", "at"]).execute();
}
