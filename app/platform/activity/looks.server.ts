import type { Db } from "#app/platform/db/store.server.ts";

export const looked = "looked";

interface RecordLook {
  at: number;
  byName: string;
}

export async function lastLooks(db: Db, kind: string): Promise<Map<string, RecordLook>> {
  const found = await db
    .selectFrom("activities")
    .select(["slug", "at", "byName"])
    .where("kind", "=", kind)
    .where("what", "=", looked)
    .orderBy("at")
    .execute();
  return new Map(found.map(({ slug, at, byName }) => [slug ?? "", { at, byName }]));
}
