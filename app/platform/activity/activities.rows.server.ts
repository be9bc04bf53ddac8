import type { StaffActor } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** What is noted of something done, besides who and when. */
export type Activity = Pick<ActivityRow, "what"> & Partial<Omit<ActivityRow, "id" | "at" | "by" | "byName">>;

/**
 * Notes what a person of the office does, in the transaction of the change itself.
 * @returns false when a form with this key was already taken: then the transaction must change nothing.
 */
export async function noteActivity(
  db: Db,
  { uid, name }: Pick<StaffActor, "uid" | "name">,
  at: number,
  activity: Activity,
): Promise<boolean> {
  const none = { kind: null, slug: null, reference: null, fromRevision: null, toRevision: null, reason: null };
  const row: ActivityRow = { id: newId(), at, by: uid, byName: name, key: null, ...none, ...activity };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("activities")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of these keys, those under which something was noted. */
export async function notedKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const found = await db.selectFrom("activities").select("key").where("key", "in", keys).execute();
  return found.map(({ key }) => key ?? "");
}

/** What a form with this key did. */
export const activityOf = (db: Db, key: string): Promise<ActivityRow | undefined> =>
  db.selectFrom("activities").selectAll().where("key", "=", key).executeTakeFirst();

/**
 * Deletes what was noted before a time, in milliseconds since 1970; of a picture that is still there it stays noted that
 * the people in it agreed.
 */
export async function deleteActivitiesBefore(db: Db, time: number): Promise<void> {
  const files = db.selectFrom("files").select("id");
  await db
    .deleteFrom("activities")
    .where("at", "<", time)
    .where((is) =>
      is.or([is("what", "!=", "peopleAgreed"), is("reference", "is", null), is("reference", "not in", files)]),
    )
    .execute();
}
