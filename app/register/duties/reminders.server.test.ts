import { expect, test } from "vitest";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import { committeeRecords } from "#app/site/committees/committees.server.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { watchedPapers } from "./reminders.server.ts";

type Changes = Record<string, unknown>;
const found = <Item extends { id: string }>(items: Item[], id: string) => items.find((each) => each.id === id);

/** The sample with a changed record of the register or a changed committee. */
function sampleWith(kind: "duties" | "papers" | "committees", slug: string, changes: Changes) {
  const record = found<{ id: string }>(sample.of({ ...disclosureRecords, ...committeeRecords })[kind], slug);
  return sample.withDraft({ kind, slug, record: { ...record, ...changes }, reader: "en" });
}

const watchedOn = (day: string, records = sample) => watchedPapers(records, day);
const named = (day: string, name: string, records = sample) =>
  watchedOn(day, records).find((paper) => paper.name === name);

test("an approval of the year is watched until its last day and after it, with its owner and the usual days", () => {
  const title = { en: "MSBTE affiliation for the academic year", mr: "शैक्षणिक वर्षासाठी MSBTE संलग्नता" };
  const paper = { name: "papers/msbte-affiliation", title, owner: undefined, on: "2027-05-31", warnDays: [60, 30, 7] };
  expect(named("2027-05-01", "papers/msbte-affiliation")).toEqual({ ...paper, state: "ending" });
  expect(named("2027-06-01", "papers/msbte-affiliation")).toEqual({ ...paper, state: "over" });
  const changed = sampleWith("duties", "msbte-affiliation", { owner: "Asha@Example.org", warnDays: [120] });
  expect(named("2027-02-01", "papers/msbte-affiliation", changed)).toMatchObject({
    ...{ owner: "asha@example.org", warnDays: [120], state: "ending" },
  });
});

test("an approval that is suspended is watched from the day of the letter, and one that is applied for again is not", () => {
  const condition = { en: "Not for 2026-27.", mr: "२०२६-२७ साठी नाही." };
  const suspended = sampleWith("papers", "msbte-affiliation", { decision: "suspended", condition });
  expect(named("2026-11-26", "papers/msbte-affiliation", suspended)).toMatchObject({
    state: "suspended",
    on: "2026-06-08",
  });
  const applied = {
    id: "next",
    duty: "msbte-affiliation",
    title: condition,
    appliedOn: "2027-01-12",
    forYear: "2027-28",
  };
  const awaited = sample.withDraft({ kind: "papers", slug: "next", record: applied, reader: "en" });
  for (const day of ["2027-05-01", "2027-06-01"])
    expect(named(day, "papers/msbte-affiliation", awaited), day).toBeUndefined();
});

test("a committee is watched by the first term of its members that ends", () => {
  const person = { name: { en: "A", mr: "अ" }, role: { en: "B", mr: "ब" } };
  const members = [{ ...person, until: "2027-03-31" }, { ...person, until: "2027-01-15" }, person];
  const changed = sampleWith("committees", "anti-ragging", { members });
  expect(named("2026-12-01", "duties/anti-ragging-committee", changed)).toMatchObject({
    ...{ state: "ending", on: "2027-01-15" },
  });
  expect(named("2027-01-16", "duties/anti-ragging-committee", changed)).toMatchObject({ on: "2027-03-31" });
});

test("a fee order is watched until its year ends, and no longer once the order of the next year is entered", () => {
  const of2029 = { name: "duties/fee-order", on: "2029-05-31" };
  expect(named("2029-04-01", "duties/fee-order")).toMatchObject({ ...of2029, state: "ending", warnDays: [60, 30, 7] });
  expect(named("2029-06-01", "duties/fee-order")).toMatchObject({ ...of2029, state: "over" });
  const order = found(sample.of(feeRecords).feeOrders, "2028-29");
  const next = { ...order, id: "2029-30", year: "2029-30", inForceFrom: "2029-06-01" };
  const followed = sample.withDraft({ kind: "feeOrders", slug: "2029-30", record: next, reader: "en" });
  expect(named("2029-04-01", "duties/fee-order", followed)).toBeUndefined();
  expect(named("2029-06-01", "duties/fee-order", followed)).toMatchObject({ on: "2030-05-31", state: "ending" });
});
