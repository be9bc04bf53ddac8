import { lockRows } from "#app/platform/db/engine.server.ts";
import type { Db, Ids } from "#app/platform/db/store-types.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";

/** Hash of a code that can no longer be used; no real code has it. */
export const dead = "";

/** Adds a code. Earlier ones stay valid: anyone can request a code, and must not be able to cancel the owner's. */
export async function addCode(db: Db, row: CodeRow): Promise<void> {
  await db.insertInto("codes").values(row).execute();
}

/** The code with a ticket and purpose. */
export function codeOf(db: Db, ticket: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return db.selectFrom("codes").selectAll().where("id", "=", ticket).where("purpose", "=", purpose).executeTakeFirst();
}

/**
 * Locks all codes for the same resource as the code of a ticket, in one order: using one invalidates the others, and
 * two used at once must not deadlock.
 */
export async function lockCodesLike(db: Db, ticket: string): Promise<void> {
  const opened = db.selectFrom("codes").select("resourceId").where("id", "=", ticket);
  await lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "=", opened).orderBy("id"));
}

/** Locks the codes for any of these resources. */
export const lockCodesOf = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "in", resources).orderBy("id"));

/** An attempt to use a code: the HMAC of what was typed, and the number of wrong attempts allowed. */
interface Try {
  ticket: string;
  purpose: Purpose;
  hash: string;
  most: number;
  now: number;
}

/**
 * Consumes a code if the hash is right, else counts a wrong attempt. @returns the code after that; undefined when it
 * cannot be used. One statement, so that the limit holds for concurrent attempts.
 */
export function tryCode(db: Db, { ticket, purpose, hash, most, now }: Try): Promise<CodeRow | undefined> {
  return db
    .updateTable("codes")
    .set(({ eb }) => {
      const isRight = eb("hash", "=", hash).and("resourceId", "is not", null);
      return {
        hash: eb.case().when(isRight).then(dead).else(eb.ref("hash")).end(),
        tries: eb
          .case()
          .when(isRight)
          .then(eb.ref("tries"))
          .else(eb("tries", "+", 1))
          .end(),
      };
    })
    .where("id", "=", ticket)
    .where("purpose", "=", purpose)
    .where("hash", "!=", dead)
    .where("tries", "<", most)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Invalidates the other codes for the same resource as a code that was used. */
export async function killCodesLike(db: Db, { purpose, emailKey, resourceId }: CodeRow): Promise<void> {
  await db
    .updateTable("codes")
    .set({ hash: dead })
    .where("emailKey", "=", emailKey)
    .where("purpose", "=", purpose)
    .where("resourceId", "=", resourceId)
    .execute();
}

/** Invalidates a code; its ticket still leads to its row. */
export async function killCode(db: Db, ticket: string): Promise<void> {
  await db.updateTable("codes").set({ hash: dead }).where("id", "=", ticket).execute();
}

/** Deletes codes that expired before a time: all, or only those never sent to anyone. */
export async function deleteCodesBefore(db: Db, time: number, whose: "nobody" | "all"): Promise<void> {
  const expired = db.selectFrom("codes").select("id").where("expiresAt", "<", time);
  const old = whose === "all" ? expired : expired.where("resourceId", "is", null);
  // In the order in which an attempt locks them.
  await lockRows(db, old.orderBy("id"));
  await db.deleteFrom("codes").where("id", "in", old).execute();
}
