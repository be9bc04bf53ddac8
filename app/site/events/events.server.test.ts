import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { sample, withInstitute } from "../../../tests/help/sample-records.ts";
import {
  academicCalendar,
  culturalEvents,
  eventsPerPage,
  findCulturalEvent,
  sportsEvents,
  upcomingEvents,
} from "./events.server.ts";

let shown: object = {};
/** The events that the institute has in a test. */
const show = (events: object) => {
  shown = events;
};
const inEnglish = (records: PublicRecords) => ({ ...records.in("en"), of: () => shown }) as unknown as RecordsIn;
const en = inEnglish(sample);
const fromAugust = withInstitute({ yearStarts: { day: 1, month: "august" } });

const event = (id: number, on: string, until?: string) => ({
  id,
  on,
  until,
  title: `Event ${id}`,
  time: "10:00 AM",
  description: "Words",
  picture: "events/cricket",
  alt: "A picture",
  pictures: [],
});

/** Sixty events of 2024-2025, ten of 2025-2026, one each day, the oldest first. */
const archive = [
  ...Array.from({ length: 60 }, (_, day) => {
    const on = new Date(Date.UTC(2024, 7, 1 + day)).toISOString().slice(0, 10);
    return event(day + 1, on);
  }),
  ...Array.from({ length: 10 }, (_, day) => event(day + 61, `2025-09-${10 + day}`)),
];

const sport = (id: number, on: string, until?: string) => ({ ...event(id, on, until), venue: "Ground" });

beforeEach(() => {
  show({
    culturalEvents: archive,
    sportsEvents: [sport(1, "2024-01-01"), sport(2, "2026-01-01"), sport(3, "2025-01-01")],
    calendar: [
      { id: "second", from: "2026-08-01", title: "Second" },
      { id: "first", from: "2026-07-01", to: "2026-07-05", title: "First" },
    ],
  });
});

const ids = (found: ReturnType<typeof culturalEvents>) =>
  found?.groups.flatMap(({ events }) => events.map(({ id }) => id));

describe("the archive of cultural events", () => {
  test("shows a page of the newest first, under their years", () => {
    const found = culturalEvents(en, undefined, 1);
    expect(found).toMatchObject({ years: ["2025-2026", "2024-2025"], page: 1, pages: 3, year: undefined });
    expect(found?.groups.map(({ year }) => year)).toEqual(["2025-2026", "2024-2025"]);
    expect(ids(found)).toHaveLength(eventsPerPage);
    expect(ids(found)?.slice(0, 11)).toEqual([70, 69, 68, 67, 66, 65, 64, 63, 62, 61, 60]);
  });

  test("shows each event on one page, and only one", () => {
    const pages = [1, 2, 3].flatMap((page) => ids(culturalEvents(en, undefined, page)) ?? []);
    expect(pages).toHaveLength(70);
    expect(new Set(pages).size).toBe(70);
    expect(pages.at(-1)).toBe(1);
  });

  test("shows a single year, with pages too", () => {
    expect(culturalEvents(en, "2024-2025", 1)).toMatchObject({ pages: 3, year: "2024-2025" });
    expect(ids(culturalEvents(en, "2024-2025", 3))).toHaveLength(60 - 2 * eventsPerPage);
    expect(ids(culturalEvents(en, "2025-2026", 1))).toEqual([70, 69, 68, 67, 66, 65, 64, 63, 62, 61]);
  });

  test.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 9e9])("has no page %d", (page) => {
    expect(culturalEvents(en, undefined, page)).toBeUndefined();
  });

  test.each(["2023-2024", "", "../../", "__proto__"])("has no year %j", (year) => {
    expect(culturalEvents(en, year, 1)).toBeUndefined();
  });

  test("lists an event of the first months of a year under the year before", () => {
    show({ culturalEvents: [event(1, "2026-05-31"), event(2, "2026-06-01")] });
    expect(culturalEvents(en, undefined, 1)?.years).toEqual(["2026-2027", "2025-2026"]);
  });

  test("begins its years on the institute's own day", () => {
    show({ culturalEvents: [event(1, "2026-07-31"), event(2, "2026-08-01")] });
    expect(culturalEvents(inEnglish(fromAugust), undefined, 1)?.years).toEqual(["2026-2027", "2025-2026"]);
    expect(culturalEvents(en, undefined, 1)?.years).toEqual(["2026-2027"]);
  });

  test("has one empty page when there are no events", () => {
    show({ culturalEvents: [], sportsEvents: [], calendar: [] });
    expect(culturalEvents(en, undefined, 1)).toMatchObject({ years: [], pages: 1, groups: [] });
  });

  test("finds one event by its number", () => {
    expect(findCulturalEvent(en, "7")?.title).toBe("Event 7");
    for (const id of ["0", "71", "1.5", "7.0", "NaN"]) expect(findCulturalEvent(en, id)).toBeUndefined();
  });
});

describe("upcoming events", () => {
  test("are those of both kinds that are not over today, the next one first", () => {
    vi.useFakeTimers({ now: new Date("2026-01-01T06:00:00Z"), toFake: ["Date"] });
    show({
      culturalEvents: [event(1, "2026-02-01"), event(2, "2025-12-30", "2026-01-01")],
      sportsEvents: [sport(3, "2026-01-01"), sport(4, "2025-12-31"), sport(5, "2025-12-30", "2025-12-31")],
      calendar: [],
    });
    expect(upcomingEvents(en, 12).map(({ id, kind }) => [id, kind])).toEqual([
      [2, "cultural"],
      [3, "sports"],
      [1, "cultural"],
    ]);
    vi.useRealTimers();
  });
});

test("sports events are listed newest first, the calendar from its first day", () => {
  expect(sportsEvents(en, 1)?.items.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(academicCalendar(en).map(({ title }) => title)).toEqual(["First", "Second"]);
});

test("the calendar has what is of this academic year or later; before anything is, what was last", () => {
  const entry = (id: string, from: string, to?: string) => ({ id, from, ...(to && { to }), title: id });
  const calendar = [entry("old", "2025-05-31"), entry("late", "2025-05-20", "2025-06-05"), entry("now", "2026-03-01")];
  show({ calendar });
  const shownOn = (day: string) => {
    vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ["Date"] });
    const titles = academicCalendar(en).map(({ title }) => title);
    vi.useRealTimers();
    return titles;
  };
  expect(shownOn("2025-05-31")).toEqual(["late", "old", "now"]);
  expect(shownOn("2026-05-31")).toEqual(["late", "now"]);
  expect(shownOn("2027-08-01")).toEqual(["late", "now"]);
  show({ calendar: [] });
  expect(shownOn("2026-01-01")).toEqual([]);
});
