import { afterEach, expect, test } from "vitest";
import { contentFolder, setContentSource } from "#app/cms/content/content-source.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { recordKinds } from "#app/kinds.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { newYearLines } from "./website-gaps.server.ts";

afterEach(() => setContentSource(undefined));

const on = (day: string) => newYearLines(sample, recordKinds, "en", day);
const shown = (day: string) => on(day).lines.map(({ text, detail }) => `${text}. ${detail}`);

test("in a year for which everything is there, nothing is asked", () => {
  expect(on("2026-11-28")).toEqual({ year: "2026-27", lines: [] });
  expect(on("2027-04-30").lines).toEqual([]);
});

test("from 1 May the office reads what the next academic year needs, each with a count and a link", () => {
  const { year, lines } = on("2027-05-01");
  expect(year).toBe("2027-28");
  expect(lines.map(({ text, to }) => [text, to.replace("/office/", "")])).toEqual([
    ["Academic calendar", "records/calendar"],
    ["Holidays", "records/calendar"],
    ["Approvals", "register"],
    ["Results", "records/results"],
    ["Phone numbers", "records/contacts/contacts"],
    ["Bus fares", "records/stayAndTravel/stayAndTravel"],
    ["Notices", "records/notices"],
  ]);
  expect(lines.every(({ detail }) => /\d/.test(detail ?? ""))).toBe(true);
  expect(shown("2027-05-01").at(-1)).toBe("Notices. Not among the current notices from 1\u00a0June\u00a02027 on: 5");
});

test("without a fee order for the next year the office is led to a new one", () => {
  expect(on("2029-05-01").lines).toContainEqual({
    text: "Fee orders",
    detail: "For this year: 0; the last time: 1",
    to: "/office/records/feeOrders/new",
  });
});

test("in August the members whose term is over are counted, and the notices have left", () => {
  const lines = shown("2027-08-01");
  expect(lines).toContain("Committees. Members whose term is over: 1");
  expect(lines.some((line) => line.startsWith("Notices"))).toBe(false);
});

test("an institute that has nothing of earlier years is asked for nothing new", () => {
  setContentSource(contentFolder("starter"));
  expect(newYearLines(publicRecords(), recordKinds, "en", "2026-06-01").lines).toEqual([]);
});
