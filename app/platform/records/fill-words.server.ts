import type { Db } from "#app/platform/db/store.server.ts";
import { draftWordsOf } from "./draft-words.ts";

/** Records in memory at once. */
const batch = 200;

/** Computes the words by which the office finds records whose drafts were stored by an earlier version of the site. */
export async function fillWords(db: Db): Promise<void> {
  let last = "";
  for (;;) {
    const found = await db
      .selectFrom("records")
      .innerJoin("revisions", "revisions.id", "records.draftId")
      .select(["records.id", "data"])
      .where("words", "=", "")
      .where("records.id", ">", last)
      .orderBy("records.id")
      .limit(batch)
      .execute();
    if (found.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const { id, data } of found)
        await tx
          .updateTable("records")
          .set({ words: draftWordsOf(JSON.parse(data)) })
          .where("id", "=", id)
          .execute();
    });
    last = found.at(-1)?.id ?? "";
  }
}
