import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { EditionTarget } from "./edition-writes.server.ts";
import { editionsAt, isImmediate } from "./editions.ts";
import { deleteEditions, insertDisplaced, insertEdition, takeDisplaced } from "./records.rows.server.ts";

/** What is chosen of an edition that begins. */
export type NewEdition = Omit<EditionRow, "id" | "recordId" | "number" | "by" | "at">;

/** Of editions whose time has not come, those that one from a time takes the place of: later ones, and schedules. */
const displacedBy = (ahead: EditionRow[], from: number) =>
  ahead.filter((edition) => edition.publicFrom >= from || !isImmediate(edition));

/** Whether undoing an edition makes all as it was: of one that was published at once, in its first minute. */
const mayBeUndone = (edition: EditionRow, now: number) => edition.publicFrom > now && isImmediate(edition);

/** Forgets editions of a record that nothing brings back: the one that took their place is public, or is gone. */
async function forgetDisplaced(db: Db, recordId: string, now: number): Promise<void> {
  const ahead = db.selectFrom("editions").select("id").where("recordId", "=", recordId).where("publicFrom", ">", now);
  const kept = db.selectFrom("displacedEditions").select("id").where("recordId", "=", recordId);
  await db
    .deleteFrom("displacedEditions")
    .where("recordId", "=", recordId)
    .where("displacedBy", "not in", ahead.union(kept))
    .execute();
}

/** Begins an edition of a record, in the place of what was to come. @param now milliseconds since 1970 */
export async function beginEdition(db: Db, target: EditionTarget, begun: NewEdition, now: number): Promise<EditionRow> {
  const { record, editions, actor } = target;
  const displaced = displacedBy(editionsAt(editions, now).ahead, begun.publicFrom);
  const number = Math.max(0, ...editions.map((each) => each.number)) + 1;
  const edition = { ...begun, id: newId(), recordId: record.id, number, by: actor.uid, at: now };
  await deleteEditions(
    db,
    displaced.map(({ id }) => id),
  );
  await insertEdition(db, edition);
  if (mayBeUndone(edition, now)) await insertDisplaced(db, displaced, edition.id);
  await forgetDisplaced(db, record.id, now);
  return edition;
}

/**
 * Takes an edition back whose time has not come. What one that was published at once took the place of comes back, but
 * a person who cancels a schedule wants none. What another edition would have taken the place of since then waits for the
 * undoing of that one, or is gone. @param now milliseconds since 1970
 */
export async function undoEdition(db: Db, editions: EditionRow[], undone: EditionRow, now: number): Promise<void> {
  await deleteEditions(db, [undone.id]);
  if (!mayBeUndone(undone, now)) return;
  for (const edition of await takeDisplaced(db, undone.id)) {
    const later = editions.find(
      ({ number, publicFrom }) =>
        number > undone.number && publicFrom > now && displacedBy([edition], publicFrom).length > 0,
    );
    if (!later) await insertEdition(db, edition);
    else if (mayBeUndone(later, now)) await insertDisplaced(db, [edition], later.id);
  }
}
