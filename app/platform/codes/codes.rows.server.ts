import { lockRows } from "#app/platform/db/engine.server.ts";
import type { Db, Ids } from "#app/platform/db/store-types.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";

/** No real code has this hash: the code can no longer be used. */
export const invalidHash = "";

/** Earlier codes stay valid: anyone can request a code, and must not be able to cancel the owner's. */
export async function addCode(db: Db, row: CodeRow): Promise<void> {
  await db.insertInto("codes").values(row).execute();
}

export function codeOf(db: Db, ticket: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return db.selectFrom("codes").selectAll().where("id", "=", ticket).where("purpose", "=", purpose).executeTakeFirst();
}

/** In one order: using a code invalidates the others, and two used at once must not deadlock. */
export async function lockCodesLike(db: Db, ticket: string): Promise<void> {
  const opened = db.selectFrom("codes").select("resourceId").where("id", "=", ticket);
  await lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "=", opened).orderBy("id"));
}

export const lockCodesOf = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "in", resources).orderBy("id"));

interface Try {
  ticket: string;
  purpose: Purpose;
  hash: string;
  most: number;
  now: number;
}

/** One statement, so that the limit holds for concurrent attempts. @returns undefined when the code cannot be used */
export function tryCode(db: Db, { ticket, purpose, hash, most, now }: Try): Promise<CodeRow | undefined> {
  return db
    .updateTable("codes")
    .set(({ eb }) => {
      const isRight = eb("hash", "=", hash).and("resourceId", "is not", null);
      return {
        hash: eb.case().when(isRight).then(invalidHash).else(eb.ref("hash")).end(),
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
    .where("hash", "!=", invalidHash)
    .where("tries", "<", most)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export async function invalidateCodesLike(db: Db, { purpose, emailKey, resourceId }: CodeRow): Promise<void> {
  await db
    .updateTable("codes")
    .set({ hash: invalidHash })
    .where("emailKey", "=", emailKey)
    .where("purpose", "=", purpose)
    .where("resourceId", "=", resourceId)
    .execute();
}

export async function invalidateCode(db: Db, ticket: string): Promise<void> {
  await db.updateTable("codes").set({ hash: invalidHash }).where("id", "=", ticket).execute();
}

export async function deleteCodesBefore(db: Db, time: number, whose: "nobody" | "all"): Promise<void> {
  const expired = db.selectFrom("codes").select("id").where("expiresAt", "<", time);
  const old = whose === "all" ? expired : expired.where("resourceId", "is", null);
  // In the order in which an attempt locks them.
  await lockRows(db, old.orderBy("id"));
  await db.deleteFrom("codes").where("id", "in", old).execute();
}
