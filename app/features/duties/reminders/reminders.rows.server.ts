import type { Db } from "#app/platform/db/store.server.ts";

/** Runs in the transaction that adds the mails. @param at ms since 1970 @returns keys that no process noted before */
export async function noteReminders(db: Db, keys: string[], at: number): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const added = await db
    .insertInto("reminders")
    .values(keys.toSorted().map((key) => ({ key, at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .execute();
  return new Set(added.map(({ key }) => key));
}
