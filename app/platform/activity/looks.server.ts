import type { Db } from "#app/platform/db/store.server.ts";

/** What the activity log says of somebody who looked at a record and found it still right. */
export const looked = "looked";

/** A look at a record. */
interface RecordLook {
  /** Milliseconds since 1970. */
  at: number;
  byName: string;
}

/** The last look at each record of a kind, by its slug; the activity log keeps them for three years. */
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
