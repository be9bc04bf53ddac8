import { expect, onTestFinished, test, vi } from "vitest";
import { checkCodeOf } from "#app/cms/check-codes/record-code.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import type { LiveEntry } from "#app/cms/content/public-records.server.ts";
import { type PublicRecords, publicRecords } from "#app/cms/content/public-records.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { noticeRecords } from "#app/site/notices/notices.server.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { checkableDocuments, wantedDocuments } from "./documents.server.ts";

const { feeOrders } = sample.of(feeRecords);
// The dates of admission for 2027-28 have begun: its fees lead.
const [order, next] = ["2027-28", "2028-29"].map((year) => feeOrders.find((each) => each.year === year));
if (!order || !next) throw new Error("The sample has no fees of two years.");

/** Before midnight in India, and after: in Greenwich it is the same day. */
const evening = Date.parse("2026-11-26T18:29:00Z");
const pastMidnight = Date.parse("2026-11-26T18:31:00Z");

/** What is public once the office has published a record, or taken it off. */
function published(kind: string, record: object, changedAt: number, off?: Partial<LiveEntry>): PublicRecords {
  const { id = kind } = record as { id?: string };
  const times = { firstAt: undefined, changedAt, endedAt: undefined };
  const entry: LiveEntry = { is: "current", record, ...times, replacedBy: undefined, follows: undefined, ...off };
  return publicRecords({ publication: 1, entries: new Map([[kind, new Map([[id, entry]])]]) });
}

/** The days of the four downloads, each the same in both languages. */
function daysOf(records: PublicRecords): Record<string, string> {
  const sheets = wantedDocuments(records).flatMap(({ sheet }) => sheet() ?? []);
  const day = (id: string) => [...new Set(sheets.filter((each) => each.id === id).map(({ on }) => on))].join(" ");
  return {
    prospectus: day("prospectus"),
    syllabus: day("syllabus"),
    form: day("application-form"),
    fees: day("fee-structure"),
  };
}

/** The code of each document but the register, which has another one each day. */
const codesOf = (records: PublicRecords): Record<string, string> =>
  Object.fromEntries(
    checkableDocuments(records).flatMap((each) =>
      each.slug.startsWith("disclosure-") ? [] : [[each.slug, checkCodeOf(each).code]],
    ),
  );

function atNoonOf(day: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00:00+05:30`) });
  onTestFinished(() => void vi.useRealTimers());
}

const stated = { prospectus: "2026-11-02", syllabus: "2026-07-13", form: "2026-11-20", fees: "2026-11-02" };

test("a download has the day that its record states, until the office publishes what it is made from", () => {
  atNoonOf("2026-11-27");
  expect(daysOf(sample)).toEqual(stated);
  expect(daysOf(published("feeOrders", order, evening))).toEqual({
    ...stated,
    prospectus: "2026-11-26",
    fees: "2026-11-26",
  });
  expect(daysOf(published("feeOrders", order, pastMidnight)), "in India").toMatchObject({ fees: "2026-11-27" });
  expect(daysOf(published("subjects", sample.of(courseRecords).subjects, evening))).toEqual({
    ...stated,
    prospectus: "2026-11-26",
    syllabus: "2026-11-26",
  });
  const { institute } = sample.of(instituteRecords);
  expect(new Set(Object.values(daysOf(published("institute", institute, evening))))).toEqual(new Set(["2026-11-26"]));
});

test("fees of another year, older publications and records that it does not show leave its day as it is", () => {
  atNoonOf("2026-11-27");
  const [notice] = sample.of(noticeRecords).notices;
  for (const [kind, record] of [
    ["feeOrders", next],
    ["notices", notice ?? {}],
  ] as const)
    expect(daysOf(published(kind, record, evening))).toEqual(stated);
  expect(daysOf(published("feeOrders", order, Date.parse("2026-10-01T12:00:00Z")))).toEqual(stated);
});

test("fees that begin to count, or no longer do, are a change of that day", () => {
  atNoonOf("2027-06-01");
  const ofYear = published("feeOrders", { ...order, inForceFrom: "2027-06-01" }, evening);
  expect(daysOf(ofYear)).toMatchObject({ fees: "2027-06-01", syllabus: stated.syllabus });
  const endedAt = Date.parse("2027-06-10T12:00:00+05:30");
  vi.setSystemTime(endedAt);
  const withoutOther = published("feeOrders", { ...order, id: "2027-28-interim" }, evening, { is: "ended", endedAt });
  expect(daysOf(withoutOther)).toMatchObject({ fees: "2027-06-10", form: stated.form });
});

test("fees that are shown before they are in force have the day of their publication, and those that are missing of the end", () => {
  atNoonOf("2026-11-27");
  expect(daysOf(published("feeOrders", { ...order, inForceFrom: "2027-06-01" }, evening))).toMatchObject({
    fees: "2026-11-26",
  });
  expect(daysOf(published("feeOrders", order, evening, { is: "ended", endedAt: pastMidnight }))).toMatchObject({
    fees: "2026-11-27",
  });
});

test("what is published again as it was has another day and the same code; another fee has another code", () => {
  atNoonOf("2026-11-27");
  const before = codesOf(sample);
  expect(codesOf(published("feeOrders", order, evening))).toEqual(before);
  const lines = order.lines.map((line) => ({ ...line, firstYear: line.firstYear + 1 }));
  const after = codesOf(published("feeOrders", { ...order, lines }, evening));
  const changed = Object.keys(before).filter((slug) => before[slug] !== after[slug]);
  expect(changed.sort()).toEqual(["fee-structure-en", "fee-structure-mr", "prospectus-en", "prospectus-mr"]);
});
