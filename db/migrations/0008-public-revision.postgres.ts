import { type Kysely, sql } from "kysely";

const shown = (row: "OLD" | "NEW") =>
  sql`CASE WHEN ${sql.raw(row)}."suspendedAt" IS NULL THEN ${sql.raw(row)}.published END`;

/** PostgreSQL's triggers call a function, which also sends the new number to the channel `public_revision` after the
 * commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO facts (name, value) VALUES ('publicRevision', 0)`.execute(db);
  await sql`
    CREATE FUNCTION raise_public_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE raised bigint;
    BEGIN
      UPDATE facts SET value = value + 1 WHERE name = 'publicRevision' RETURNING value INTO raised;
      PERFORM pg_notify('public_revision', raised::text);
      RETURN NULL;
    END $$`.execute(db);
  for (const trigger of [
    sql`CREATE TRIGGER revision_by_insert AFTER INSERT ON members FOR EACH ROW WHEN (${shown("NEW")} IS NOT NULL)`,
    sql`CREATE TRIGGER revision_by_update AFTER UPDATE ON members FOR EACH ROW
      WHEN (${shown("OLD")} IS DISTINCT FROM ${shown("NEW")})`,
    sql`CREATE TRIGGER revision_by_delete AFTER DELETE ON members FOR EACH ROW WHEN (${shown("OLD")} IS NOT NULL)`,
  ])
    await sql`${trigger} EXECUTE FUNCTION raise_public_revision()`.execute(db);
  await db.schema.createIndex("submissionsByStatus").on("submissions").columns(["status", "createdAt"]).execute();
  await db.schema.createIndex("codesBySubject").on("codes").column("subject").execute();
  await db.schema.createIndex("outboxBySubject").on("outbox").column("subject").execute();
}
