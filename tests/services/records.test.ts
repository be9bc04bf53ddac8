import { expect, onTestFinished, test, vi } from "vitest";
import { insertFile, noteAgreement } from "#app/cms/files/file-rows.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { OpenRecord } from "#app/cms/records/record-types.ts";
import { log } from "#app/log.server.ts";
import { waitsForPrincipal } from "#app/office/records/record-view.ts";
import { openMade } from "../help/made-content.ts";
import {
  admin,
  clerk,
  newNotice,
  noticeKind,
  openRecordsOn,
  openRecordsService,
  principal,
  statutoryKind,
} from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { day, minute } from "../help/services.ts";

const kind = "notices";
const notice = newNotice;

/** The service with a new notice, saved once. */
async function withDraft(data: object = notice, ofKind?: RecordKind) {
  const opened = await openRecordsService(ofKind && { kind: ofKind });
  const { records, key } = opened;
  const saved = await records.save({ kind, data: { ...data }, version: 0, key: key(), actor: clerk });
  if (!saved.ok) throw new Error(saved.reason);
  const { slug } = saved;
  const open = async () => {
    const record = await records.open(kind, slug);
    if (!record) throw new Error("There is no record.");
    return record;
  };
  /** Saves what `change` makes of the draft. */
  const save = async (change: object, version?: number, actor = clerk) => {
    const { data: draft, version: newest } = await open();
    const mine = { ...draft, ...change };
    return records.save({ kind, slug, data: mine, version: version ?? newest, key: key(), actor });
  };
  const publish = async (more: object = {}) => {
    const { version, edition } = await open();
    return records.publish({ kind, slug, version, edition, key: key(), actor: clerk, ...more });
  };
  const published = async (more: object = {}) => {
    const outcome = await publish(more);
    if (!outcome.ok) throw new Error(outcome.reason);
    opened.time.pass(minute);
    return outcome;
  };
  const now = async () => ({ kind, slug, edition: (await open()).edition, key: key(), actor: clerk });
  return { ...opened, slug, open, save, publish, published, now };
}

test("a notice is saved with nothing in it, and again", async () => {
  const { open, slug, save } = await withDraft({});
  expect(slug).toMatch(/^2026-11-21-[a-z]{4}$/);
  expect(await open()).toMatchObject({ state: "draft", version: 1, data: {}, edition: "" });
  expect(await save({ text: { mr: "सूचना" } })).toEqual({ ok: true, slug, version: 2 });
});

test("a new notice is named by its English title, with a number where the name is taken", async () => {
  const { records, key } = await openRecordsService();
  const save = (data: Record<string, unknown> = notice) =>
    records.save({ kind, data, version: 0, key: key(), actor: clerk });
  expect(await save()).toMatchObject({ slug: "last-date-for-forms-is-30-november" });
  expect(await save()).toMatchObject({ slug: "last-date-for-forms-is-30-november-2" });
  // Where the form of a new record is.
  expect(await save({ text: { en: "New", mr: "" } })).toMatchObject({ slug: "new-2" });
});

test("a notice of the file opens as it is there, and its first change keeps that as the first revision", async () => {
  const { records, key } = await openRecordsService();
  const slug = "admissions-open";
  const opened = await records.open(kind, slug);
  expect(opened).toMatchObject({ version: 0, state: "public", isChanged: false, data: { on: "2026-11-20" } });
  const data = { ...opened?.data, on: "2026-11-25" };
  expect(await records.save({ kind, slug, data, version: 0, key: key(), actor: clerk })).toMatchObject({ version: 2 });
  expect(await records.open(kind, slug)).toMatchObject({ version: 2, state: "public", isChanged: true });
  expect(await records.revision(kind, slug, 1)).toEqual(opened?.data);
  expect((await records.history(kind, slug))?.revisions).toMatchObject([
    { number: 2, byName: "Asha", isDraft: true },
    { number: 1, by: null },
  ]);
  expect(await records.open(kind, "no-such-notice")).toBeUndefined();
});

test("the same form sent twice publishes once, and gets the same answer", async () => {
  const { records, open, slug } = await withDraft();
  const { version, edition } = await open();
  const publish = () => records.publish({ kind, slug, version, edition, key: "form", actor: clerk });
  const answers = await Promise.all([publish(), publish(), publish()]);
  expect(answers[0]).toMatchObject({ ok: true });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await open()).ahead).toHaveLength(1);
  const { items } = await records.activities({ kind, slug });
  expect(items.filter(({ what }) => what === "published")).toHaveLength(1);
});

test("a draft is saved while what is scheduled goes live by the clock", async () => {
  const { publish, open, save, time } = await withDraft();
  await publish({ from: time.now() + 5 * minute });
  const { version, state } = await open();
  expect(state).toBe("scheduled");
  time.pass(5 * minute);
  expect(await save({ on: "2026-11-22" }, version)).toMatchObject({ ok: true });
  expect(await open()).toMatchObject({ state: "public", isChanged: true, publicData: { on: "2026-11-21" } });
});

test("a notice without a date gets the day on which it appears, which moves with its schedule, until it was public", async () => {
  const kindWithDay = { ...(noticeKind as RecordKind), publishedOn: "on" };
  const { publish, open, time, save } = await withDraft({ text: notice.text }, kindWithDay);
  const day = 24 * 60 * minute;
  const on = async () => (await open()).data.on;
  await publish({ from: time.now() + 3 * day });
  expect(await on()).toBe("2026-11-24");
  await publish({ from: time.now() + 5 * day });
  expect([await on(), (await open()).isChanged]).toEqual(["2026-11-26", false]);
  await publish();
  expect((await open()).data.on, "published today instead").toBe("2026-11-21");
  time.pass(minute);
  expect((await open()).publicData).toMatchObject({ on: "2026-11-21" });
  time.pass(2 * day);
  await save({ text: { ...notice.text, en: "Last date for forms is 1 December." } });
  await publish({ from: time.now() + day });
  expect(await on(), "a correction keeps the day of the notice").toBe("2026-11-21");
});

test("a day that a person gave stays, and a notice that is refused gets none", async () => {
  const kindWithDay = { ...(noticeKind as RecordKind), publishedOn: "on" };
  const { publish, open, save, time } = await withDraft({ text: { en: notice.text.en } }, kindWithDay);
  expect(await publish()).toMatchObject({ ok: false, reason: "incomplete" });
  expect(await open()).toMatchObject({ version: 1, data: { text: { en: notice.text.en } } });
  expect((await open()).data.on).toBeUndefined();
  await save({ on: "2026-11-19", text: notice.text });
  await publish({ from: time.now() + 60 * 24 * minute });
  expect((await open()).data.on).toBe("2026-11-19");
});

test("a schedule that was changed in one tab is not changed by the other, which hears of it", async () => {
  const { records, open, slug, key, time, publish } = await withDraft();
  await publish({ from: time.now() + 60 * minute });
  const { version, edition } = await open();
  const schedule = (hours: number) =>
    records.publish({ kind, slug, version, edition, from: time.now() + hours * 60 * minute, key: key(), actor: clerk });
  expect(await schedule(2)).toMatchObject({ ok: true });
  expect(await schedule(3)).toMatchObject({
    ok: false,
    reason: "changed",
    last: { byName: "Asha", what: "scheduled" },
  });
  const { ahead } = await open();
  expect(ahead).toMatchObject([{ publicFrom: time.now() + 120 * minute }]);
});

test("one changes the English text, another the Marathi: both are kept", async () => {
  const { save, open } = await withDraft();
  const { text } = notice;
  await save({ text: { ...text, en: "Forms until 30 November." } }, 1);
  expect(await save({ text: { ...text, mr: "फॉर्म ३० नोव्हेंबरपर्यंत." } }, 1, principal)).toMatchObject({ version: 3 });
  expect((await open()).data.text).toEqual({ en: "Forms until 30 November.", mr: "फॉर्म ३० नोव्हेंबरपर्यंत." });
});

test("two change the same text: the second gets all three, and theirs is kept", async () => {
  const { save, open, records, slug, key } = await withDraft();
  const { text } = notice;
  const [first, second] = ["Forms until 30 November.", "Forms close on 30 November."].map((en) => ({ ...text, en }));
  await save({ text: first }, 1, principal);
  const form = {
    kind,
    slug,
    data: { ...notice, on: "2026-11-23", text: second },
    version: 1,
    key: key(),
    actor: clerk,
  };
  const conflict = await records.save(form);
  expect(conflict).toMatchObject({
    ...{ ok: false, reason: "conflict", fields: ["text.en"], version: 2, revision: 3 },
    ...{ base: notice, theirs: { text: first }, mine: { text: second }, merged: { on: "2026-11-23", text: second } },
    last: { byName: "Ravi" },
  });
  expect(await records.save(form), "the same form again").toEqual(conflict);
  expect(await open()).toMatchObject({ version: 2, data: { ...notice, text: first } });
  expect(await records.revision(kind, slug, 3)).toMatchObject({ text: second });
  expect((await records.history(kind, slug))?.revisions[0]).toMatchObject({
    number: 3,
    isUnused: true,
    isDraft: false,
  });
});

test("a pair of which one language was changed is marked until somebody has looked", async () => {
  const { save, open, records, slug, key } = await withDraft();
  await save({ text: { ...notice.text, mr: "फॉर्म १ डिसेंबरपर्यंत." } });
  const { stale, data, version } = await open();
  expect(stale).toEqual({ text: { locale: "en", was: notice.text } });
  await records.save({ kind, slug, data, confirmed: ["text"], version, key: key(), actor: clerk });
  expect((await open()).stale).toEqual({});
});

test("what lacks a language is not published, unless that follows", async () => {
  const { publish, published, open, save } = await withDraft({ on: "2026-11-21", text: { mr: "सूचना" } });
  expect(await publish()).toMatchObject({ ok: false, reason: "incomplete", problems: [{ path: "text.en" }] });
  expect(await open()).toMatchObject({ state: "draft", version: 1 });
  await published({ follows: "en" });
  expect(await open()).toMatchObject({ state: "public", current: { follows: "en" } });
  await save({ text: { mr: "सूचना", en: "A notice" } });
  await published();
  expect(await open()).toMatchObject({ state: "public", current: { follows: null } });
});

test("within the minute publishing is undone, and only the log knows of it", async () => {
  const { publish, open, records, slug, key, time } = await withDraft();
  const outcome = await publish();
  if (!outcome.ok) throw new Error(outcome.reason);
  const undo = () => records.undo({ kind, slug, edition: outcome.edition, key: key(), actor: clerk });
  expect(await undo()).toMatchObject({ ok: true });
  time.pass(minute);
  expect(await open()).toMatchObject({ state: "draft", current: undefined, ahead: [], edition: "" });
  const { items } = await records.activities({ kind, slug });
  expect(items.map(({ what }) => what).sort()).toEqual(["created", "published", "undone"]);
  expect(await undo()).toMatchObject({ ok: false, reason: "changed" });
});

/** What undoes or stops the newest edition of a record. */
const undoing =
  ({ records, slug, open, key }: Pick<Awaited<ReturnType<typeof withDraft>>, "records" | "slug" | "open" | "key">) =>
  async (edition?: string) =>
    expect(
      await records.undo({ kind, slug, edition: edition ?? (await open()).edition, key: key(), actor: clerk }),
    ).toMatchObject({ ok: true });

test("what was scheduled is scheduled again when the publications in its place are undone, by whatever process", async () => {
  const service = await withDraft();
  const { publish, open, time, publication, store } = service;
  const other = await openRecordsOn(store, time.now);
  const undo = undoing(service);
  await publish({ from: time.now() + 60 * minute });
  const { ahead: scheduled } = await open();
  await publish();
  time.pass(1000);
  await publish();
  expect((await open()).ahead).toHaveLength(2);
  await undo();
  await undoing({ ...service, records: other.records })();
  expect(await open()).toMatchObject({ state: "scheduled", ahead: scheduled });
  // At the same moment, so that the second takes the place of the first; and the first is undone before the second.
  for (const from of ["last", "first"]) {
    await publish();
    if (from === "first") time.pass(1000);
    const { edition } = await open();
    await publish();
    await undo(from === "first" ? edition : undefined);
    await undo();
    expect(await open(), from).toMatchObject({ state: "scheduled", ahead: scheduled });
  }
  time.pass(60 * minute);
  for (const each of [publication, other.publication]) {
    await each.look();
    expect(each.records().entries(kind)?.get(service.slug)).toMatchObject({
      is: "current",
      changedAt: scheduled[0]?.publicFrom,
    });
  }
});

test("a schedule is no longer kept for undoing once what took its place is public", async () => {
  const { publish, time, dataDir } = await withDraft();
  const kept = () => rowsIn(dataDir, `SELECT number FROM "displacedEditions"`);
  await publish({ from: time.now() + 60 * minute });
  await publish();
  expect(kept()).toEqual([{ number: 1 }]);
  time.pass(minute);
  await publish({ from: time.now() + 60 * minute });
  expect(kept()).toEqual([]);
});

test("a schedule whose time has come in the meantime is public once the publication in its place is undone", async () => {
  const service = await withDraft();
  const { publish, open, time, publication, slug } = service;
  await publish({ from: time.now() + 70_000 });
  time.pass(20_000);
  await publish();
  time.pass(55_000);
  expect((await open()).state, "nothing is public yet").toBe("scheduled");
  await undoing(service)();
  expect(await open()).toMatchObject({ state: "public", ahead: [] });
  expect(publication.records().entries(kind)?.get(slug)).toMatchObject({ is: "current" });
});

test("a schedule that is cancelled brings back none before it, nor does what was taken off", async () => {
  const service = await withDraft();
  const { publish, published, open, time, records, now } = service;
  const undo = undoing(service);
  const later = (hours: number) => ({ from: time.now() + hours * 60 * minute });
  await publish(later(1));
  await publish(later(2));
  await undo();
  expect((await open()).state).toBe("draft");
  await publish(later(1));
  await publish();
  const { edition } = await open();
  await publish(later(3));
  await undo(edition);
  expect((await open()).ahead).toMatchObject([later(3).from].map((publicFrom) => ({ publicFrom })));
  await undo();
  expect((await open()).state).toBe("draft");
  await published();
  await publish(later(1));
  await publish();
  await records.takeOff({ ...(await now()), why: "mistake" });
  await records.putBack(await now());
  expect((await open()).ahead).toEqual([]);
});

test("after the minute it cannot be undone", async () => {
  const { published, records, slug, key } = await withDraft();
  const { edition } = await published();
  expect(await records.undo({ kind, slug, edition, key: key(), actor: clerk })).toEqual({ ok: false, reason: "live" });
});

test("going back makes the older revision public, and the newer draft stays", async () => {
  const { published, save, open, records, now, time } = await withDraft();
  await published();
  await save({ on: "2026-11-22" });
  await published();
  await save({ on: "2026-11-23" });
  expect(await records.goBack({ ...(await now()), revisionNumber: 1 })).toMatchObject({ ok: true });
  time.pass(minute);
  const { current, publicData, data } = await open();
  expect([current?.revision, publicData?.on, data.on]).toEqual([1, "2026-11-21", "2026-11-23"]);
});

test("a revision that there cannot be is none, whatever number is asked for", async () => {
  const { records, slug, published, now } = await withDraft();
  await published();
  for (const revisionNumber of [0, 99, -1, 0.5, Number.NaN, 2 ** 31, 1e30, Number.POSITIVE_INFINITY]) {
    expect(await records.revision(kind, slug, revisionNumber)).toBeUndefined();
    expect(await records.goBack({ ...(await now()), revisionNumber })).toEqual({ ok: false, reason: "missing" });
  }
});

test("a notice is taken off with a reason, and put back", async () => {
  const { published, open, records, now, slug } = await withDraft();
  await published();
  const nowhere = [undefined, "https://evil.example", "//evil.example", "/\\evil.example", "/सूचना", "/a\nb"];
  for (const replacedBy of nowhere)
    expect(await records.takeOff({ ...(await now()), why: "replaced", replacedBy })).toEqual({
      ok: false,
      reason: "address",
    });
  await records.takeOff({ ...(await now()), why: "mistake" });
  expect(await open()).toMatchObject({ state: "off", publicData: undefined, current: { off: "mistake", revision: 1 } });
  expect(await records.list(kind, { state: "off" })).toMatchObject({ total: 1, items: [{ slug }] });
  await records.putBack(await now());
  expect(await open()).toMatchObject({ state: "public", isChanged: false });
});

test("a page takes the place of a notice unless it leads back there, whatever the address looks like", async () => {
  const { records, key, time } = await openRecordsService();
  const edition = async (slug: string) => (await records.open(kind, slug))?.edition ?? "";
  const by = async (slug: string) => ({ kind, slug, edition: await edition(slug), key: key(), actor: clerk });
  const replace = async (slug: string, replacedBy: string) =>
    records.takeOff({ ...(await by(slug)), why: "replaced", replacedBy });
  const leadsBack = { ok: false, reason: "leadsBack" };
  const [a, b, c] = ["admissions-open", "orientation", "internal-exams"] as const;
  for (const own of [a, `${a}/`, `${a}?page=2#x`, "%61dmissions-open", `./${a}`])
    for (const language of ["", "/mr"]) expect(await replace(a, `${language}/notices/${own}`), own).toEqual(leadsBack);
  expect(await replace(a, `/mr/notices/${b}`)).toMatchObject({ ok: true });
  expect((await records.open(kind, a))?.current, "in the language of each reader").toMatchObject({
    replacedBy: `/notices/${b}`,
  });
  expect(await replace(b, `/notices/${a}`)).toEqual(leadsBack);
  expect(await replace(b, `/notices/${c}`)).toMatchObject({ ok: true });
  expect(await replace(c, `/mr/notices/${a}/`), "over two").toEqual(leadsBack);
  await records.putBack(await by(a));
  expect(await replace(c, `/notices/${a}`), "which is back").toMatchObject({ ok: true });
  expect(await replace(a, `/notices/${b}`), "over two").toEqual(leadsBack);
  // The last part of another address may be the same.
  const data = { ...newNotice, text: { en: "Admission", mr: "प्रवेश" } };
  const saved = await records.save({ kind, data, version: 0, key: key(), actor: clerk });
  expect(await records.publish({ ...(await by("admission")), version: 1 })).toMatchObject({ ok: saved.ok });
  time.pass(minute);
  expect(await replace("admission", "/admission")).toMatchObject({ ok: true });
});

test("of two notices that two people replace by each other at once, one stays", { timeout: 30_000 }, async () => {
  const { records, key, time } = await openRecordsService();
  for (let round = 0; round < 8; round += 1) {
    const slugs: string[] = [];
    for (const name of ["a", "b"]) {
      const data = { ...newNotice, text: { en: `${name} ${round}`, mr: "सूचना" } };
      const saved = await records.save({ kind, data, version: 0, key: key(), actor: clerk });
      if (!saved.ok) throw new Error(saved.reason);
      const { slug, version } = saved;
      await records.publish({ kind, slug, version, edition: "", key: key(), actor: clerk });
      slugs.push(slug);
    }
    time.pass(minute);
    const forms = slugs.map(async (slug, at) => ({
      ...{ kind, slug, edition: (await records.open(kind, slug))?.edition ?? "", key: key(), actor: clerk },
      ...{ why: "replaced" as const, replacedBy: `/notices/${slugs[1 - at]}` },
    }));
    const outcomes = await Promise.all((await Promise.all(forms)).map(records.takeOff));
    expect(outcomes.map((outcome) => (outcome.ok ? "replaced" : outcome.reason)).toSorted()).toEqual([
      "leadsBack",
      "replaced",
    ]);
  }
});

test("what has no page leads to no other page", async () => {
  const listed = { ...(noticeKind as RecordKind), keepsPage: false };
  const { records, key } = await openRecordsService({ kind: listed });
  const off = { kind, slug: "admissions-open", edition: "", actor: clerk };
  const replaced = { ...off, key: key(), why: "replaced", replacedBy: "/admission" } as const;
  expect(await records.takeOff(replaced)).toEqual({ ok: false, reason: "why" });
  expect(await records.takeOff({ ...off, key: key(), why: "ended" })).toMatchObject({ ok: true });
});

test("what is published is published, also where it cannot be read again at once; the next look finds it", async () => {
  const { store, time, key } = await openRecordsService();
  const lost = () => Promise.reject(new Error("The connection is lost."));
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { records, publication } = await openRecordsOn(store, time.now, undefined, lost);
  const saved = await records.save({ kind, data: newNotice, version: 0, key: key(), actor: clerk });
  if (!saved.ok) throw new Error(saved.reason);
  const { slug, version } = saved;
  const publish = { kind, slug, version, edition: "", key: key(), actor: clerk };
  expect(await records.publish(publish)).toMatchObject({ ok: true });
  expect(warn).toHaveBeenCalledOnce();
  time.pass(minute);
  expect(publication.records().entries(kind)?.get(slug)).toBeUndefined();
  // On PostgreSQL a moment later: there the change is heard of.
  const found = async () => {
    await publication.look();
    expect(publication.records().entries(kind)?.get(slug)).toMatchObject({ is: "current" });
  };
  await vi.waitFor(found, { timeout: 5000, interval: 20 });
});

test("what is put back keeps its last day, unless it has passed", async () => {
  const { published, open, records, now, time } = await withDraft();
  const until = time.now() + 60 * minute;
  await published({ until });
  await records.takeOff({ ...(await now()), why: "mistake" });
  await records.putBack(await now());
  expect(await open()).toMatchObject({ state: "public", current: { publicUntil: until } });
  await records.goBack({ ...(await now()), revisionNumber: 1 });
  time.pass(2 * minute);
  expect((await open()).current).toMatchObject({ publicUntil: until });
  time.pass(60 * minute);
  await records.putBack(await now());
  expect(await open()).toMatchObject({ state: "public", current: { publicUntil: null } });
});

test("what is taken off does not come back by an older schedule", async () => {
  const { publish, published, open, records, now, time } = await withDraft();
  await published();
  await publish({ from: time.now() + 60 * minute });
  await records.takeOff({ ...(await now()), why: "ended" });
  time.pass(120 * minute);
  expect((await open()).state).toBe("ended");
});

test("what has ended by its last day is not public any more", async () => {
  const { published, open, time } = await withDraft();
  await published({ until: time.now() + 60 * minute });
  expect((await open()).state).toBe("public");
  time.pass(60 * minute);
  expect((await open()).state).toBe("ended");
});

test.each<[{ from?: number; until?: number }, string]>([
  [{ from: -1 }, "past"],
  [{ until: -1 }, "past"],
  [{ from: 2 * minute, until: minute }, "order"],
])("a time that cannot be is refused: %j from now", async (waits, reason) => {
  const { publish, time } = await withDraft();
  const times = Object.entries(waits).map(([name, wait]) => [name, time.now() + wait]);
  expect(await publish(Object.fromEntries(times))).toEqual({ ok: false, reason });
});

test("what the principal publishes the office only drafts, and an admin writes nothing", async () => {
  const { records, key } = await openRecordsService({ kind: statutoryKind });
  const saved = await records.save({ kind, data: notice, version: 0, key: key(), actor: clerk });
  if (!saved.ok) throw new Error(saved.reason);
  const { slug, version } = saved;
  const publish = (actor = clerk) => records.publish({ kind, slug, version, edition: "", key: key(), actor });
  expect(await publish()).toEqual({ ok: false, reason: "forbidden" });
  expect(await records.open(kind, slug)).toMatchObject({ version: 1, data: notice, state: "draft" });
  expect(await publish(principal)).toMatchObject({ ok: true });
  expect(await records.save({ kind, data: notice, version: 0, key: key(), actor: admin })).toMatchObject({
    reason: "forbidden",
  });
});

test("a draft that never was public is thrown away and comes back", async () => {
  const { records, open, slug, key, published } = await withDraft();
  const write = () => ({ kind, slug, version: 1, key: key(), actor: clerk });
  expect(await records.discard(write())).toMatchObject({ ok: true });
  expect((await records.list(kind, { q: "last date" })).total).toBe(0);
  expect(await records.list(kind, { state: "discarded" })).toMatchObject({ items: [{ slug }] });
  await records.restoreDraft(write());
  expect((await open()).state).toBe("draft");
  await published();
  expect(await records.discard(write())).toEqual({ ok: false, reason: "live" });
});

test("a list is by the day of its records, the latest first, and what has no day yet comes before them", async () => {
  const { records, key, save, slug } = await withDraft({ on: "2026-08-20", text: notice.text });
  const add = async (data: object) => {
    const saved = await records.save({ kind, data: { ...data }, version: 0, key: key(), actor: clerk });
    return saved.ok && saved.slug;
  };
  const [undated, odd] = [
    await add({ text: { en: "No day" } }),
    await add({ on: "tomorrow", text: { en: "Odd day" } }),
  ];
  await add({ on: "2027-01-05", text: { en: "Next year" } });
  // It is looked at, and not moved by that.
  await save({ text: { ...notice.text, en: "Changed" } });
  const { items } = await records.list(kind);
  const days = items.map(({ data }) => String(data.on ?? ""));
  expect(new Set(items.slice(0, 2).map((item) => item.slug))).toEqual(new Set([undated, odd]));
  expect(days.slice(2)).toEqual(days.slice(2).toSorted().reverse());
  expect(items[2]?.data.text).toEqual({ en: "Next year" });
  const ofFile = items.findIndex((item) => item.version === 0);
  expect(
    items.findIndex((item) => item.slug === slug),
    "among those that only the file has",
  ).toBeGreaterThan(ofFile);
  const drafts = (await records.list(kind, { state: "draft" })).items.map((item) => item.slug);
  expect([drafts.length, drafts.at(-1)]).toEqual([4, slug]);
});

test("a list has those changed last first where days are the same, and finds words of both languages", async () => {
  const { records, slug } = await withDraft();
  const { items, total } = await records.list(kind);
  expect([total, items[0]?.slug, items[0]?.byName, items[1]?.slug]).toEqual([6, slug, "Asha", "admissions-open"]);
  expect((await records.list(kind, { q: "शेवटची नोव्हेंबर" })).items.map((item) => item.slug)).toEqual([slug]);
  expect((await records.list(kind, { state: "draft" })).total).toBe(1);
  expect((await records.list(kind, { state: "public" })).total).toBe(5);
  expect(await records.counts([kind])).toEqual(new Map([[kind, { public: 5, draft: 1, changed: 0, following: 0 }]]));
});

test("lists by state, their counts and what waits agree with what each record is", async () => {
  const { records, key, time } = await openRecordsService();
  const by = (slug: string) => ({ kind, slug, key: key(), actor: clerk });
  const edition = async (slug: string) => (await records.open(kind, slug))?.edition ?? "";
  async function save(slug?: string, text: object = notice.text): Promise<string> {
    const version = slug ? ((await records.open(kind, slug))?.version ?? 0) : 0;
    const data = { on: notice.on, text };
    const saved = await records.save({ kind, slug, data: { ...data }, version, key: key(), actor: clerk });
    if (!saved.ok) throw new Error(saved.reason);
    return saved.slug;
  }
  async function publish(slug: string, more: object = {}): Promise<string> {
    const { version = 0 } = (await records.open(kind, slug)) ?? {};
    const published = await records.publish({ ...by(slug), version, edition: await edition(slug), ...more });
    if (!published.ok) throw new Error(published.reason);
    return slug;
  }
  const takeOff = async (slug: string, why: "mistake" | "ended") =>
    expect(await records.takeOff({ ...by(slug), edition: await edition(slug), why })).toMatchObject({ ok: true });

  await save();
  await publish(await save(), { from: time.now() + 60 * minute });
  await publish(await save(undefined, { mr: "सूचना" }), { follows: "en" });
  const expired = await publish(await save(), { until: time.now() + 5 * minute });
  await publish(await save(), { until: time.now() + 90 * minute });
  const [plain, changed, comes, back, off, ended] = [
    await publish(await save()),
    await publish(await save()),
    await publish(await save()),
    await publish(await save()),
    await publish(await save()),
    await publish(await save()),
  ];
  const thrown = await save();
  await records.discard({ ...by(thrown), version: 1 });
  time.pass(2 * minute);
  await save(changed, { en: "Other", mr: "इतर" });
  await publish(await save(comes, { en: "Other", mr: "इतर" }), { from: time.now() + 30 * minute });
  await save(back, { en: "Other", mr: "इतर" });
  await save(back, notice.text);
  await takeOff(off, "mistake");
  await takeOff(ended, "ended");
  await save(ended, { en: "Other", mr: "इतर" });
  await save(expired, { en: "Other", mr: "इतर" });
  await save("orientation", { en: "Other", mr: "इतर" });
  await takeOff("internal-exams", "ended");
  time.pass(10 * minute);

  const all = (await records.list(kind)).items.map(({ slug }) => slug);
  const opened = await Promise.all(all.map(async (slug) => ({ slug, ...(await records.open(kind, slug)) })));
  type Opened = (typeof opened)[0];
  const meant: Record<string, (record: Opened) => boolean> = {
    changed: ({ state, isChanged }) => isChanged === true && state !== "off" && state !== "draft",
    following: ({ state, current }) => state === "public" && current?.follows === "en",
  };
  const found: Record<string, string[]> = {};
  for (const state of ["public", "draft", "off", "ended", "changed", "following"] as const) {
    found[state] = (await records.list(kind, { state })).items.map(({ slug }) => slug);
    const wanted = opened.filter(meant[state] ?? ((record) => record.state === state));
    expect([state, found[state]]).toEqual([state, wanted.map(({ slug }) => slug)]);
    expect([state, found[state].length > 0]).toEqual([state, true]);
  }
  expect(found.public).toContain(plain);
  expect(new Set(found.changed)).toEqual(new Set([changed, "orientation", ended, expired]));
  const { length: isPublic } = found.public ?? [];
  expect(await records.counts([kind])).toEqual(
    new Map([[kind, { public: isPublic, draft: 1, changed: 4, following: 1 }]]),
  );

  const agenda = await records.agenda([kind]);
  const named = (items: { slug: string }[]) => items.map(({ slug }) => slug);
  expect(named(agenda.drafts)).toEqual(found.draft);
  expect(named(agenda.changed)).toEqual(found.changed);
  const waiting = opened.filter((record) => waitsForPrincipal(statutoryKind, record as OpenRecord));
  expect(new Set(named(waiting))).toEqual(new Set(named([...agenda.drafts, ...agenda.changed])));
  const listed = async (state: "unpublished" | "timed") => new Set(named((await records.list(kind, { state })).items));
  expect(await listed("unpublished")).toEqual(new Set(named(waiting)));
  expect(await listed("timed")).toEqual(new Set(named([...agenda.coming, ...agenda.ending])));
  expect(agenda.following).toEqual([{ kind, slug: found.following?.[0], locale: "en" }]);
  const scheduled = opened.filter(({ state }) => state === "scheduled");
  expect(named(agenda.coming)).toEqual([comes, ...named(scheduled)]);
  expect(agenda.ending).toMatchObject([{ at: time.now() + 78 * minute }]);
  expect(await records.agenda(["links"])).toMatchObject({ drafts: [], changed: [], coming: [] });
});

test("a long list has pages, the last with what only the file has, and looks for signs as they are written", async () => {
  const { records, key } = await openRecordsService();
  for (let number = 0; number < 48; number += 1) {
    const text = { en: `Notice ${number} of 100%`, mr: `सूचना ${number}` };
    await records.save({ kind, data: { on: "2026-11-21", text }, version: 0, key: key(), actor: clerk });
  }
  const last = await records.list(kind, { page: 9 });
  expect([last.total, last.page, last.pages, last.items.length]).toEqual([53, 2, 2, 3]);
  expect(last.items.every(({ state, at }) => state === "public" && at === undefined)).toBe(true);
  const found = async (q: string) => (await records.list(kind, { q })).total;
  expect([await found("0%"), await found("NOTICE सूचना 47"), await found("n_t"), await found("on\\")]).toEqual([
    48, 1, 0, 0,
  ]);
});

test("a picture or PDF that is not there is refused at its field, and nothing is published", async () => {
  const alt = { en: "A rally", mr: "फेरी" };
  const gone = "files/0123456789abcdef01234567";
  const { publish, save, open } = await withDraft({
    ...notice,
    picture: { picture: `${gone}-1600x900`, alt },
    file: `${gone}-3p-900b`,
  });
  const problems = [
    { path: "picture.picture", code: "gone" },
    { path: "file", code: "gone" },
  ];
  expect(await publish()).toEqual({ ok: false, reason: "incomplete", problems });
  await save({ picture: { picture: "facilities/no-such-room", alt }, file: "no-such-paper" });
  expect(await publish()).toEqual({ ok: false, reason: "incomplete", problems });
  expect(await open()).toMatchObject({ state: "draft" });
  await openMade("tests/content");
  await save({ picture: { picture: "facilities/library", alt }, file: "prospectus" });
  expect(await publish()).toMatchObject({ ok: true });
});

test("a form of a version that there is not changes nothing, and one that began with nothing takes no text away", async () => {
  const { save, open } = await withDraft();
  await save({ text: { en: "Forms until 30 November.", mr: "फॉर्म ३० नोव्हेंबरपर्यंत." } });
  const { data } = await open();
  for (const version of [3, 99, -1])
    expect(await save({ text: newNotice.text }, version)).toEqual({ ok: false, reason: "missing" });
  expect(await save({ text: newNotice.text }, 0)).toMatchObject({ ok: false, reason: "conflict" });
  expect(await open()).toMatchObject({ version: 2, data });
});

test("a version that no store keeps is of no revision", async () => {
  const { save, records, slug } = await withDraft();
  expect(await save({ on: "2026-11-22" }, 2 ** 31)).toEqual({ ok: false, reason: "missing" });
  expect(await records.revision(kind, slug, 2 ** 31)).toBeUndefined();
});

test("a link to an address that is not there is named at its field, and takes nothing's place", async () => {
  const { publish, published, records, save, now } = await withDraft({ ...notice, link: "/no-such-page" });
  expect(await publish()).toEqual({ ok: false, reason: "incomplete", problems: [{ path: "link", code: "noPage" }] });
  await save({ link: "/admission" });
  await published();
  const off = { ...(await now()), why: "replaced" as const };
  expect(await records.takeOff({ ...off, replacedBy: "/no-such-page" })).toEqual({ ok: false, reason: "address" });
});

test("a picture of the office is published once somebody said that the people in it agreed", async () => {
  const { publish, published, store, save, time, dataDir } = await withDraft();
  const id = "0123456789abcdef01234567".padEnd(64, "0");
  const file = { id, type: "image", name: "rally.jpg", width: 480, height: 320, by: "asha", at: 0 } as const;
  await insertFile(store.db, file, [{ fileId: id, name: "480.webp", bytes: new Uint8Array(1) }]);
  const picture = `files/${id.slice(0, 24)}-480x320`;
  await save({ picture: { picture, alt: { en: "A rally", mr: "फेरी" } } });
  const problems = [{ path: "picture.picture", code: "agreement" }];
  expect(await publish()).toEqual({ ok: false, reason: "incomplete", problems });
  await noteAgreement(store.db, picture, clerk, time.now());
  await noteAgreement(store.db, picture, clerk, time.now());
  await published();
  expect(rowsIn(dataDir, "SELECT byName, reason FROM activities WHERE what = 'peopleAgreed'")).toEqual([
    { byName: "Asha", reason: null },
  ]);
});

test("a kind that keeps what it replaced has its earlier versions for a month, also that of its file", async () => {
  const { records, publication, key, time } = await openRecordsService({
    kind: { ...(noticeKind as RecordKind), keepsEarlier: true },
  });
  const slug = "admissions-open";
  const publish = async (on: string) => {
    const { data, version } = (await records.open(kind, slug)) ?? { data: {}, version: 0 };
    const saved = await records.save({ kind, slug, data: { ...data, on }, version, key: key(), actor: clerk });
    if (!saved.ok) throw new Error(saved.reason);
    const { edition } = (await records.open(kind, slug)) ?? { edition: "" };
    const done = await records.publish({ kind, slug, version: saved.version, edition, key: key(), actor: clerk });
    expect(done.ok).toBe(true);
  };
  const earlier = () =>
    publication
      .records()
      .entries(kind)
      ?.get(slug)
      ?.earlier?.map(({ record }) => (record as { on: string }).on);
  await publish("2026-11-22");
  expect(earlier(), "it can still be undone").toBeUndefined();
  time.pass(minute);
  expect(earlier()).toEqual(["2026-11-20"]);
  await publish("2026-11-23");
  time.pass(minute);
  expect(earlier()).toEqual(["2026-11-20", "2026-11-22"]);
  time.pass(32 * day);
  await publish("2026-11-24");
  time.pass(minute);
  expect(earlier()).toEqual(["2026-11-23"]);
});

test("what an earlier version published with a sign that cannot be printed stays public, and is not published again", async () => {
  const ofKind: RecordKind = { ...statutoryKind, mayFollow: false, isStatutory: true };
  const { published, publish, store, time, slug } = await withDraft(notice, ofKind);
  await published({ actor: principal });
  const text = { ...notice.text, en: "Forms ∴ today" };
  await store.db
    .updateTable("revisions")
    .set({ data: JSON.stringify({ ...notice, text }) })
    .execute();
  const { publication } = await openRecordsOn(store, time.now, ofKind);
  expect(publication.records().entries(kind)?.get(slug)?.record).toMatchObject({ text });
  expect(await publish({ actor: principal })).toMatchObject({
    reason: "incomplete",
    problems: [{ path: "text.en", code: "signs", signs: "∴" }],
  });
});
