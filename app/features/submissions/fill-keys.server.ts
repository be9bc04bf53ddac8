import type { Kysely } from "kysely";
import type { Tables } from "#app/platform/db/tables.ts";
import { keysOf } from "./keys.ts";

/** Submissions in memory at once. */
const batch = 500;

/** Computes the columns for comparison and search of submissions stored by an earlier version of the site. */
export async function fillKeys(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const found = await db.selectFrom("submissions").selectAll().where("searchText", "is", null).limit(batch).execute();
    if (found.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const submission of found)
        await tx.updateTable("submissions").set(keysOf(submission)).where("id", "=", submission.id).execute();
    });
  }
}
