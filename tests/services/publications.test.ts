import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { createMediaDigests } from "#app/cms/publications/due-publications.server.ts";
import type { LogEntry, PublicationEntry } from "#app/cms/publications/log-entry.ts";
import { chainHash } from "#app/cms/publications/log-entry.ts";
import { createPublications, type Publications } from "#app/cms/publications/publications.server.ts";
import { verifyPublications } from "#app/cms/publications/read-log.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import { canonicalJson, contentDigest } from "#app/lib/crypto/canonical-json.ts";
import type { Store } from "#app/lib/db/database.server.ts";
import { inChunks } from "#app/lib/db/database.server.ts";
import { newNotice, openRecordsService, principal, statutoryKind } from "../help/records.ts";
import { dataFolder, day, minute, second } from "../help/services.ts";

/** A kind that law asks for. */
const kind: RecordKind = { ...statutoryKind, mayFollow: false, isStatutory: true };

/** The entries about records that the office published. */
async function entriesOf({ db }: Store): Promise<PublicationEntry[]> {
  const rows = await db.selectFrom("publications").select("entry").orderBy("seq").execute();
  return rows.map(({ entry }) => JSON.parse(entry)).filter(({ edition }) => edition);
}

/** The whole log. */
async function entriesIn(log: Publications): Promise<LogEntry[]> {
  const rows = (await Array.fromAsync(log.parts())).flat();
  return rows.map(({ entry }) => JSON.parse(entry));
}

/** What a log shows of the content of its entries, by their number. */
const contentsOf = async (log: Publications) => log.contents(await entriesIn(log));

/** A site whose files are entered, and a record that the principal writes. */
async function openLog(ofKind = kind) {
  const site = await openRecordsService({ kind: ofKind });
  const { store, time, records, key } = site;
  const logOf = ({ db }: Store) => createPublications({ db, now: time.now, files: createFirstVersions([ofKind]) });
  const { append } = logOf(store);
  await append();
  let slug: string | undefined;
  const at = async () => {
    const open = await records.open(kind.name, slug ?? "");
    return { actor: principal, kind: kind.name, slug: slug ?? "", key: key(), ...edition(open) };
  };
  const edition = (open: { edition: string; version: number } | undefined) => ({
    edition: open?.edition ?? "",
    version: open?.version ?? 0,
  });
  async function publish(en: string, until?: number) {
    const draft = { ...newNotice, text: { ...newNotice.text, en } };
    const saved = await records.save({ ...(await at()), slug, data: draft });
    if (!saved.ok) throw new Error(saved.reason);
    slug = saved.slug;
    const published = await records.publish({ ...(await at()), until });
    if (!published.ok) throw new Error(published.reason);
  }
  /** Lets the minute pass in which it can be undone, and enters what became public. */
  const enter = () => {
    time.pass(minute + 5 * second);
    return append();
  };
  return { ...site, append, logOf, at, publish, enter };
}

test("each record that is public as in its file is entered once", async () => {
  const { store, append } = await openLog();
  const { count, broken } = await verifyPublications(store.db);
  expect(count).toBeGreaterThan(0);
  expect(broken).toBeUndefined();
  expect(await append()).toBe(0);
});

test.each([
  ["published", kind],
  ["posted", { ...kind, posts: () => ({ kind: "feeOrders", slug: "2026-27" }) }],
])("a record that has left its file is entered as ended, and as %s when it is back", async (what, kind) => {
  const { store, time } = await openLog(kind);
  const files = createFirstVersions([kind]);
  const [slug = "", data] = [...files.all(kind.name)][0] ?? [];
  const others = new Map([...files.all(kind.name)].filter(([id]) => id !== slug));
  const without = { ...files, all: () => others, of: (_: string, id: string) => others.get(id) };
  const append = (from: typeof files) => createPublications({ db: store.db, now: time.now, files: from }).append();
  expect([await append(without), await append(without), await append(files), await append(files)]).toEqual([
    1, 0, 1, 0,
  ]);
  const rows = await store.db.selectFrom("publications").select("entry").orderBy("seq").execute();
  const own = rows.map(({ entry }) => JSON.parse(entry)).filter((entry) => entry.slug === slug);
  expect(own.map(({ what, data }) => [what, data])).toEqual(
    [what, "ended", what].map((what) => [what, contentDigest(data)]),
  );
});

test("an edition is entered when it is public, with the fields that changed", async () => {
  const { store, append, publish, enter, time } = await openLog();
  await publish("First");
  expect(await append()).toBe(0);
  expect(await enter()).toBe(1);
  await publish("Second", time.now() + day);
  expect(await enter()).toBe(1);
  expect(await append()).toBe(0);
  const entries = await entriesOf(store);
  expect(entries).toMatchObject([
    { what: "published", from: "2026-11-21T10:01:00.000Z", changed: null, until: null },
    { what: "changed", changed: ["text.en"], until: "2026-11-22T10:01:05.000Z" },
  ]);
  expect(entries[0]?.texts.mr).toBe(entries[1]?.texts.mr);
  expect(entries[0]?.texts.en).not.toBe(entries[1]?.texts.en);
  time.pass(day);
  expect(await append()).toBe(1);
  expect((await entriesOf(store)).at(-1)).toMatchObject({ what: "ended", from: "2026-11-22T10:01:05.000Z" });
});

test("what only the office sees is not covered: nobody outside could recompute it", async () => {
  const { store, publish, enter, logOf } = await openLog({ ...kind, officeFields: ["text"] });
  await publish("First");
  await enter();
  await publish("Second");
  await enter();
  const [first, second] = await entriesOf(store);
  expect(second).toMatchObject({ version: 2, what: "changed", changed: [], without: ["text"], data: first?.data });
  const content = (await contentsOf(logOf(store))).get(second?.seq ?? 0) ?? "";
  expect(hash("sha256", content)).toBe(second?.data);
  expect(content).not.toContain("Second");
  expect((await verifyPublications(store.db)).broken).toBeUndefined();
});

test("an entry of the first version, which covers all that is stored, still holds and shows nothing of the office", async () => {
  const { store, publish, enter, logOf } = await openLog();
  await publish("First");
  await enter();
  const { count } = await verifyPublications(store.db);
  const row = await store.db.selectFrom("publications").selectAll().where("seq", "=", count).executeTakeFirstOrThrow();
  const entry = canonicalJson({ ...JSON.parse(row.entry), version: 1 });
  const older = { entry, hash: chainHash(row.prev, entry) };
  await store.db.updateTable("publications").set(older).where("seq", "=", count).execute();
  const verified = await verifyPublications(store.db);
  expect([verified.count, verified.broken]).toEqual([count, undefined]);
  const now = createFirstVersions([{ ...kind, officeFields: ["text"] }]);
  const later = createPublications({ db: store.db, now: () => Date.now(), files: now });
  expect([...(await contentsOf(later)).keys()]).not.toContain(count);
  expect([...(await contentsOf(logOf(store))).keys()]).toContain(count);
});

test("a PDF in content/media that gets other bytes under the same name is entered with the next start", async () => {
  const folder = dataFolder();
  const pdf = join(folder, "media/papers/letter.pdf");
  mkdirSync(dirname(pdf), { recursive: true });
  const { store, time, publish, enter } = await openLog();
  await publish("First");
  await enter();
  const files = createFirstVersions([{ ...kind, mediaOf: () => ["papers/letter.pdf"] }]);
  const start = () =>
    createPublications({ db: store.db, now: time.now, files, mediaDigests: createMediaDigests(() => folder) });
  expect(await start().append(), "no file").toBe(0);
  const digests: string[] = [];
  for (const bytes of ["%PDF one", "%PDF two"]) {
    writeFileSync(pdf, bytes);
    digests.push(hash("sha256", bytes));
    const log = start();
    const records = new Set((await entriesIn(log)).map((each) => ("slug" in each ? each.slug : "")));
    expect(await log.append(), "each record that shows it").toBe(records.size);
    expect(await start().append(), "once").toBe(0);
  }
  const earlier = start();
  await earlier.append();
  writeFileSync(pdf, "%PDF one");
  expect(await start().append(), "back to the first").toBeGreaterThan(0);
  expect(await earlier.append(), "a process that started before it enters nothing again").toBe(0);
  writeFileSync(pdf, "%PDF two");
  await start().append();
  expect((await entriesOf(store)).slice(-2)).toMatchObject([
    { what: "changed", changed: [], files: [digests[0]] },
    { what: "changed", changed: [], files: [digests[1]] },
  ]);
  expect((await verifyPublications(store.db)).broken).toBeUndefined();
});

test("what was put on the notice board is entered with the record that it shows", async () => {
  const about = { kind: "feeOrders", slug: "2026-27" };
  const { store, publish, enter } = await openLog({ ...statutoryKind, posts: () => about });
  await publish("First");
  await enter();
  expect(await entriesOf(store)).toMatchObject([{ what: "posted", kind: kind.name, about }]);
});

test("while the publication number stays the same, nothing is looked for", async () => {
  const { store, time, publish } = await openLog();
  let number = 1;
  const publication = { number: () => number, look: () => undefined };
  const parts = { db: store.db, now: time.now, files: createFirstVersions([kind]) };
  const { append } = createPublications({ ...parts, publication });
  const afterMoment = () => {
    time.pass(minute + 6 * second);
    return append();
  };
  expect(await append()).toBe(0);
  expect(await afterMoment()).toBe(0);
  await publish("First");
  expect(await afterMoment()).toBe(0);
  number = 2;
  expect(await append()).toBe(1);
  await publish("Second");
  number = 3;
  expect(await append(), "still to be undone").toBe(0);
  expect(await afterMoment()).toBe(1);
});

test("what is undone in the free minute is not entered, and what is taken off is", async () => {
  const { store, records, at, publish, enter } = await openLog();
  await publish("First");
  expect(await records.undo(await at())).toMatchObject({ ok: true });
  expect(await enter()).toBe(0);
  await publish("Second");
  await enter();
  expect(await records.takeOff({ ...(await at()), why: "mistake" })).toMatchObject({ ok: true });
  await enter();
  expect((await entriesOf(store)).map(({ what }) => what)).toEqual(["published", "takenOff"]);
});

test("several logs at once on one store enter each edition once", async () => {
  const { store, publish, time, logOf } = await openLog();
  await publish("First");
  time.pass(2 * minute);
  await Promise.all([1, 2, 3, 4].map(() => logOf(store).append()));
  expect(await entriesOf(store)).toHaveLength(1);
  expect((await verifyPublications(store.db)).broken).toBeUndefined();
});

test("an entry that is made while the clock is set back holds, and stands out by its time", async () => {
  const { store, publish, enter, time } = await openLog();
  await publish("First");
  await enter();
  time.pass(-2 * day);
  await publish("Second");
  expect(await enter()).toBe(1);
  const { broken, backdated, count } = await verifyPublications(store.db);
  expect([broken, backdated.map(({ seq }) => seq)]).toEqual([undefined, [count]]);
  time.pass(3 * day);
  await publish("Third");
  await enter();
  expect((await verifyPublications(store.db)).backdated).toHaveLength(1);
});

test("a changed byte in an entry, or in the revision that it names, is found at that entry", async () => {
  const { store, publish, enter } = await openLog();
  await publish("First");
  await enter();
  const { db } = store;
  const { count: seq } = await verifyPublications(db);
  const { revision } = (await entriesOf(store))[0] as PublicationEntry & { revision: string };
  const { data } = await db.selectFrom("revisions").select("data").where("id", "=", revision).executeTakeFirstOrThrow();
  const change = (json: string) => db.updateTable("revisions").set({ data: json }).where("id", "=", revision).execute();
  await change(data.replace("First", "Fixst"));
  expect((await verifyPublications(db)).broken).toEqual({ seq, why: "content" });
  await change(data);
  expect((await verifyPublications(db)).broken).toBeUndefined();
  const { entry } = await db.selectFrom("publications").select("entry").where("seq", "=", 2).executeTakeFirstOrThrow();
  await db
    .updateTable("publications")
    .set({ entry: entry.replace('"version":2', '"version":3') })
    .where("seq", "=", 2)
    .execute();
  expect((await verifyPublications(db)).broken).toEqual({ seq: 2, why: "hash" });
});

test("an entry costs the same in a log of two thousand entries as in a short one", async () => {
  const { store, time, publish } = await openLog();
  let rowsRead = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rowsRead += result.rows.length;
      return result;
    },
  };
  const db = store.db.withPlugin(counting);
  const { append } = createPublications({ db, now: time.now, files: createFirstVersions([kind]) });
  /** The rows that are read for one publication. */
  async function costOfOne(text: string) {
    await publish(text);
    time.pass(minute + 6 * second);
    rowsRead = 0;
    expect(await append()).toBe(1);
    return rowsRead;
  }
  await costOfOne("First");
  const before = await costOfOne("Second");
  const last = await store.db.selectFrom("publications").selectAll().orderBy("seq", "desc").executeTakeFirstOrThrow();
  const [edition] = await store.db.selectFrom("editions").selectAll().execute();
  if (!edition) throw new Error();
  const long = Array.from({ length: 2000 }, (_, at) => ({ id: `long-${at}`, number: -at, publicFrom: at, at }));
  for (const some of inChunks(long)) {
    const entries = some.map(({ at, id }) => ({ ...JSON.parse(last.entry), seq: last.seq + 1 + at, edition: id }));
    await store.db
      .insertInto("editions")
      .values(some.map((each) => ({ ...edition, ...each })))
      .execute();
    await store.db
      .insertInto("publications")
      .values(
        entries.map((entry) => ({
          ...{ seq: entry.seq, source: entry.edition, entry: JSON.stringify(entry) },
          ...{ prev: "", hash: `${entry.seq}` },
        })),
      )
      .execute();
  }
  expect(await costOfOne("Third")).toBeLessThan(before + 10);
});
