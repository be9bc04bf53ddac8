import { expect, test } from "vitest";
import { lockedSetUp } from "#app/features/set-up/set-up.rows.server.ts";
import { deleteRecords, hasPublished } from "#app/platform/records/replace-records.server.ts";
import { newNotice, openRecordsService, principal } from "../help/records.ts";
import { openServices } from "../help/services.ts";

const address = "192.0.2.1";

/** A site that shows the sample, and the browser that has begun to set it up. */
async function openSetUp() {
  const { siteSetUp, staff, mails } = await openServices({ CONTENT_DIR: "" });
  const key = (await siteSetUp.nextKey()) ?? "";
  return { siteSetUp, staff, mails, key };
}

test("of browsers that begin with one link at once, one gets the set-up", async () => {
  const { siteSetUp, key } = await openSetUp();
  const claims = await Promise.all([1, 2, 3, 4].map(() => siteSetUp.claim(key, address)));
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
});

test("the end, sent several times at once, makes one site with one account", async () => {
  const { siteSetUp, staff, key } = await openSetUp();
  const claimed = await siteSetUp.claim(key, address);
  const token = claimed.ok ? claimed.token : "";
  await siteSetUp.save(token, { nameEn: "Nimb College of Pharmacy" });
  const account = { name: "Vimal Pawar", email: "vimal@nimb.test", locale: "en" } as const;
  const ends = await Promise.all([1, 2, 3].map(() => siteSetUp.finish(token, account)));
  expect(ends).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect((await staff.people.list()).map(({ email }) => email)).toEqual([account.email]);
});

test("what the office publishes while the set-up replaces all records is refused or kept, never lost", async () => {
  const { store, records, key } = await openRecordsService();
  const saved = await records.save({ actor: principal, kind: "notices", key: key(), version: 0, data: newNotice });
  if (!saved.ok) throw new Error(saved.reason);
  const write = {
    actor: principal,
    kind: "notices",
    slug: saved.slug,
    version: saved.version,
    edition: "",
    key: key(),
  };
  let published: ReturnType<typeof records.publish> | undefined;
  await store.db.transaction().execute(async (tx) => {
    await lockedSetUp(tx);
    published = records.publish(write);
    // Time enough for all its statements, where it does not wait.
    for (let at = 0; at < 100; at++) await hasPublished(tx);
    await deleteRecords(tx);
  });
  expect(await published).toMatchObject({ ok: false, reason: "missing" });
  expect(await hasPublished(store.db)).toBe(false);
});
