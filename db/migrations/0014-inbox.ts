import { type Kysely, sql } from "kysely";

const columns: [name: string, type: "text" | "bigint" | "integer", from?: string | number][] = [
  ["stateSince", "bigint", 0],
  ["closedFor", "text"],
  ["passedTo", "text"],
  ["dueOn", "text"],
  ["owner", "text"],
  ["source", "text", "site"],
  ["sourceDetail", "text"],
  ["documentsFor", "text"],
  ["mergedInto", "text"],
  ["version", "integer", 1],
  ["consentBy", "text", "site"],
  ["phoneKey", "text"],
  ["nameKey", "text"],
  ["searchText", "text"],
];

/** `answered` now needs a follow-up day, so old ones become `talking` without one. The site computes missing keys at
 * its start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type, from] of columns)
    await db.schema
      .alterTable("submissions")
      .addColumn(name, type, (column) => (from === undefined ? column : column.notNull().defaultTo(from)))
      .execute();
  await sql`UPDATE submissions SET "stateSince" = coalesce("confirmedAt", "createdAt")`.execute(db);
  await sql`UPDATE submissions SET status = 'talking' WHERE status = 'answered' AND kind <> 'feedback'`.execute(db);
  for (const name of ["phoneKey", "nameKey", "emailKey", "mergedInto"])
    await db.schema.createIndex(`submissionsBy_${name}`).on("submissions").column(name).execute();

  await db.schema
    .createTable("submissionNotes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submissionId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("byName", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("struckAt", "bigint")
    .addColumn("struckBy", "text")
    .addColumn("searchText", "text")
    .execute();
  await db.schema
    .createIndex("submissionNotesBySubmission")
    .on("submissionNotes")
    .columns(["submissionId", "at"])
    .execute();

  await db.schema
    .createTable("submissionMerges")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("keptId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("mergedId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("byName", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("undoneAt", "bigint")
    .execute();
  for (const name of ["keptId", "mergedId"])
    await db.schema.createIndex(`submissionMergesBy_${name}`).on("submissionMerges").column(name).execute();

  await db.schema
    .createTable("submissionDocuments")
    .addColumn("submissionId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("receipt", "text")
    .addColumn("until", "text")
    .addPrimaryKeyConstraint("submissionDocumentsKey", ["submissionId", "document"])
    .execute();
}
