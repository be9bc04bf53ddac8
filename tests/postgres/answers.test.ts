import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { createAnsweredStore } from "#app/lib/http/answered-pages.server.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";

test("answers to forms take 16 million characters of a process at most: the oldest go", async () => {
  const dataDir = dataFolder();
  const place = placeOf(dataDir);
  const { db, close } = await openStore(place);
  const answers = createAnsweredStore(db, readSecret(place), Date.now);
  onTestFinished(async () => {
    answers.close();
    await close();
  });
  const page = { html: "x".repeat(3_000_000), session: undefined, isShownOnce: false };
  const ids = ["a", "b", "c", "d", "e", "f", "g"];
  for (const id of ids) await answers.keep(id, page);
  expect(rowsIn(dataDir, "SELECT id FROM answeredPages ORDER BY id").map(({ id }) => id)).toEqual(ids.slice(-5));
  expect(await answers.read("g", undefined)).toBe(page.html);
  expect(await answers.read("a", undefined)).toBe(undefined);
});
