import { type Kysely, sql } from "kysely";

const raise = sql`UPDATE facts SET value = value + 1 WHERE name = 'publicRevision'`;
const shown = (row: "OLD" | "NEW") =>
  sql`CASE WHEN ${sql.raw(row)}.suspendedAt IS NULL THEN ${sql.raw(row)}.published END`;

/** Triggers increase the number with every change of what public pages show: no writer can forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO facts (name, value) VALUES ('publicRevision', 0)`.execute(db);
  for (const trigger of [
    sql`CREATE TRIGGER revisionByInsert AFTER INSERT ON members WHEN ${shown("NEW")} IS NOT NULL`,
    sql`CREATE TRIGGER revisionByUpdate AFTER UPDATE ON members WHEN ${shown("OLD")} IS NOT ${shown("NEW")}`,
    sql`CREATE TRIGGER revisionByDelete AFTER DELETE ON members WHEN ${shown("OLD")} IS NOT NULL`,
  ])
    await sql`${trigger} BEGIN ${raise}; END`.execute(db);
  await db.schema.createIndex("submissionsByStatus").on("submissions").columns(["status", "createdAt"]).execute();
  await db.schema.createIndex("codesBySubject").on("codes").column("subject").execute();
  await db.schema.createIndex("outboxBySubject").on("outbox").column("subject").execute();
}
