import { textsIn } from "#app/cms/content/text.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import { searchFold } from "#app/lib/i18n/devanagari.ts";

/** Keyboards type the straight apostrophe. */
const plain = (text: string) => searchFold(text).replaceAll("’", "'");

export const draftWordsOf = (data: object): string => plain(textsIn(data).join("\n"));

export const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** Only for objects that never change, as the records of files: folding all of them takes longer than a search may. */
const known = new WeakMap<object, string>();

export function hasWords(data: object, words: string[]): boolean {
  const texts = known.get(data) ?? draftWordsOf(data);
  known.set(data, texts);
  return words.every((word) => texts.includes(word));
}

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
