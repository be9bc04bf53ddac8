import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { StaffActor } from "#app/platform/actor.ts";
import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { type Activity, activityOf, recordActivity } from "./activities.rows.server.ts";

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
