import type { Db } from "#app/platform/db/store.server.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";

/** The hash of a code that can no longer be entered: no code has it. */
export const dead = "";

/** Adds a code. Those that were mailed before hold on: anyone can ask for one, and must not end the owner's by it. */
export async function addCode(rows: Db, row: CodeRow): Promise<void> {
  await rows.insertInto("codes").values(row).execute();
}

/** The code that a ticket names. */
export function codeOf(rows: Db, ticket: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return rows
    .selectFrom("codes")
    .selectAll()
    .where("id", "=", ticket)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
}

/** Someone's try of a code: a keyed hash of what they typed, at a time, where fewer than `most` were wrong before. */
interface Try {
  ticket: string;
  purpose: Purpose;
  hash: string;
  most: number;
  now: number;
}

/**
 * Uses a code up where the hash is the right one, else counts a wrong try; gives the code as it is then, or nothing
 * where it cannot be used. One statement, so that the limit of tries holds however many come at once.
 */
export function tryCode(rows: Db, { ticket, purpose, hash, most, now }: Try): Promise<CodeRow | undefined> {
  return rows
    .updateTable("codes")
    .set(({ eb }) => {
      const isRight = eb("hash", "=", hash).and("subject", "is not", null);
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

/** Ends the other codes that open what a code has opened. */
export async function killCodesLike(rows: Db, { purpose, emailKey, subject }: CodeRow): Promise<void> {
  await rows
    .updateTable("codes")
    .set({ hash: dead })
    .where("emailKey", "=", emailKey)
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .execute();
}

/** Makes a code useless; its ticket still names what it was for. */
export async function killCode(rows: Db, ticket: string): Promise<void> {
  await rows.updateTable("codes").set({ hash: dead }).where("id", "=", ticket).execute();
}

/** Deletes codes whose time was over before this one; those of nobody, or all. */
export async function deleteCodesBefore(rows: Db, time: number, whose: "nobody" | "all"): Promise<void> {
  const old = rows.deleteFrom("codes").where("expiresAt", "<", time);
  await (whose === "all" ? old : old.where("subject", "is", null)).execute();
}
