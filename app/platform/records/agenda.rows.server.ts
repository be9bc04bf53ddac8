import type { Db } from "#app/platform/db/store.server.ts";

/** Every record that the office has touched and not thrown away, without its data. */
export const recordsWithoutData = (rows: Db) =>
  rows
    .selectFrom("records")
    .select(["id", "kind", "slug", "draftId"])
    .where("discardedAt", "is", null)
    .orderBy("changedAt", "desc")
    .execute();

/** Every edition. */
export const allEditions = (rows: Db) => rows.selectFrom("editions").selectAll().execute();
