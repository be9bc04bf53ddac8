import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { ActivityRow } from "#app/lib/db/record-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { StaffActor } from "./actor.ts";

type Activity = Pick<ActivityRow, "what"> & Partial<Omit<ActivityRow, "id" | "at" | "by" | "byName">>;

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

const activityOf = (db: Db, key: string): Promise<ActivityRow | undefined> =>
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

export interface NoKey {
  ok: false;
  reason: "noKey";
}

export interface WriteResult<Outcome> {
  outcome: Outcome;
  activity: Activity;
}

export interface Sent {
  actor: StaffActor;
  key: string;
}

interface WriteOnce<Outcome, No> {
  /** One form may both save and publish. */
  what: string;
  /** The complete input: two forms that differ only in something omitted here count as the same. */
  sent: Sent;
  now: number;
  work: (db: Db) => Promise<WriteResult<Outcome> | No>;
  again: (db: Db, first: ActivityRow) => Promise<Outcome | No>;
}

class Refused extends Error {
  readonly refusal: { reason: string };
  constructor(refusal: { reason: string }) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** With the content, which may be changed and sent again for the next person. @throws Error without a key */
export function onceKey(what: string, { actor: _actor, ...said }: Sent): string {
  if (said.key === "") throw new Error(`A form that does ${what} has no key.`);
  return `${what}:${hash("sha256", JSON.stringify(said))}`;
}

/** The same form sent again, also concurrently, gets the first answer. A refusal leaves nothing behind. */
export async function writeOnce<Outcome, No extends { ok: false; reason: string }>(
  db: Kysely<Tables>,
  write: WriteOnce<Outcome, No>,
): Promise<Outcome | No | NoKey> {
  const { what, sent, now, work, again } = write;
  if (sent.key === "") return { ok: false, reason: "noKey" };
  const { actor } = sent;
  const key = onceKey(what, sent);
  try {
    return await db.transaction().execute(async (tx) => {
      // Claim the key first: a concurrent request with the same form waits here.
      if (!(await recordActivity(tx, actor, now, { what: "write", key }))) {
        const first = await activityOf(tx, key);
        if (!first) throw new Error("An activity that was noted is not there.");
        return await again(tx, first);
      }
      const done = await work(tx);
      if (!("outcome" in done)) throw new Refused(done);
      await tx.updateTable("activities").set(done.activity).where("key", "=", key).execute();
      return done.outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal as No;
    throw error;
  }
}

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
