import type { Db } from "#app/platform/db/store.server.ts";

/**
 * Deletes the notes of mails to the office more than `within` milliseconds from now, in either direction, as the clock
 * may have been set back.
 */
export async function forgetOfficeMails(db: Db, now: number, within: number): Promise<void> {
  await db
    .deleteFrom("officeMails")
    .where((is) => is.or([is("sentAt", "<=", now - within), is("sentAt", ">=", now + within)]))
    .execute();
}

/** How many mails were sent to the office individually. */
export async function countOfficeMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("officeMails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that a mail is sent to the office individually; retries count once. */
export async function noteOfficeMail(db: Db, id: string, sentAt: number): Promise<void> {
  await db
    .insertInto("officeMails")
    .values({ id, sentAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sentAt }))
    .execute();
}

/** Deletes the note of a mail to the office that was not sent. */
export async function forgetOfficeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("officeMails").where("id", "=", id).execute();
}
