import type { PublicationProofRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { LastSight } from "./sightings/due-pages.ts";

/** @returns false when another process has already stored the same proof */
export async function keepProof(db: Db, row: PublicationProofRow): Promise<boolean> {
  const kept = db.insertInto("publicationProofs").values(row);
  const { numInsertedOrUpdatedRows } = await kept.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns 0 before the first mail */
export async function lastMailedSeq(db: Db): Promise<number> {
  const last = db.selectFrom("publicationProofs").select("seq").where("what", "=", "mailed").orderBy("at", "desc");
  return (await last.limit(1).executeTakeFirst())?.seq ?? 0;
}

export async function lastSights(db: Db): Promise<Map<string, LastSight>> {
  const seen = db.selectFrom("publicationProofs").where("what", "=", "seen").groupBy("page");
  const last = seen.select(({ fn }) => ["page", fn.max("at").as("at"), fn.max("seq").as("seq")] as const);
  return new Map((await last.execute()).map(({ page, at, seq }) => [page ?? "", { at, seq }]));
}
