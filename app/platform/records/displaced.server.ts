import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { EditionTarget } from "./edition-writes.server.ts";
import { deleteEditions, insertDisplaced, insertEdition, editionsInLog, removeDisplaced } from "./editions.rows.server.ts";
import { editionsAt, isImmediate } from "./editions.ts";

type NewEdition = Omit<EditionRow, "id" | "recordId" | "number" | "by" | "at">;

/** A new edition replaces the scheduled ones that start later, and all with a chosen date. */
const displacedBy = (ahead: EditionRow[], from: number) =>
  ahead.filter((edition) => edition.publicFrom >= from || !isImmediate(edition));

/** Undoing restores what was replaced only in the first minute after "Publish now". */
const mayBeUndone = (edition: EditionRow, now: number) => edition.publicFrom > now && isImmediate(edition);

/** Displaced editions cannot come back once the one that replaced them is public or deleted. */
async function forgetDisplaced(db: Db, recordId: string, now: number): Promise<void> {
  const ahead = db.selectFrom("editions").select("id").where("recordId", "=", recordId).where("publicFrom", ">", now);
  const kept = db.selectFrom("displacedEditions").select("id").where("recordId", "=", recordId);
  await db
    .deleteFrom("displacedEditions")
    .where("recordId", "=", recordId)
    .where("displacedBy", "not in", ahead.union(kept))
    .execute();
}

export async function beginEdition(db: Db, target: EditionTarget, begun: NewEdition, now: number): Promise<EditionRow> {
  const { record, editions, actor } = target;
  const ahead = displacedBy(editionsAt(editions, now).ahead, begun.publicFrom);
  // After the clock was set back, what was public may seem to be scheduled.
  const logged = await editionsInLog(
    db,
    ahead.map(({ id }) => id),
  );
  const displaced = ahead.filter(({ id }) => !logged.has(id));
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
 * After "Publish now" the replaced editions come back; when a schedule is cancelled, none do.
 * @param fits whether an edition may still be public with the other records; one that may not is deleted
 * @returns whether one was deleted because it no longer fits
 */
export async function undoEdition(
  db: Db,
  {
    editions,
    undone,
    fits,
  }: { editions: EditionRow[]; undone: EditionRow; fits: (edition: EditionRow) => Promise<boolean> },
  now: number,
): Promise<boolean> {
  await deleteEditions(db, [undone.id]);
  if (!mayBeUndone(undone, now)) return false;
  let isLost = false;
  for (const edition of await removeDisplaced(db, undone.id)) {
    if (!(await fits(edition))) {
      isLost = true;
      continue;
    }
    const later = editions.find(
      ({ number, publicFrom }) =>
        number > undone.number && publicFrom > now && displacedBy([edition], publicFrom).length > 0,
    );
    if (!later) await insertEdition(db, edition);
    else if (mayBeUndone(later, now)) await insertDisplaced(db, [edition], later.id);
  }
  return isLost;
}
