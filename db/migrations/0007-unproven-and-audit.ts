import type { Kysely } from "kysely";

/**
 * When a member was warned that an address which is never confirmed loses its account; how often something noted has
 * happened; and an index for what was noted of an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("members").addColumn("warnedAt", "bigint").execute();
  await db.schema
    .alterTable("audit")
    .addColumn("count", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("auditByAddress").on("audit").columns(["emailDigest", "at"]).execute();
}
