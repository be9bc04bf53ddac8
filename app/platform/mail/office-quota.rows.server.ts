import type { Db } from "#app/platform/db/store.server.ts";

/** In either direction, as the clock may have been set back; milliseconds. */
export async function forgetOfficeMails(db: Db, now: number, within: number): Promise<void> {
  await db
    .deleteFrom("officeMails")
    .where((is) => is.or([is("sentAt", "<=", now - within), is("sentAt", ">=", now + within)]))
    .execute();
}

export async function countOfficeMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("officeMails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Retries count once. */
export async function noteOfficeMail(db: Db, id: string, sentAt: number): Promise<void> {
  await db
    .insertInto("officeMails")
    .values({ id, sentAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sentAt }))
    .execute();
}

export async function forgetOfficeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("officeMails").where("id", "=", id).execute();
}
