import type { Db } from "#app/platform/db/store.server.ts";

/** Forgets the mails that went to the office more than `within` milliseconds from now; the clock may have been set back. */
export async function forgetOfficeMails(rows: Db, now: number, within: number): Promise<void> {
  await rows
    .deleteFrom("officeMails")
    .where((is) => is.or([is("sentAt", "<=", now - within), is("sentAt", ">=", now + within)]))
    .execute();
}

/** How many mails went to the office one by one. */
export async function countOfficeMails(rows: Db): Promise<number> {
  const { count } = await rows
    .selectFrom("officeMails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that a mail goes to the office alone; one that is tried again counts once. */
export async function noteOfficeMail(rows: Db, id: string, sentAt: number): Promise<void> {
  await rows
    .insertInto("officeMails")
    .values({ id, sentAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sentAt }))
    .execute();
}

/** Forgets that a mail went to the office: it did not. */
export async function forgetOfficeMail(rows: Db, id: string): Promise<void> {
  await rows.deleteFrom("officeMails").where("id", "=", id).execute();
}
