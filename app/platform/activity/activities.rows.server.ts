import type { StaffActor } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export type Activity = Pick<ActivityRow, "what"> & Partial<Omit<ActivityRow, "id" | "at" | "by" | "byName">>;

/** In the transaction of the change. @returns false when a form with this key was already taken: then change nothing */
export async function recordActivity(
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

export async function recordedKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const found = await db.selectFrom("activities").select("key").where("key", "in", keys).execute();
  return found.map(({ key }) => key ?? "");
}

export const activityOf = (db: Db, key: string): Promise<ActivityRow | undefined> =>
  db.selectFrom("activities").selectAll().where("key", "=", key).executeTakeFirst();

/** Except consents for pictures that still exist. */
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
