import { inChunks } from "#app/platform/db/in-parts.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Passes on to the new leader of a group which news its erased submissions were sent, and that they want no more. */
export async function keepNews(db: Db, erasedIds: string[], submissionId: string): Promise<void> {
  const stops = await db.selectFrom("newsStops").select("at").where("submissionId", "in", erasedIds).execute();
  const told = await db
    .selectFrom("newsTold")
    .select(["kind", "slug", "by", "at"])
    .where("submissionId", "in", erasedIds)
    .orderBy("at")
    .execute();
  // One row for each record, as PostgreSQL changes none twice: the newest, or the newest that arrived.
  const rank = ({ by }: { by: string }) => Number(by !== "undelivered");
  const newest = new Map(told.sort((a, b) => rank(a) - rank(b)).map((each) => [`${each.kind} ${each.slug}`, each]));
  for (const { at } of stops.slice(0, 1))
    await db
      .insertInto("newsStops")
      .values({ submissionId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const some of inChunks([...newest.values()].map((each) => ({ ...each, submissionId }))))
    await db
      .insertInto("newsTold")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(["submissionId", "kind", "slug"])
          .doUpdateSet((row) => ({ by: row.ref("excluded.by"), at: row.ref("excluded.at") }))
          .where("newsTold.by", "=", "undelivered"),
      )
      .execute();
}
