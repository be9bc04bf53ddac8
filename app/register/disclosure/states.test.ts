import { describe, expect, test } from "vitest";
import { seatDifference, seatsFor } from "./state-text.ts";
import type { DatedPaper } from "./states.ts";
import { type DatedRequirement, isLookDue, statesOn } from "./states.ts";

const starts = { day: 1, month: "august" } as const;
const duty = (cover: DatedRequirement["cover"], change: Partial<DatedRequirement> = {}): DatedRequirement => ({
  id: "it",
  applies: "yes",
  cover,
  ...change,
});
const rowOn = (day: string, cover: DatedRequirement["cover"], papers: Omit<DatedPaper, "id">[]) => {
  const named = papers.map((paper, at) => ({ duty: "it", id: `p${at}`, ...paper }));
  const [row] = statesOn([duty(cover)], named, day, starts);
  if (!row) throw new Error("no row");
  return row;
};
const stateOn = (...args: Parameters<typeof rowOn>) => rowOn(...args).state;

const approval = { forYear: "2026-27", issuedOn: "2026-07-28" };
const application = { forYear: "2027-28", appliedOn: "2027-01-12" };

test("a duty without a paper is missing, and one that does not apply says so whatever it has", () => {
  expect(stateOn("2026-11-26", "admissionYear", [])).toBe("missing");
  expect(stateOn("2026-07-27", "admissionYear", [approval])).toBe("missing");
  const [row] = statesOn(
    [duty("period", { applies: "no" })],
    [{ id: "p", duty: "it", ...approval }],
    "2026-11-26",
    starts,
  );
  expect([row?.state, row?.isHolding]).toEqual(["notApplicable", false]);
});

test("an approval of a year counts to the last day of that year, and is over on the next", () => {
  expect(stateOn("2026-08-01", "admissionYear", [approval])).toBe("valid");
  expect(stateOn("2027-05-31", "admissionYear", [approval])).toBe("valid");
  expect(stateOn("2027-06-01", "admissionYear", [approval])).toBe("ending");
  expect(stateOn("2027-07-31", "admissionYear", [approval])).toBe("ending");
  expect(rowOn("2027-08-01", "admissionYear", [approval])).toMatchObject({ state: "lapsed", until: "2027-07-31" });
});

test("what ends in February is over on the day after, in a leap year on the first of March", () => {
  const until = (validTo: string, day: string) => stateOn(day, "period", [{ issuedOn: "2026-03-01", validTo }]);
  expect([until("2027-02-28", "2027-02-28"), until("2027-02-28", "2027-03-01")]).toEqual(["ending", "lapsed"]);
  expect([until("2028-02-28", "2028-02-28"), until("2028-02-28", "2028-02-29")]).toEqual(["ending", "lapsed"]);
  expect([until("2028-02-29", "2028-02-29"), until("2028-02-29", "2028-03-01")]).toEqual(["ending", "lapsed"]);
});

test("an application changes what is said from its day on, until it is answered or its year is over", () => {
  const both = [approval, application];
  expect(stateOn("2027-01-11", "admissionYear", both)).toBe("valid");
  expect(stateOn("2027-01-12", "admissionYear", both)).toBe("nextAwaited");
  expect(stateOn("2027-08-01", "admissionYear", both)).toBe("lapsedApplied");
  expect(stateOn("2028-08-01", "admissionYear", both)).toBe("lapsed");
  expect(stateOn("2027-01-12", "admissionYear", [application])).toBe("applied");
  const answered = [...both, { forYear: "2027-28", issuedOn: "2027-07-20" }];
  expect(stateOn("2027-07-20", "admissionYear", answered)).toBe("valid");
  expect(stateOn("2027-08-01", "admissionYear", answered)).toBe("valid");
});

test("from the first day of a year its letter is missing, and the year of the last one is named, applied for or not", () => {
  const heldOn = (...args: Parameters<typeof rowOn>) => {
    const { isHolding, before } = rowOn(...args);
    return isHolding || (before ?? false);
  };
  const before = { given: "2026-27", year: "2027-28" };
  expect(heldOn("2027-07-31", "admissionYear", [approval])).toBe(true);
  for (const papers of [[approval], [approval, application]])
    expect(heldOn("2027-08-01", "admissionYear", papers)).toEqual(before);
  expect(heldOn("2028-08-01", "admissionYear", [approval])).toEqual({ given: "2026-27", year: "2028-29" });
  expect(heldOn("2027-08-01", "admissionYear", [application])).toBe(false);
  const refusals = [
    { forYear: "2027-28", issuedOn: "2027-07-20", decision: "refused" as const },
    { forYear: "2026-27", issuedOn: "2027-02-01", decision: "suspended" as const },
  ];
  for (const refusal of refusals) expect(heldOn("2028-08-01", "admissionYear", [approval, refusal])).toBe(false);
  const dated = { issuedOn: "2024-08-01", validTo: "2027-08-01" };
  expect(heldOn("2027-08-01", "period", [dated])).toBe(true);
  expect(heldOn("2027-08-02", "period", [dated])).toBe(false);
});

test("a paper that says by mistake that it replaces itself is not lost", () => {
  expect(stateOn("2026-11-26", "admissionYear", [{ ...approval, replaces: "p0" }])).toBe("valid");
});

test("a suspension counts from its day, and ends when the approval is restored", () => {
  const papers = [
    approval,
    { forYear: "2026-27", issuedOn: "2026-09-26", decision: "suspended" as const },
    { forYear: "2026-27", issuedOn: "2026-10-10", decision: "restored" as const },
  ];
  const days = ["2026-09-25", "2026-09-26", "2026-10-09", "2026-10-10"];
  expect(days.map((day) => stateOn(day, "admissionYear", papers))).toEqual([
    "valid",
    "suspended",
    "suspended",
    "valid",
  ]);
  const [, suspension, restoration] = papers.map((paper) => ({ ...paper, issuedOn: "2026-09-26" }));
  const sameDay = [suspension, restoration].flatMap((paper) => paper ?? []);
  for (const letters of [sameDay, sameDay.toReversed()])
    expect(stateOn("2026-09-26", "admissionYear", [approval, ...letters])).toBe("valid");
  const suspended = rowOn("2027-08-01", "admissionYear", papers.slice(0, 2));
  expect(suspended.state).toBe("missing");
});

test("what ends on a day but does not say on which counts for no day; what is withdrawn by nobody counts on", () => {
  expect(stateOn("2026-11-26", "period", [{ issuedOn: "2026-01-01" }])).toBe("missing");
  expect(stateOn("2040-11-26", "untilWithdrawn", [{ issuedOn: "2009-06-15" }])).toBe("valid");
});

test("a paper that is decided and not yet in force is coming", () => {
  const paper = { issuedOn: "2026-11-01", validFrom: "2027-01-01", validTo: "2027-12-31" };
  expect(rowOn("2026-11-26", "period", [paper])).toMatchObject({ state: "coming", from: "2027-01-01" });
});

test("a replaced paper decides nothing and stays among the others, and so does an older one", () => {
  const papers = [
    { issuedOn: "2024-01-01", validTo: "2024-12-31" },
    { issuedOn: "2026-01-01", validTo: "2030-12-31" },
    { issuedOn: "2026-02-01", validTo: "2026-12-31", replaces: "p1" },
  ];
  const row = rowOn("2026-06-01", "period", papers);
  expect([row.state, row.paper?.id, row.until]).toEqual(["valid", "p2", "2026-12-31"]);
  expect(row.others.map(({ id }) => id).sort()).toEqual(["p0", "p1"]);
});

test("each admission year has one line, the newest first, with its newest decision", () => {
  const papers = [
    { forYear: "2024-25", issuedOn: "2024-09-01" },
    approval,
    { forYear: "2026-27", issuedOn: "2026-09-26", decision: "suspended" as const },
    application,
  ];
  const { lines } = rowOn("2027-02-01", "admissionYear", papers);
  expect(lines.map(({ year, paper }) => [year, paper.id])).toEqual([
    ["2027-28", "p3"],
    ["2026-27", "p2"],
    ["2024-25", "p0"],
  ]);
});

describe("seats", () => {
  const duties = ["pci", "dte"].map((id) => ({ ...duty("admissionYear"), id }));
  const rows = (pci: number, dte: number) =>
    statesOn(
      duties,
      [
        { id: "a", duty: "pci", ...approval, intake: pci },
        { id: "b", duty: "dte", ...approval, intake: dte },
      ],
      "2026-11-26",
      starts,
    );

  test("the lowest number comes first, and the office sees a difference", () => {
    expect(seatsFor(rows(60, 30), "2026-27").map(({ intake, duty: { id } }) => [intake, id])).toEqual([
      [30, "dte"],
      [60, "pci"],
    ]);
    expect(seatDifference(rows(60, 30), "2026-27")).toHaveLength(2);
    expect(seatDifference(rows(60, 60), "2026-27")).toEqual([]);
  });
});

test("what was looked at more than 180 days ago is to be looked at again", () => {
  const since = { issuedOn: "2026-01-01" };
  const isDue = (day: string, paper: Omit<DatedPaper, "id">) => {
    const { checkedOn, paper: shown } = rowOn(day, "untilWithdrawn", [paper]);
    return isLookDue(checkedOn ?? shown?.issuedOn, day);
  };
  expect(isDue("2026-06-30", since)).toBe(false);
  expect(isDue("2026-07-01", since)).toBe(true);
  expect(isDue("2026-07-01", { ...since, checkedOn: "2026-05-01" })).toBe(false);
});

test("a committee or another page fills a duty instead of papers", () => {
  const stateWith = (until?: string) => statesOn([duty("term")], [], "2026-11-26", starts, () => ({ until }))[0]?.state;
  expect([undefined, "2027-06-30", "2027-01-25", "2026-11-25"].map(stateWith)).toEqual([
    "valid",
    "valid",
    "ending",
    "lapsed",
  ]);
});
