import type { Kysely } from "kysely";

/** Tables of sessions, and of the people who have them. */
const tables = { sessions: "users", staffSessions: "staffUsers" };

/** Old sessions cannot be converted, since only browsers have their tokens: everybody signs in once. Nothing was
 * ever written to the tables of verifications. */
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
