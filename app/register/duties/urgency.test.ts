import { expect, test } from "vitest";
import { byUrgency, type Urgency, urgencyOf } from "./urgency.ts";

const day = "2026-11-26";

test("what is suspended or over comes before what ends, and that before what was never shown or is awaited", () => {
  const rows = [
    { id: "listing", state: "valid", lastLook: "2026-11-01" },
    { id: "plan", state: "valid", lastLook: "2026-05-01" },
    { id: "aishe", state: "applied" },
    { id: "lift", state: "ending", until: "2027-01-20" },
    { id: "fire", state: "ending", until: "2026-12-03" },
    { id: "water", state: "ending", until: "2026-12-04" },
    { id: "audit", state: "missing" },
    { id: "iso", state: "notApplicable" },
    { id: "gas", state: "lapsed", until: "2026-11-25" },
    { id: "wiring", state: "lapsed", until: "2026-01-31" },
    { id: "pci", state: "suspended" },
  ] as const;
  const groups = byUrgency(
    rows.map((row) => ({
      ...{ until: undefined, ...row },
      urgency: urgencyOf({ until: undefined, ...row }, day, "lastLook" in row ? row.lastLook : undefined),
      lastLook: "lastLook" in row ? { on: row.lastLook } : undefined,
    })),
  );
  const found = groups.map(([urgency, rows]): [Urgency, string] => [urgency, rows.map(({ id }) => id).join(" ")]);
  expect(found).toEqual([
    ["suspended", "pci"],
    ["over", "wiring gas"],
    ["week", "fire"],
    ["month", "water"],
    ["soon", "lift"],
    ["missing", "audit"],
    ["awaited", "aishe"],
    ["unchecked", "plan"],
    ["inOrder", "listing"],
    ["notApplicable", "iso"],
  ]);
});

test("of what nobody has looked at for 180 days, twelve rows are asked for, those not looked at longest first", () => {
  const rows = Array.from({ length: 15 }, (_, month) => {
    const on = `20${25 - (month % 3)}-0${1 + (month % 9)}-01`;
    return { lastLook: { on }, urgency: urgencyOf({ state: "valid", until: undefined }, day, on) };
  });
  const [[urgency, shown] = ["inOrder", []]] = byUrgency(rows);
  expect([urgency, shown.length]).toEqual(["unchecked", 12]);
  const days = shown.map(({ lastLook }) => lastLook.on);
  expect(days).toEqual(days.toSorted());
  expect(urgencyOf({ state: "valid", until: undefined }, day, "2026-05-30")).toBe("inOrder");
  expect(urgencyOf({ state: "valid", until: undefined }, day, "2026-05-29")).toBe("unchecked");
  expect(urgencyOf({ state: "valid", until: undefined }, day, undefined)).toBe("unchecked");
});
