import { expect, test } from "vitest";
import { createPublications } from "#app/cms/publications/publications.server.ts";
import { verifyPublications } from "#app/cms/publications/read-log.server.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import { newNotice, openRecordsOn, openRecordsService, principal, statutoryKind } from "../help/records.ts";
import { day, hour, minute, second } from "../help/services.ts";

const kind = { ...statutoryKind, mayFollow: false, isStatutory: true };

/** A site whose principal publishes a record, and the text of it that the public has. */
async function openSite() {
  const site = await openRecordsService({ kind });
  const { store, time, records, key, publication } = site;
  const log = createPublications({ db: store.db, now: time.now, files: createFirstVersions([kind]) });
  await log.append();
  let slug = "";
  async function publish(en: string, when: { from?: number; until?: number } = {}) {
    const open = slug === "" ? undefined : await records.open(kind.name, slug);
    const at = { actor: principal, kind: kind.name, version: open?.version ?? 0, edition: open?.edition ?? "" };
    const data = { ...newNotice, text: { ...newNotice.text, en } };
    const saved = await records.save({ ...at, key: key(), ...(slug && { slug }), data });
    if (!saved.ok) throw new Error(saved.reason);
    slug = saved.slug;
    const version = (await records.open(kind.name, slug))?.version ?? 0;
    expect(await records.publish({ ...at, ...when, slug, version, key: key() })).toMatchObject({ ok: true });
  }
  async function shown(of: Publication = publication) {
    await of.look();
    const entry = of.records().entries(kind.name)?.get(slug);
    const text = (entry?.record as { text?: { en: string } } | undefined)?.text?.en;
    return entry && `${entry.is}: ${text}`;
  }
  /** Lets the minute pass in which it can be undone, and enters what became public. */
  async function enter() {
    time.pass(minute + 5 * second);
    await publication.look();
    return log.append();
  }
  const editions = () => store.db.selectFrom("editions").select(["id", "number"]).orderBy("number").execute();
  const entered = async () =>
    (await store.db.selectFrom("publications").select("source").orderBy("seq").execute()).map(({ source }) => source);
  const restart = async () => (await openRecordsOn(store, time.now, kind)).publication;
  const undo = async () => {
    const open = await records.open(kind.name, slug);
    const at = { version: open?.version ?? 0, edition: open?.edition ?? "" };
    return records.undo({ actor: principal, kind: kind.name, slug, key: key(), ...at });
  };
  return { ...site, publish, shown, enter, editions, entered, restart, undo };
}

test("what the log has entered is never deleted, and what is published later is what is public, though the clock is a day back", async () => {
  const { store, time, publish, shown, enter, editions, entered } = await openSite();
  await publish("Tomorrow’s");
  expect(await enter()).toBe(1);
  const [before] = await editions();
  time.pass(-day);
  await publish("Today’s");
  expect(await enter()).toBe(1);
  expect(await shown()).toBe("current: Today’s");
  expect(await editions()).toHaveLength(2);
  expect(await entered()).toContain(before?.id);
  time.pass(2 * day);
  expect(await shown(), "when the clock is where it was").toBe("current: Today’s");
  expect((await verifyPublications(store.db)).broken).toBeUndefined();
});

test("what was published at once stays public after a start with the clock set back", async () => {
  const { time, publish, shown, enter, restart, undo } = await openSite();
  await publish("Public");
  await enter();
  time.pass(-day);
  expect(await shown(await restart())).toBe("current: Public");
  expect(await undo()).toMatchObject({ ok: false, reason: "live" });
});

test("a command that only reads, with the clock set back, changes no edition", async () => {
  const { store, time, publish, enter } = await openSite();
  await publish("Public");
  await enter();
  const times = () => store.db.selectFrom("editions").select("publicFrom").execute();
  const before = await times();
  time.pass(-day);
  await openRecordsOn(store, time.now, kind, undefined, false);
  expect(await times()).toEqual(before);
});

test("what is in no log and was published at once stays public too, once the clock is set back", async () => {
  const { time, publish, shown, restart } = await openSite();
  await publish("Public");
  time.pass(2 * minute);
  expect(await shown()).toBe("current: Public");
  time.pass(-day);
  expect(await shown()).toBe("current: Public");
  expect(await shown(await restart())).toBe("current: Public");
});

test("a clock that was ahead for a moment leaves nothing behind: what ended is valid again, what is scheduled waits", async () => {
  const { time, publish, shown } = await openSite();
  await publish("Until the end of the month", { until: time.now() + 30 * day });
  time.pass(2 * minute);
  const before = await shown();
  expect(before).toBe("current: Until the end of the month");
  time.pass(365 * day);
  expect(await shown()).toBe("expired: Until the end of the month");
  time.pass(-365 * day);
  expect(await shown()).toBe(before);
  await publish("The results are out", { from: time.now() + 3 * hour });
  expect(await shown()).toBe(before);
  time.pass(5 * hour);
  expect(await shown()).toBe("current: The results are out");
  time.pass(-5 * hour);
  expect(await shown()).toBe(before);
});
