import { type Kysely, sql } from "kysely";

export const createSetUp = (db: Kysely<unknown>) =>
  db.schema
    .createTable("setUp")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("claims", "integer", (column) => column.notNull())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("finishedAt", "bigint")
    .addColumn("finishedBy", "text")
    .execute();

/** At the end of the set-up other content is public: as in 0008, the public revision grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSetUp(db);
  await sql`CREATE TRIGGER setUpByUpdate AFTER UPDATE OF finishedAt ON setUp
    BEGIN UPDATE facts SET value = value + 1 WHERE name = 'publicRevision'; END`.execute(db);
}
