import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveEntry } from "#app/cms/content/public-records.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { dateItems, hasDateFile, isInFile } from "./calendar.server.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
beforeEach(() => void vi.useFakeTimers({ now: at("2026-11-26") }));
afterEach(() => void vi.useRealTimers());

const holi = { id: "holi", from: "2027-03-22", title: { en: "Holi", mr: "होळी" }, status: "expected" };

/** The sample, with an entry of the calendar that the office has published. */
function withEntry(entry: Partial<LiveEntry>) {
  const none = { firstAt: undefined, endedAt: undefined, replacedBy: undefined, follows: undefined };
  const published: LiveEntry = {
    ...none,
    is: "current",
    record: holi,
    edition: 3,
    changedAt: at("2026-11-20"),
    ...entry,
  };
  return publicRecords({ publication: 1, entries: new Map([["calendar", new Map([["holi", published]])]]) });
}
const holiIn = (entry: Partial<LiveEntry>, locale: "en" | "mr" = "en") =>
  dateItems(withEntry(entry).in(locale)).find(({ name }) => name === "calendar-holi");

test("the dates of events, of the academic year and of admission are in the order of their days", () => {
  const items = dateItems(sample.in("en"));
  expect(items.map(({ from }) => from)).toEqual(items.map(({ from }) => from).toSorted());
  for (const name of ["calendar-gandhi-jayanti", "admission-merit-list"])
    expect(items.filter((each) => each.name === name)).toHaveLength(1);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

test("an expected date says so in its title, and has the number of its edition", () => {
  expect(holiIn({})).toMatchObject({ title: "Holi (expected)", sequence: 3, isCancelled: false });
  expect(holiIn({}, "mr")?.title).toBe("होळी (अपेक्षित)");
});

test("what was taken off is cancelled for 30 days; of a mistake nothing else is said", () => {
  const off = { endedAt: at("2026-10-27"), edition: 4 };
  expect(holiIn({ is: "ended", ...off })).toMatchObject({ title: "Holi (expected)", sequence: 4, isCancelled: true });
  expect(holiIn({ is: "gone", ...off })).toMatchObject({ title: "Cancelled", isCancelled: true });
  expect(holiIn({ is: "gone", endedAt: at("2026-10-26") })).toBeUndefined();
  expect(hasDateFile(withEntry({ is: "ended", ...off }), "calendar-holi.ics")).toBe(true);
});

test("the day that a notice is about is a date, and a notice without one is none", () => {
  const told = { id: "apply", on: "2026-11-20", day: "2026-11-30", text: { en: "Apply", mr: "अर्ज करा" } };
  const none = { firstAt: undefined, endedAt: undefined, replacedBy: undefined, follows: undefined };
  const entry: LiveEntry = { ...none, is: "current", record: told, edition: 1, changedAt: at("2026-11-20") };
  const entries = new Map([["notices", new Map([["apply", entry]])]]);
  const items = dateItems(publicRecords({ publication: 1, entries }).in("mr"));
  expect(items.filter(({ name }) => name.startsWith("notices-"))).toMatchObject([
    { name: "notices-apply", title: "अर्ज करा", from: "2026-11-30", page: "/notices/apply" },
  ]);
});

test("the dates of admission alone have a file while there are some", () => {
  expect(hasDateFile(sample, "admission.ics")).toBe(true);
  const items = dateItems(sample.in("mr")).filter(({ name }) => isInFile(name, "admission.ics"));
  const { dates } = sample.in("mr").of(courseRecords).admissionDates;
  expect(items).toHaveLength(dates.length + dates.filter(({ to }) => to).length);
});

test("a date of several days has a second one on the day before it ends, in its own file too", () => {
  const items = dateItems(sample.in("mr")).filter(({ name }) => isInFile(name, "admission-online-registration.ics"));
  expect(items).toMatchObject([
    { from: "2027-06-07", to: "2027-06-30", title: "ऑनलाइन नोंदणी (अपेक्षित)" },
    { from: "2027-06-29", to: "2027-06-29", title: "उद्या शेवटचा दिवस: ऑनलाइन नोंदणी (अपेक्षित)" },
  ]);
});

/** The dates of admission, of which the office has published so many, and what they said before. */
function withAdmissionDates(names: string[], earlier: { names: string[]; until: number }[] = []) {
  const datesOf = (each: string[]) => ({
    dates: each.map((en) => ({
      name: { en, mr: en },
      from: en === "Over" ? "2026-11-19" : "2027-07-09",
      status: "announced",
    })),
  });
  const none = { firstAt: undefined, endedAt: undefined, replacedBy: undefined, follows: undefined };
  const entry: LiveEntry = {
    ...none,
    is: "current",
    record: datesOf(names),
    edition: 3,
    changedAt: at("2026-11-20"),
    earlier: earlier.map((each) => ({ record: datesOf(each.names), until: each.until })),
  };
  const entries = new Map([["admissionDates", new Map([["admissionDates", entry]])]]);
  return dateItems(publicRecords({ publication: 1, entries }).in("en"));
}

test("a date that was taken out of the dates of admission is cancelled for 30 days, with the number of the newest edition; one that was over is not", () => {
  const items = withAdmissionDates(
    ["Merit list"],
    [
      { names: ["Merit list", "Open day"], until: at("2026-11-10") },
      { names: ["Merit list", "Round one", "Over"], until: at("2026-11-20") },
      { names: ["Merit list", "Too long ago"], until: at("2026-10-26") },
    ],
  );
  const told = items.filter(({ name }) => name.startsWith("admission-"));
  expect(told.map(({ name, isCancelled, sequence, changedAt }) => [name, isCancelled, sequence, changedAt])).toEqual([
    ["admission-merit-list", false, 3, at("2026-11-20")],
    ["admission-round-one", true, 3, at("2026-11-20")],
    ["admission-open-day", true, 3, at("2026-11-10")],
  ]);
});

test("there is a file of each date, and of no other name", () => {
  expect(hasDateFile(sample, "calendar-gandhi-jayanti.ics")).toBe(true);
  for (const name of ["calendar-gandhi-jayanti", "culturalEvents-1.ics", "calendar-holi.ics", "none.ics"])
    expect(hasDateFile(sample, name)).toBe(false);
});
