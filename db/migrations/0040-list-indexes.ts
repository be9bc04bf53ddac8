import { type Kysely, sql } from "kysely";

/** Indexes for what every page of the office counts, and for the two lists by which the activity log is filtered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("activitiesByWhat").on("activities").columns(["what", "kind"]).execute();
  await db.schema.createIndex("activitiesByPerson").on("activities").columns(["by", "kind"]).execute();
  await db.schema
    .createIndex("submissionsByUndelivered")
    .on("submissions")
    .column("undeliveredAt")
    .where(sql.ref("undeliveredAt"), "is not", null)
    .execute();
}
