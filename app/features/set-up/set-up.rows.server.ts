import { setUpRow } from "#app/platform/content/base.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import type { DraftsOfKind } from "./set-up-view.ts";

/** Locks the row until the transaction ends. */
export async function lockedSetUp(db: Db): Promise<SetUpRow | undefined> {
  await lockInTransaction(db, "set-up");
  return setUpRow(db);
}

/** The answers stay. */
export async function insertClaim(db: Db, claims: number, holder: string): Promise<void> {
  const first = { id: "site", answers: "{}", finishedAt: null, finishedBy: null } as const;
  await db
    .insertInto("setUp")
    .values({ ...first, claims, holder })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ claims, holder }))
    .execute();
}

export async function changeSetUp(db: Db, change: Partial<SetUpRow>): Promise<void> {
  await db.updateTable("setUp").set(change).where("id", "=", "site").execute();
}

/** The address may have been mistyped. @returns false if somebody has set the account up */
export async function deleteInvited(db: Db, id: string): Promise<boolean> {
  const invited = db.deleteFrom("staffUsers").where("id", "=", id).where("enrolId", "is not", null);
  return (await invited.executeTakeFirst()).numDeletedRows > 0n;
}

/** Drafts are deleted with all records. */
export async function countDrafts(db: Db): Promise<DraftsOfKind[]> {
  const rows = await db
    .selectFrom("records")
    .select(({ fn }) => ["kind", fn.countAll().as("count")])
    .where("discardedAt", "is", null)
    .where((is) =>
      is.or([
        is("version", ">", 1),
        is.not(
          is.exists(is.selectFrom("editions").select("editions.id").whereRef("editions.recordId", "=", "records.id")),
        ),
      ]),
    )
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
