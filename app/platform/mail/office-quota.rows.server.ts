import type { Db } from "#app/platform/db/store.server.ts";

/** Forgets the mails that went to the office more than `within` milliseconds from now; the clock may have been set back. */
export async function forgetOfficeMails(db: Db, now: number, within: number): Promise<void> {
  await db
    .deleteFrom("officeMails")
    .where((is) => is.or([is("sentAt", "<=", now - within), is("sentAt", ">=", now + within)]))
    .execute();
}

/** How many mails went to the office one by one. */
export async function countOfficeMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("officeMails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that a mail goes to the office alone; one that is tried again counts once. */
export async function noteOfficeMail(db: Db, id: string, sentAt: number): Promise<void> {
  await db
    .insertInto("officeMails")
    .values({ id, sentAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sentAt }))
    .execute();
}

/** Forgets that a mail went to the office: it did not. */
export async function forgetOfficeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("officeMails").where("id", "=", id).execute();
}
