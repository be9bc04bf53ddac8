import { setUpRow } from "#app/platform/content/base.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";

/** The state of the set-up, locked until the transaction ends. */
export async function lockedSetUp(db: Db): Promise<SetUpRow | undefined> {
  await lockInTransaction(db, "set-up");
  return setUpRow(db);
}

/** Stores that a browser has opened the link with this number; the answers stay. */
export async function insertClaim(db: Db, claims: number, holder: string): Promise<void> {
  const first = { id: "site", answers: "{}", finishedAt: null, finishedBy: null } as const;
  await db
    .insertInto("setUp")
    .values({ ...first, claims, holder })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ claims, holder }))
    .execute();
}

/** Changes the state of the set-up. */
export async function changeSetUp(db: Db, change: Partial<SetUpRow>): Promise<void> {
  await db.updateTable("setUp").set(change).where("id", "=", "site").execute();
}

/** Deletes an invited account that nobody has set up: its address may have been mistyped. */
export async function deleteInvited(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staffUsers").where("id", "=", id).where("enrolId", "is not", null).execute();
}

/** Whether the first account is set up. */
export async function isEnrolled(db: Db, { finishedBy }: Pick<SetUpRow, "finishedBy">): Promise<boolean> {
  const enrolled = db.selectFrom("staffUsers").select("id").where("id", "=", finishedBy).where("enrolId", "is", null);
  return (await enrolled.executeTakeFirst()) !== undefined;
}
