import { expect, test } from "vitest";
import { chainHash } from "#app/cms/publications/log-entry.ts";
import { canonicalJson } from "#app/lib/crypto/canonical-json.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { command } from "../help/commands.ts";
import { placeOf } from "../help/place.ts";
import { dataFolder } from "../help/services.ts";

/** A store with 500 entries, and a function that changes one. */
async function storeWithLog() {
  const dataDir = dataFolder();
  async function within(task: (db: Awaited<ReturnType<typeof openStore>>["db"]) => Promise<unknown>) {
    const store = await openStore(placeOf(dataDir));
    await task(store.db);
    await store.close();
  }
  await within(async (db) => {
    let prev = "";
    for (let seq = 1; seq <= 500; seq += 1) {
      const entry = canonicalJson({ seq, kind: "feeOrders", slug: "2026-27", revision: null });
      const hash = chainHash(prev, entry);
      await db
        .insertInto("publications")
        .values({ seq, source: `edition-${seq}`, entry, prev, hash })
        .execute();
      prev = hash;
    }
  });
  const entry = '{"kind":"feeOrders","revision":null,"seq":347,"slug":"2026-28"}';
  const changeByte = () =>
    within((db) => db.updateTable("publications").set({ entry }).where("seq", "=", 347).execute());
  return { changeByte, proof: (...args: string[]) => command({ DATA_DIR: dataDir }, "proof", ...args) };
}

test("npm run proof -- verify recomputes 500 entries, and names the first one that a changed byte breaks", async () => {
  const { proof, changeByte } = await storeWithLog();
  const { code, output } = await proof("verify");
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^All 500 entries hold\. .*: [\da-f]{64}\n$/),
  });
  await changeByte();
  expect(await proof("verify")).toEqual({
    code: 1,
    output: "",
    errors: "Entry 347 of 500 does not hold: it is not what its hash was made of.\n",
  });
  expect(await proof("check")).toMatchObject({ code: 1, output: "" });
});
