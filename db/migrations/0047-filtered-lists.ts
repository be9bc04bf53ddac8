import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of Object.entries({ Person: "by", What: "what", Kind: "kind" }))
    await db.schema.createIndex(`activitiesBy${name}AndTime`).on("activities").columns([column, "at"]).execute();
  await db.schema.createIndex("filesByTime").on("files").column("at").execute();
}
