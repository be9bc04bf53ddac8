import { expect, test } from "vitest";
import { type Waiting, waitingLines, waitingPeople } from "./waiting.ts";

const nothing: Waiting = {
  profiles: 0,
  principal: { count: 0, kinds: [], isYou: false, to: "/office/records" },
  missing: { en: 0, mr: 0, to: "/office/records" },
  unpublished: { drafts: 0, changed: 0, to: "/office/records" },
  clock: { coming: undefined, ending: undefined, to: "/office/records" },
  others: undefined,
};

test("there is no line about what is nothing", () => {
  expect(waitingLines(nothing, "en")).toEqual([]);
});

test("what waits is said in figures and days", () => {
  const at = Date.parse("2026-11-25T10:00:00+05:30");
  const waiting: Waiting = {
    roles: 1,
    profiles: 1,
    principal: { count: 2, kinds: ["Committees", "Teachers"], isYou: true, to: "/office/records" },
    missing: { en: 2, mr: 0, to: "/office/records/notices?state=following" },
    unpublished: { drafts: 1, changed: 3, to: "/office/records" },
    clock: { coming: { count: 1, at }, ending: { count: 12, at }, to: "/office/records" },
    others: { count: 4, at, name: "Asha" },
  };
  const lines = waitingLines(waiting, "en");
  expect(lines.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "1 account waits for you to confirm it",
    "1 profile is waiting for approval",
    "2 drafts are waiting for you to publish",
    "English missing: 2",
    "1 draft not published · 3 texts with changes to publish",
    "Coming: 1, the next on 25 November 2026 · Ending this week: 12, the first on 25 November 2026",
  ]);
  expect(lines[2]?.detail).toBe("Committees and Teachers");
  expect(lines[3]?.to).toBe("/office/records/notices?state=following");
  expect(waitingLines(waiting, "mr")[3]?.text).toBe("इंग्रजी मजकूर बाकी: २");
});

test("rows of the register that are urgent or end this month have one line, which names three", () => {
  const register = { urgent: ["Land", "Fire safety", "Lift"], ending: ["Fire safety", "PCI approval"] };
  expect(waitingLines({ ...nothing, register }, "en")).toEqual([
    {
      text: "2 documents end this month · 3 items of the disclosure register need attention",
      detail: "Land · Fire safety · Lift",
      to: "/office/register",
    },
  ]);
  const [one] = waitingLines({ ...nothing, register: { urgent: [], ending: ["मान्यता"] } }, "mr");
  expect(one?.text).toBe("या महिन्यात एका कागदपत्राची मुदत संपते");
});

test("who waits is counted in a sentence, with how long the oldest has waited", () => {
  const inbox = { new: 2, due: 3, longestWait: 26.5 * 3_600_000 };
  const { sentence, parts, longest } = waitingPeople(inbox, "en");
  expect([sentence, parts.join(" · "), longest]).toEqual([
    "5 people are waiting.",
    "3 people to contact today · 2 new in the inbox",
    "Waiting longest: 26 hours.",
  ]);
  expect(waitingPeople({ new: 0, due: 0, longestWait: undefined }, "en")).toEqual({
    count: 0,
    sentence: "Nobody is waiting.",
    parts: [],
    longest: "",
  });
});

test("the office sees what waits for the principal after what it can do itself, and what others did where there is a line left", () => {
  const at = Date.parse("2026-11-25T10:00:00+05:30");
  const principal = { count: 1, kinds: ["Committees"], isYou: false, to: "/office/records/committees/anti-ragging" };
  const unpublished = { ...nothing.unpublished, drafts: 1 };
  const others = { count: 4, at, name: "Asha" };
  const lines = waitingLines({ ...nothing, profiles: 3, principal, unpublished, others }, "en");
  expect(lines.map(({ text }) => text)).toEqual([
    "1 draft not published",
    "3 profiles are waiting for the principal’s approval",
    "1 draft is waiting for the principal",
    "4 changes by others in the last 7 days",
  ]);
});
