import { expect, onTestFinished, test } from "vitest";
import { fillWords } from "#app/cms/records/draft-words.server.ts";
import { fillKeys } from "#app/forms/submissions/search-keys.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { onPostgres, placeOf } from "../help/place.ts";
import { clerk, newNotice, openRecordsService } from "../help/records.ts";

/** A store as an earlier version left it, and on PostgreSQL the same one as three other processes have it. */
async function openOld() {
  const { records, store, dataDir, key } = await openRecordsService();
  const { db } = store;
  const others = await Promise.all(Array.from({ length: onPostgres ? 3 : 0 }, () => openStore(placeOf(dataDir))));
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.close()))));
  const save = async (data: object) => {
    const saved = await records.save({ kind: "notices", data: { ...data }, version: 0, key: key(), actor: clerk });
    if (!saved.ok) throw new Error(saved.reason);
  };
  const wordsIn = async () =>
    (await db.selectFrom("records").select("words").orderBy("words").execute()).map((row) => row.words);
  return { db, dbs: [db, ...others.map((other) => other.db)], save, wordsIn };
}

test("the words of all drafts are there after a start of several processes, and one without text is not read again", async () => {
  const { db, dbs, save, wordsIn } = await openOld();
  await save(newNotice);
  await save({});
  await db.updateTable("records").set({ words: "" }).execute();
  await Promise.all(dbs.map(fillWords));
  const [none, some] = await wordsIn();
  expect(none).not.toBe("");
  expect(some).toContain("last date for forms");
});

test("several processes that start at once compute what submissions are found by", async () => {
  const { db, dbs } = await openOld();
  const row = {
    kind: "feedback" as const,
    status: "new" as const,
    locale: "en" as const,
    isMinor: 0,
    consentVersion: "",
  };
  const rows = Array.from({ length: 600 }, (_, at) => ({ ...row, id: `${at}`, text: `Thanks ${at}`, createdAt: at }));
  await db
    .insertInto("submissions")
    .values(rows as never)
    .execute();
  await Promise.all(dbs.map(fillKeys));
  const found = await db.selectFrom("submissions").select("searchText").execute();
  expect(found.filter(({ searchText }) => searchText?.includes(" thanks "))).toHaveLength(600);
});
