import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { LiveRecord, RecordName } from "./live-state.ts";

/** The editions of a record, oldest first. */
export const editionsOf = (db: Db, recordId: string): Promise<EditionRow[]> =>
  db.selectFrom("editions").selectAll().where("recordId", "=", recordId).orderBy("number").execute();

/** The editions of some records. */
export const editionsOfMany = (db: Db, ids: string[]): Promise<EditionRow[]> =>
  db.selectFrom("editions").selectAll().where("recordId", "in", ids).execute();

/** Adds an edition. */
export async function insertEdition(db: Db, row: EditionRow): Promise<void> {
  await db.insertInto("editions").values(row).execute();
}

/** Deletes editions that were never public. */
export async function deleteEditions(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("editions").where("id", "in", ids).execute();
}

/** Stores displaced editions, so that undoing the edition that replaced them can restore them. */
export async function insertDisplaced(db: Db, editions: EditionRow[], displacedBy: string): Promise<void> {
  if (editions.length === 0) return;
  const displaced = editions.map((edition) => ({ ...edition, displacedBy }));
  await db.insertInto("displacedEditions").values(displaced).execute();
}

/** Removes and returns the editions that an edition had displaced. */
export async function takeDisplaced(db: Db, displacedBy: string): Promise<EditionRow[]> {
  const found = await db
    .selectFrom("displacedEditions")
    .selectAll()
    .where("displacedBy", "=", displacedBy)
    .orderBy("number")
    .execute();
  await db.deleteFrom("displacedEditions").where("displacedBy", "=", displacedBy).execute();
  return found.map(({ displacedBy: _, ...edition }) => edition);
}

/** Every record that has editions, or just one of them. */
export async function recordsWithEditions(db: Db, one?: RecordName): Promise<LiveRecord[]> {
  const found = await db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .selectAll("editions")
    .select(["kind", "slug"])
    .$if(one !== undefined, (query) => query.where("kind", "=", one?.kind ?? "").where("slug", "=", one?.slug ?? ""))
    .orderBy("editions.recordId")
    .orderBy("editions.number")
    .execute();
  const records = new Map<string, LiveRecord>();
  for (const { kind, slug, ...edition } of found) {
    const record = records.get(edition.recordId);
    if (record) record.editions.push(edition);
    else records.set(edition.recordId, { kind, slug, editions: [edition] });
  }
  return [...records.values()];
}
