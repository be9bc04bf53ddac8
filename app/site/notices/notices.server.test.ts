import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { PublicRecord } from "#app/cms/content/public-records.server.ts";
import { setClock } from "#app/lib/i18n/today.server.ts";
import { sample, withInstitute } from "../../../tests/help/sample-records.ts";
import type { Notice } from "./notice-kind.ts";
import {
  latestNotices,
  noticeAt,
  noticeBoard,
  noticeExists,
  noticePages,
  noticesEndingBetween,
  noticesIn,
  noticesPerPage,
  noticeYears,
} from "./notices.server.ts";

/** In the academic year of most of the notices below. */
beforeAll(() => setClock(() => Date.parse("2026-05-01T12:00:00+05:30")));
afterAll(() => setClock());

const [en, mr] = [sample.in("en"), sample.in("mr")];

const plain = { is: "current", firstAt: undefined, changedAt: undefined } as const;
const current = { ...plain, endedAt: undefined, replacedBy: undefined, follows: undefined } as const;
const shown = (id: string, on: string, more: Partial<Notice> = {}): PublicRecord<Notice> => ({
  ...current,
  record: { id, on, text: { en: `Notice ${id}`, mr: `सूचना ${id}` }, ...more },
});
const slip: PublicRecord<Notice> = { ...shown("slip", "2026-01-01"), is: "gone" };
const replaced = (replacedBy: string): PublicRecord<Notice> => ({
  ...shown("moved", "2026-01-01"),
  is: "replaced",
  replacedBy,
});

/** Notices that are or were public, in place of the sample's. */
const give = (notices: Record<string, PublicRecord<Notice>>) =>
  vi.spyOn(sample, "ever").mockReturnValue(new Map(Object.entries(notices)) as ReturnType<typeof sample.ever>);

const few = {
  old: shown("old", "2025-05-31"),
  june: shown("june", "2025-06-01", { link: "/admission" }),
  told: shown("told", "2026-02-01", { link: "/admission", details: { en: "First.\n\nMore.", mr: "पहिला." } }),
  over: { ...shown("over", "2026-03-01"), is: "ended", endedAt: Date.parse("2026-04-01T12:00:00+05:30") },
  half: { ...shown("half", "2026-01-01"), follows: "en" },
  slip,
  moved: replaced("/visit"),
} as const;

describe("the board", () => {
  test("has the valid notices, and with a year all of June to May, the newest first", () => {
    give(few);
    const ids = (year?: string) => noticeBoard(en, year, 1)?.items.map(({ id }) => id);
    expect(ids()).toEqual(["told", "half", "june"]);
    expect(ids("2025-26")).toEqual(["over", "told", "half", "june"]);
    expect(ids("2024-25")).toEqual(["old"]);
    expect(noticeBoard(en, undefined, 1)?.years).toEqual(["2025-26", "2024-25"]);
    expect(ids("2023-24")).toBeUndefined();
    expect(ids("2025-2026")).toBeUndefined();
  });

  test("has other years once the institute's begin on another day", () => {
    give(few);
    expect(noticeYears(sample)).toEqual(["2025-26", "2024-25"]);
    const fromMarch = { ...withInstitute({ yearStarts: { day: 1, month: "march" } }), ever: sample.ever };
    expect(noticeYears(fromMarch)).toEqual(["2026-27", "2025-26"]);
  });

  test("leaves out a notice without an end once the academic year of its last day is over", () => {
    const later = { day: "2026-06-10" };
    const until = Date.parse("2026-12-31T00:00:00+05:30");
    give({ ...few, may: shown("may", "2026-05-20", later), open: { ...shown("open", "2025-07-01"), until } });
    const idsOn = (day: string) => latestNotices(en, 9, day).map(({ id }) => id);
    expect(idsOn("2026-05-31")).toEqual(["may", "told", "half", "open", "june"]);
    expect(idsOn("2026-06-01")).toEqual(["may", "open"]);
    expect(noticesEndingBetween(sample, "2026-05-31", "2026-06-01")).toBe(3);
    expect(noticeBoard(en, "2025-26", 1)?.total, "its year still has it").toBeGreaterThan(4);
  });

  test("says what has ended, and shows the first of the details", () => {
    give(few);
    const lines = noticeBoard(en, "2025-26", 1)?.items;
    expect(lines?.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false, false]);
    expect(lines?.[1]?.excerpt).toBe("First.");
  });

  test("is empty while there is none", () => {
    give({});
    expect(noticeBoard(en, undefined, 1)).toMatchObject({ items: [], total: 0, years: [], pages: 1 });
  });

  test("has pages: of 5,000 notices none is missing, and no page shows more than fit", () => {
    const day = (at: number) => new Date(Date.UTC(2016, 6, 1) + Math.floor(at / 2) * 86_400_000).toISOString();
    const many = Array.from({ length: 5000 }, (_, at) => shown(`n${at}`, day(at).slice(0, 10)));
    give(Object.fromEntries(many.map((state, at) => [`n${at}`, state])));
    const first = noticeBoard(mr, "2018-19", 1);
    const ids = new Set<string>();
    for (let page = 1; page <= (first?.pages ?? 0); page += 1) {
      const { items = [] } = noticeBoard(mr, "2018-19", page) ?? {};
      expect(items.length).toBeLessThanOrEqual(noticesPerPage);
      for (const { id } of items) ids.add(id);
    }
    expect(ids.size).toBe(730);
    expect(noticeBoard(mr, "2018-19", (first?.pages ?? 0) + 1)).toBeUndefined();
    expect(noticeBoard(mr, undefined, Number.NaN)).toBeUndefined();
  });
});

test("an announcement of the home page leads to the page it is about, unless it says more itself", () => {
  give(few);
  expect(latestNotices(en, 3).map(({ id, address }) => [id, address])).toEqual([
    ["told", "/notices/told"],
    ["half", "/notices/half"],
    ["june", "/admission"],
  ]);
});

test("a pinned notice comes first on the home page until its day is over, of several the newest, and nowhere else", () => {
  const pinUntil = "2026-05-12";
  give({ ...few, june: shown("june", "2025-06-01", { pinUntil }), old: shown("old", "2025-05-31", { pinUntil }) });
  const first = (day: string) => latestNotices(en, 3, day).map(({ id }) => id);
  expect(first(pinUntil)).toEqual(["june", "told", "half"]);
  expect(first("2026-05-13")).toEqual(["told", "half", "june"]);
  expect(noticeBoard(en, undefined, 1)?.items[0]?.id).toBe("told");
});

test("a notice without its English shows the Marathi, named as such", () => {
  give(few);
  const line = { id: "half", text: "सूचना half", lang: "mr" };
  expect(noticeBoard(en, undefined, 1)?.items[1]).toMatchObject(line);
  expect(noticeAt(en, "half")).toMatchObject({ kind: "notice", notice: line });
  expect(noticeAt(mr, "half")).toMatchObject({ notice: { ...line, lang: undefined } });
  expect(noticesIn(en).map(({ id }) => id)).not.toContain("half");
});

test("the address of a notice answers what became of it", () => {
  give(few);
  expect(noticeAt(en, "over")).toMatchObject({ kind: "notice", endedOn: "2026-04-01" });
  expect(noticeAt(en, "slip")).toMatchObject({ kind: "withdrawn" });
  expect(noticeAt(en, "moved")).toEqual({ kind: "replaced", by: "/visit" });
  expect(noticeAt(en, "none")).toEqual({ kind: "missing" });
  expect(["slip", "moved", "old", "none", "__proto__"].map((id) => noticeExists(sample, id))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(noticePages(sample).map(({ address }) => address)).not.toContain("/notices/slip");
});

test("a replaced notice leads to what is there in the end, and never in a circle", () => {
  give({
    first: replaced("/mr/notices/second/?from=mail"),
    second: replaced("/notices/third"),
    third: replaced("/mr/visit?day=1"),
    round: replaced("/notices/trip"),
    trip: replaced("/mr/notices/%72ound"),
    into: replaced("/notices/round"),
    gone: replaced("/notices/slip"),
    slip,
    odd: replaced("/%zz"),
  });
  const by = (id: string) => {
    const answer = noticeAt(en, id);
    return answer.kind === "replaced" && answer.by;
  };
  expect(["first", "second", "third"].map(by)).toEqual(Array(3).fill("/visit?day=1"));
  expect(["round", "trip", "into"].map(by)).toEqual(Array(3).fill("/notices"));
  expect([by("gone"), by("odd")]).toEqual(["/notices/slip", "/%zz"]);
});

test.each(["ended", "expired"] as const)("a notice that has %s ends on a day in India", (is) => {
  give({ a: { ...shown("a", "2026-08-01"), is, endedAt: Date.parse("2026-08-01T20:00:00Z") } });
  expect(noticeAt(en, "a")).toMatchObject({ kind: "notice", endedOn: "2026-08-02" });
});
