import type { Kysely } from "kysely";

/** The tables of sessions, each with that of their people. */
const tables = { sessions: "users", staffSessions: "staffUsers" };

/**
 * Sessions of the site's own: the digest of a token, and the generation of its person's sessions that it belongs to. Those
 * of before cannot be taken over, since only the browsers have their tokens; everybody signs in once. Nothing was ever
 * written to the tables of verifications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, people] of Object.entries(tables)) {
    await db.schema.dropTable(table).execute();
    await db.schema
      .createTable(table)
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references(`${people}.id`).onDelete("cascade"))
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("generation", "integer", (column) => column.notNull())
      .addColumn("userAgent", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("seenAt", "bigint", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex(`${table}ByUser`).on(table).column("userId").execute();
  }
  await db.schema
    .alterTable("staffSessions")
    .addColumn("confirmedAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ["verifications", "staffVerifications"]) await db.schema.dropTable(table).execute();
}
