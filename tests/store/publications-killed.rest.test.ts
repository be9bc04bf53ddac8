import { expect } from "vitest";
import { verifyPublications } from "#app/cms/publications/read-log.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { openRecordServices } from "#app/record-services.server.ts";
import { runCommand } from "../help/commands.ts";
import { placeOf, testOnSqlite } from "../help/place.ts";
import { dataFolder } from "../help/services.ts";

/** When a process dies: before it enters an edition, within the transaction, or after it. */
const moments = ["published", "BEFORE", "AFTER", "entered"];

/** Kills processes that publish and enter, one after another. @returns the ids of editions and the sources of entries */
async function killed(times: number) {
  const dataDir = dataFolder();
  for (let round = 0; round < times; round += 1) {
    const moment = moments[round % moments.length] ?? "";
    const { code, errors } = await runCommand(dataDir, "tests/help/publish-and-die.ts", moment, String(round));
    expect({ code, errors }).toEqual({ code: -1, errors: "" });
  }
  const { db, publicRevision, close } = await openStore(placeOf(dataDir));
  const { publications } = await openRecordServices({ db, now: Date.now, publicRevision });
  await publications.append();
  const editions = await db.selectFrom("editions").select("id").execute();
  const entries = await db.selectFrom("publications").select("source").execute();
  const { broken } = await verifyPublications(db);
  await close();
  const sources = entries.map(({ source }) => source).filter((source) => !source.includes(" "));
  return { editions: editions.map(({ id }) => id).sort(), sources: sources.sort(), broken };
}

testOnSqlite(
  "after 100 kills between publishing and entering, each edition has exactly one entry",
  async () => {
    for (const { editions, sources, broken } of await Promise.all([25, 25, 25, 25].map(killed))) {
      expect(editions).toHaveLength(25);
      expect(sources).toEqual(editions);
      expect(broken).toBeUndefined();
    }
  },
  240_000,
);
