import { expect, onTestFinished, test } from "vitest";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { Publish } from "#app/cms/records/record-types.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { createChecks } from "#app/register/check/checks.server.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { placeOf } from "../help/place.ts";
import { clerk, openRecordsService, principal } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";
import { day, minute } from "../help/services.ts";

const { id: _, ...sampleOrder } = sample.of(feeRecords).feeOrders.find(({ year }) => year === "2026-27") ?? {};

/** The service with the sample's fee orders, and a function that publishes another one. */
async function openOrders() {
  const site = await openRecordsService({ kind: feeOrderKind as RecordKind });
  const { records, key } = site;
  const kind = feeOrderKind.name;
  async function publish(change: object, { slug, retyped = "76000", ...more }: Partial<Publish> = {}) {
    const at = await records.open(kind, slug ?? "");
    const write = { kind, actor: principal, edition: at?.edition ?? "" };
    const data = { ...sampleOrder, ...change };
    const saved = await records.save({ ...write, slug, data, version: at?.version ?? 0, key: key() });
    if (!saved.ok) throw new Error(saved.reason);
    return records.publish({ ...write, slug: saved.slug, version: saved.version, key: key(), retyped, ...more });
  }
  return { ...site, publish };
}

test("a second order of a year is not published until it names the one that it replaces", async () => {
  const { publish, publication, time } = await openOrders();
  const refused = await publish({});
  expect(refused).toMatchObject({ reason: "incomplete", problems: [{ path: "replaces", code: "wrong" }] });
  expect(await publish({ replaces: "2026-27" })).toMatchObject({ ok: true });
  expect(await publish({})).toMatchObject({ reason: "incomplete", problems: [{ path: "replaces" }] });
  time.pass(minute);
  await publication.look();
  const { feeOrders } = publication.records().of(feeRecords);
  expect(feeOrders.filter(({ year }) => year === "2026-27").map(({ replaces }) => replaces)).toEqual([
    undefined,
    "2026-27",
  ]);
});

const cost = { rupees: 76_000 };

test("fees are public only after the sum of the first year was typed, by a principal", async () => {
  const { publish, records } = await openOrders();
  const order = { slug: "2026-27" };
  for (const retyped of ["", "7600", "76,00", "seventy-six thousand"])
    expect(await publish({}, { ...order, retyped })).toMatchObject({ reason: "look", look: cost, typed: retyped });
  expect(await publish({}, { ...order, actor: clerk })).toEqual({ ok: false, reason: "forbidden" });
  expect((await records.open("feeOrders", "2026-27"))?.edition).toBe("");
  for (const retyped of ["76,000", "७६०००", " 76 000 ", "₹76,000", "रु. ७६,०००", "Rs.76000/-"]) {
    const answer = await publish({}, { ...order, retyped });
    expect([retyped, answer]).toMatchObject([retyped, { ok: true }]);
  }
});

test("no other way to publish fees goes past the sum: later, an earlier version, or back on the website", async () => {
  const { publish, records, time, key } = await openOrders();
  const order = { slug: "2026-27" };
  const later = time.now() + 10 * minute;
  expect(await publish({}, { ...order, from: later, retyped: "" })).toMatchObject({ reason: "look" });
  expect(await publish({ note: undefined }, order)).toMatchObject({ ok: true });
  time.pass(2 * minute);
  const write = async () => {
    const edition = (await records.open("feeOrders", "2026-27"))?.edition ?? "";
    return { kind: "feeOrders", slug: "2026-27", actor: principal, edition, key: key() };
  };
  const back = { ...(await write()), revisionNumber: 1 };
  expect(await records.goBack(back)).toMatchObject({ reason: "look", look: cost });
  expect(await records.goBack({ ...back, key: key(), retyped: "76000" })).toMatchObject({ ok: true });
  expect(await records.takeOff({ ...(await write()), why: "mistake" })).toMatchObject({ ok: true });
  expect(await records.putBack(await write())).toMatchObject({ reason: "look", look: cost });
  expect(await records.putBack({ ...(await write()), retyped: "76000" })).toMatchObject({ ok: true });
});

test("an order that replaces another is taken off only after the sum of the earlier one was typed", async () => {
  const { publish, publication, records, time, key } = await openOrders();
  const [line, ...lines] = sample.of(feeRecords).feeOrders.find(({ year }) => year === "2026-27")?.lines ?? [];
  const dearer = { replaces: "2026-27", lines: [{ ...line, firstYear: 64_000 }, ...lines] };
  const second = await publish(dearer, { retyped: "80000" });
  const slug = "slug" in second ? (second.slug ?? "") : "";
  time.pass(2 * minute);
  const off = async (retyped: string) => {
    const edition = (await records.open("feeOrders", slug))?.edition ?? "";
    const write = { kind: "feeOrders", slug, actor: principal, edition, key: key() };
    return records.takeOff({ ...write, why: "mistake", retyped });
  };
  const years = async () => {
    await publication.look();
    const { feeOrders } = publication.records().of(feeRecords);
    return feeOrders.filter(({ year }) => year === "2026-27").length;
  };
  for (const wrong of ["", "80000"]) expect(await off(wrong)).toMatchObject({ reason: "look", look: cost });
  expect(await years()).toBe(2);
  expect(await off("76000")).toMatchObject({ ok: true });
  expect(await years()).toBe(1);
});

test("an order that replaces another has no last day, after which the earlier one would count again unread", async () => {
  const { publish, time } = await openOrders();
  const until = time.now() + 10 * day;
  expect(await publish({ replaces: "2026-27" }, { until })).toEqual({ ok: false, reason: "earlierReturns" });
  expect(await publish({ replaces: "2026-27" })).toMatchObject({ ok: true });
  expect(await publish({ year: "2031-32" }, { until })).toMatchObject({ ok: true });
});

test("undoing does not bring back an order for a year that has another order by now", async () => {
  const { publish, records, time, key } = await openOrders();
  const planned = await publish({ year: "2029-30" }, { from: time.now() + 10 * minute });
  if (!("slug" in planned)) throw new Error("The order is not scheduled.");
  const { slug } = planned;
  const moved = await publish({ year: "2030-31" }, { slug });
  if (!("edition" in moved)) throw new Error("The order is not published.");
  expect(await publish({ year: "2029-30" })).toMatchObject({ ok: true });
  const undone = { kind: "feeOrders", slug, edition: moved.edition, key: key(), actor: principal };
  for (const again of ["first", "second"])
    expect([again, await records.undo(undone)]).toMatchObject([again, { ok: true, isScheduleLost: true }]);
  expect((await records.open("feeOrders", slug))?.edition).toBe("");
});

test("the code of an order that another replaced, or whose year is over, does not say that it holds", async () => {
  const { publish, publication, time, store, dataDir } = await openOrders();
  const kind = feeOrderKind as RecordKind;
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
  onTestFinished(limits.close);
  const checks = createChecks({ db: store.db, now: time.now, limits, kinds: [kind], documents: () => [] });
  const stateOf = async (slug: string) => {
    await publication.look();
    const records = publication.records();
    const answer = await checks.answer(codeOfRecord(kind, slug, records) ?? "", "192.0.2.9", records);
    return "is" in answer && answer.is === "found" ? answer.items : answer;
  };
  expect(await stateOf("2026-27")).toMatchObject([{ state: "valid" }]);
  const second = await publish({ replaces: "2026-27", inForceFrom: "2026-11-10" });
  time.pass(minute);
  const facts = { en: expect.arrayContaining([expect.stringContaining("10\u00a0November")]) };
  expect(await stateOf("2026-27")).toMatchObject([{ state: "changed", now: { facts } }]);
  expect(await stateOf("slug" in second ? (second.slug ?? "") : "")).toMatchObject([{ state: "valid" }]);
  expect(await stateOf("2025-26")).toMatchObject([{ state: "changed", now: { facts } }]);
  time.pass(3 * 365 * day);
  expect(await stateOf("2026-27")).toMatchObject([{ state: "ended" }]);
});
