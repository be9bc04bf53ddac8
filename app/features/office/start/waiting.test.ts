import { expect, test } from "vitest";
import { type Waiting, waitingLines } from "./waiting.ts";

const nothing: Waiting = {
  profiles: 0,
  missing: { en: 0, mr: 0, to: "/office/records" },
  unpublished: { drafts: 0, changed: 0, to: "/office/records" },
  clock: { coming: undefined, ending: undefined, to: "/office/records" },
  others: undefined,
};

test("there is no line about what is nothing", () => {
  expect(waitingLines(nothing, "en")).toEqual([]);
});

test("what waits is said in figures and days, in five lines at most", () => {
  const at = Date.parse("2026-11-25T10:00:00+05:30");
  const waiting: Waiting = {
    profiles: 1,
    missing: { en: 2, mr: 0, to: "/office/records/notices?state=following" },
    unpublished: { drafts: 1, changed: 3, to: "/office/records" },
    clock: { coming: { count: 1, at }, ending: { count: 12, at }, to: "/office/records" },
    others: { count: 4, at, name: "Asha" },
  };
  const lines = waitingLines(waiting, "en");
  expect(lines.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "1 profile waits for approval",
    "English missing: 2",
    "1 draft not published · 3 with changes not published",
    "Coming: 1, the next on 25 November 2026 · Ending this week: 12, the first on 25 November 2026",
    "4 changes by others in the last 7 days",
  ]);
  expect(lines[1]?.to).toBe("/office/records/notices?state=following");
  expect(waitingLines(waiting, "mr")[1]?.text).toBe("इंग्रजी मजकूर बाकी: २");
});
