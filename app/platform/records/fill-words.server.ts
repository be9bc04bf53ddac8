import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { draftWordsOf } from "./draft-words.ts";

/** Records in memory at once. */
const batch = 200;

/** For a draft without any text: it is not due again at each start. */
const noWords = " ";

const due = (db: Db) =>
  db
    .selectFrom("records")
    .innerJoin("revisions", "revisions.id", "records.draftId")
    .select(["records.id", "data"])
    .where("words", "=", "")
    .orderBy("records.id")
    .limit(batch)
    .execute();

/**
 * Computes the words by which the office finds records whose drafts were stored by an earlier version of the site. Of several
 * processes that start at once each batch is the work of one.
 */
export async function fillWords(db: Db): Promise<void> {
  while ((await due(db)).length > 0)
    await db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "fill words");
      for (const { id, data } of await due(tx))
        await tx
          .updateTable("records")
          .set({ words: draftWordsOf(JSON.parse(data)) || noWords })
          .where("id", "=", id)
          // A draft saved meanwhile has its words.
          .where("words", "=", "")
          .execute();
    });
}
