import { type Kysely, sql } from "kysely";

/** For counts on every office page, and for filters of the activity log. */
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
