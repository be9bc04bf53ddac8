import type { Db } from "#app/platform/db/store.server.ts";

export const reviewedActivity = "looked";

interface RecordReview {
  at: number;
  byName: string;
}

export async function lastReviews(db: Db, kind: string): Promise<Map<string, RecordReview>> {
  const found = await db
    .selectFrom("activities")
    .select(["slug", "at", "byName"])
    .where("kind", "=", kind)
    .where("what", "=", reviewedActivity)
    .orderBy("at")
    .execute();
  return new Map(found.map(({ slug, at, byName }) => [slug ?? "", { at, byName }]));
}
