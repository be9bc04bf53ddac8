import type { Kysely } from "kysely";

/** `generation` grows when all sessions of a person are ended, so that none begins by an older proof.
 * `unfinishedRegistrations` has those that have begun, until they are complete or nothing is left of them. */
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
