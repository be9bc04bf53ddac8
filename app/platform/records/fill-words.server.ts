import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { draftWordsOf } from "./draft-words.ts";

const batch = 200;

/** Marks a draft without text as done, so that it is not read again at each start. */
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

/** For drafts stored by an earlier version of the site. The lock leaves each batch to one of the starting processes. */
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
