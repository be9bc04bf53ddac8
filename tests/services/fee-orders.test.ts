import { expect, test } from "vitest";
import { feeOrderKind } from "#app/features/fees/kinds.ts";
import { feeRecords } from "#app/features/fees/records.server.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { openRecordsService, principal } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";
import { minute } from "../help/services.ts";

const { id: _, ...sampleOrder } = sample.of(feeRecords).feeOrders.find(({ year }) => year === "2026-27") ?? {};

/** The service with the sample's fee orders, and a function that publishes another one. */
async function openOrders() {
  const site = await openRecordsService({ kind: feeOrderKind as RecordKind });
  const { records, key } = site;
  const kind = feeOrderKind.name;
  async function publish(change: object, slug?: string) {
    const at = await records.open(kind, slug ?? "");
    const write = { kind, actor: principal, edition: at?.edition ?? "" };
    const data = { ...sampleOrder, ...change };
    const saved = await records.save({ ...write, slug, data, version: at?.version ?? 0, key: key() });
    if (!saved.ok) throw new Error(saved.reason);
    return records.publish({ ...write, slug: saved.slug, version: saved.version, key: key() });
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
