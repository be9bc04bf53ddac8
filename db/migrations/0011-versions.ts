import type { Kysely } from "kysely";

/**
 * `version` tells whether a document was changed since it was read. `generation` counts how often all sessions of a
 * person were ended, so that none begins by a proof from before. `unfinishedRegistrations` has the registrations that
 * have begun, until they are complete or nothing of them is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("documents")
    .addColumn("version", "bigint", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("users")
    .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("unfinishedRegistrations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("uid", "text")
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .execute();
}
