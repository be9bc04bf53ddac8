import { expect, onTestFinished, test } from "vitest";
import { documentsKind } from "#app/cms/check-codes/check-code.ts";
import { checkCodeOf } from "#app/cms/check-codes/record-code.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { createChecks } from "#app/register/check/checks.server.ts";
import { placeOf } from "../help/place.ts";
import { clerk, newNotice, noticeKind, openRecordsService } from "../help/records.ts";
import { day, minute } from "../help/services.ts";

const name = "notices";
const kind: RecordKind = { ...(noticeKind as RecordKind), hasCode: true, publishedOn: "on" };
const reader = "192.0.2.9";

/** The codes of the sample's notices, and of a fee sheet that the test changes. */
async function openChecks() {
  const opened = await openRecordsService({ kind });
  const { records, publication, store, time, dataDir, key } = opened;
  let fees: object | undefined = { tuition: 60_000 };
  const now = {
    name: { en: "Fees", mr: "शुल्क" },
    facts: { en: [], mr: [] },
    address: "/documents/fee-structure-en.pdf",
  };
  const feeSheet = () => ({ kind: documentsKind, slug: "fee-structure-en", shown: fees ?? {}, now });
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
  onTestFinished(limits.close);
  const parts = { db: store.db, now: time.now, limits, kinds: [kind], documents: () => (fees ? [feeSheet()] : []) };
  const checks = createChecks(parts);
  /** What is public is shown, after the clock or the office has changed it. */
  const look = async () => {
    await publication.look();
    await checks.keep(publication.records());
  };
  await look();
  const codeOf = (slug: string) => {
    const shown = publication.records().entries(name)?.get(slug)?.record;
    return checkCodeOf({ kind: name, slug, shown: shown ?? {} }).code;
  };
  const answer = (typed: string, address = reader) => checks.answer(typed, address, publication.records());
  /** How the only thing with a code stands. */
  const stateOf = async (typed: string) => {
    const found = await answer(typed);
    if (!("is" in found) || found.is !== "found") throw new Error(JSON.stringify(found));
    expect(found.items).toHaveLength(1);
    return found.items[0];
  };
  /** Publishes a notice, and gives its code a minute later. */
  const published = async (data: object = newNotice, slug?: string) => {
    const open = slug ? await records.open(name, slug) : undefined;
    const version = open?.version ?? 0;
    const saved = await records.save({
      kind: name,
      ...(slug && { slug }),
      data: { ...data },
      version,
      key: key(),
      actor: clerk,
    });
    if (!saved.ok) throw new Error(saved.reason);
    const { edition } = (await records.open(name, saved.slug)) ?? { edition: "" };
    const write = { kind: name, slug: saved.slug, version: saved.version, edition, key: key(), actor: clerk };
    expect(await records.publish(write)).toMatchObject({ ok: true });
    time.pass(minute);
    await look();
    return { slug: saved.slug, code: codeOf(saved.slug) };
  };
  const takeOff = async (slug: string, why: "mistake" | "ended" | "replaced", replacedBy?: string) => {
    const { edition } = (await records.open(name, slug)) ?? { edition: "" };
    const write = { kind: name, slug, edition, key: key(), actor: clerk, why, ...(replacedBy && { replacedBy }) };
    expect(await records.takeOff(write)).toMatchObject({ ok: true });
    await look();
  };
  const setFees = (shown: object | undefined) => {
    fees = shown;
  };
  return { ...opened, checks, parts, look, answer, stateOf, published, takeOff, setFees, feeSheet };
}

test("what is public is valid, with what it says", async () => {
  const { published, stateOf } = await openChecks();
  const { code, slug } = await published();
  const facts = { en: ["21\u00a0November\u00a02026"], mr: ["२१\u00a0नोव्हेंबर\u00a0२०२६"] };
  expect(await stateOf(code)).toEqual({
    state: "valid",
    now: { name: newNotice.text, facts, address: `/notices/${slug}` },
  });
});

test("a changed notice says since when, and what holds now; its new code is valid", async () => {
  const { published, stateOf, time } = await openChecks();
  const { code, slug } = await published();
  time.pass(3 * day);
  const text = { en: "Last date for forms is 3 December.", mr: "फॉर्म भरण्याची शेवटची तारीख ३ डिसेंबर." };
  const { code: newCode } = await published({ ...newNotice, text }, slug);
  expect(await stateOf(code)).toMatchObject({ state: "changed", on: "2026-11-24", now: { name: text } });
  expect(await stateOf(newCode)).toMatchObject({ state: "valid" });
});

test("the same text published again keeps its code", async () => {
  const { published, stateOf } = await openChecks();
  const { code, slug } = await published();
  const text = { en: "Another.", mr: "दुसरी." };
  await published({ ...newNotice, text }, slug);
  expect(await published(newNotice, slug)).toMatchObject({ code });
  expect(await stateOf(code)).toMatchObject({ state: "valid" });
});

test("a notice published by mistake is withdrawn at once, and says nothing of its text", async () => {
  const { published, stateOf, takeOff } = await openChecks();
  const { code, slug } = await published();
  await takeOff(slug, "mistake");
  expect(await stateOf(code)).toEqual({ state: "withdrawn", on: "2026-11-21" });
});

test("one that ended or was replaced says so, with the page that holds now", async () => {
  const { published, stateOf, takeOff } = await openChecks();
  const ended = await published();
  await takeOff(ended.slug, "ended");
  expect(await stateOf(ended.code)).toMatchObject({ state: "ended", on: "2026-11-21", now: { name: newNotice.text } });
  const replaced = await published({ ...newNotice, text: { en: "Fees", mr: "शुल्क" } });
  await takeOff(replaced.slug, "replaced", "/admission/fees");
  expect(await stateOf(replaced.code)).toMatchObject({ state: "changed", now: { address: "/admission/fees" } });
});

test("one of an earlier academic year is old, though it is still on the site", async () => {
  const { published, stateOf, time, look } = await openChecks();
  const { code } = await published();
  time.pass(365 * day);
  await look();
  expect(await stateOf(code)).toMatchObject({ state: "old", year: "2026-27" });
});

test("a PDF that is made again has another code: the old one says that it changed, and which year it was of", async () => {
  const { parts, publication, setFees, time, feeSheet } = await openChecks();
  const { code } = checkCodeOf(feeSheet());
  setFees({ tuition: 70_000 });
  // Another process, which sees the new figures.
  const later = createChecks(parts);
  const stateOf = async (typed: string) => {
    const found = await later.answer(typed, reader, publication.records());
    return "is" in found && found.is === "found" ? found.items[0] : undefined;
  };
  expect(await stateOf(checkCodeOf(feeSheet()).code)).toMatchObject({ state: "valid" });
  expect(await stateOf(code)).toMatchObject({ state: "changed", now: { name: { en: "Fees" } } });
  time.pass(365 * day);
  expect(await stateOf(code)).toMatchObject({ state: "old", year: "2026-27" });
});

test("a PDF that the site no longer has is withdrawn", async () => {
  const { parts, publication, setFees, feeSheet } = await openChecks();
  const { code } = checkCodeOf(feeSheet());
  setFees(undefined);
  const found = await createChecks(parts).answer(code, reader, publication.records());
  expect(found).toEqual({ is: "found", items: [{ state: "withdrawn", on: undefined }] });
});

test("a PDF of something that has a record says what that record says, and is over when it is", async () => {
  const { parts, feeSheet } = await openChecks();
  const documents = () => [{ ...feeSheet(), record: { kind: name, slug: "exam" } }];
  const times = { firstAt: undefined, changedAt: 0, endedAt: undefined, replacedBy: undefined, follows: undefined };
  const stateOf = async (over: { by: undefined } | undefined) => {
    const ofRecord: RecordKind = { ...kind, answerOf: () => ["Number: 7", "Seats: 60"], outOfForce: () => over };
    // Another object each time: what is said of one is known.
    const exam = { is: "current" as const, record: { ...newNotice }, ...times };
    const records = publicRecords({ publication: 1, entries: new Map([[name, new Map([["exam", exam]])]]) });
    const { answer } = createChecks({ ...parts, kinds: [ofRecord], documents });
    const found = await answer(checkCodeOf(feeSheet()).code, reader, records);
    return "is" in found && found.is === "found" ? found.items[0] : undefined;
  };
  const facts = { en: ["Number: 7", "Seats: 60"], mr: ["Number: 7", "Seats: 60"] };
  expect(await stateOf(undefined)).toMatchObject({ state: "valid", now: { name: { en: "Fees" }, facts } });
  expect(await stateOf({ by: undefined })).toMatchObject({ state: "ended", now: { facts } });
});

test("a code that nobody gave is unknown, one with a wrong check sign mistyped without a look into the store", async () => {
  const { answer, parts, publication } = await openChecks();
  expect(await answer("234567A")).toEqual({ is: "unknown" });
  // Neither the store nor the limits are there.
  const { answer: without } = createChecks({ ...parts, db: undefined as never, limits: undefined as never });
  expect(await without("234567B", reader, publication.records())).toEqual({ is: "mistyped" });
});

test("the codes of seven thousand things are all stored", async () => {
  const { store, time } = await openRecordsService({ kind });
  const now = { name: { en: "Fees", mr: "शुल्क" }, facts: { en: [], mr: [] }, address: "/" };
  const documents = () =>
    Array.from({ length: 7000 }, (_, at) => ({ kind: documentsKind, slug: `sheet-${at}`, shown: { at }, now }));
  const unlimited = async () => ({ ok: true }) as const;
  const limits = { peek: unlimited, consume: unlimited, refund: async () => {} };
  const checks = createChecks({ db: store.db, now: time.now, limits, kinds: [], documents });
  await checks.keep(publicRecords());
  const { count } = await store.db
    .selectFrom("checkCodes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(7000);
});

test("two processes that note the same codes at once store each once", async () => {
  const { parts, publication, store } = await openChecks();
  const both = [createChecks(parts), createChecks(parts)];
  await Promise.all(both.map(({ keep }) => keep(publication.records())));
  const rows = await store.db.selectFrom("checkCodes").select(["kind", "slug"]).execute();
  expect(new Set(rows.map(({ kind, slug }) => `${kind}/${slug}`)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(5);
});

test("an address with sixty wrong codes an hour gets no more answers; others do, and right codes are not counted", async () => {
  const { published, answer, stateOf } = await openChecks();
  const { code } = await published();
  for (let count = 0; count < 100; count++) expect(await stateOf(code)).toMatchObject({ state: "valid" });
  for (let count = 0; count < 60; count++) expect(await answer("234567A", "192.0.2.66")).toEqual({ is: "unknown" });
  for (const typed of ["234567A", code])
    expect(await answer(typed, "192.0.2.66")).toMatchObject({
      ok: false,
      reason: "tooMany",
      seconds: expect.any(Number),
    });
  expect(await stateOf(code)).toMatchObject({ state: "valid" });
});

test("guesses that come all at once are counted before they are answered", async () => {
  const { answer } = await openChecks();
  const answers = await Promise.all(Array.from({ length: 100 }, () => answer("234567A", "192.0.2.67")));
  expect(answers.filter((each) => "is" in each && each.is === "unknown")).toHaveLength(60);
});

test("thousands of guesses with a right check sign, from as many addresses, find nothing, and are all told so", async () => {
  const { answer } = await openChecks();
  const answers = new Set<string>();
  for (let guess = 0; guess < 3001; guess++) {
    const { code } = checkCodeOf({ kind: "guess", slug: String(guess), shown: {} });
    const found = await answer(code, `198.51.${guess >> 8}.${guess & 255}`);
    answers.add("is" in found ? found.is : found.reason);
  }
  expect([...answers]).toEqual(["unknown"]);
});
