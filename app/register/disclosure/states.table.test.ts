import { expect, test } from "vitest";
import type { DatedPaper } from "./states.ts";
import { type DatedRequirement, type RequirementState, statesOn } from "./states.ts";

/** Numbers that look random and are the same each time (Park and Miller, 1988). */
function numbersFrom(seed: number): (below: number) => number {
  let current = seed;
  return (below) => {
    current = (current * 48_271) % 2_147_483_647;
    return current % below;
  };
}

const msPerDay = 86_400_000;
const first = Date.UTC(2025, 7, 1);
const dayAt = (days: number) => new Date(first + days * msPerDay).toISOString().slice(0, 10);
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);
/** With the first day 1 August. */
const yearOf = (day: string) => {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 8 ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
};

/** The table: the first line that holds is the state; and the last year that was approved, if that is said. Written from the rules alone, day by day. */
function expected(
  { applies, cover }: DatedRequirement,
  papers: DatedPaper[],
  today: string,
): [RequirementState, string | undefined] {
  const here = papers.filter((paper) => paper.issuedOn && paper.issuedOn <= today);
  const live = here.filter((paper) => !here.some((other) => other.replaces === paper.id));
  const isBad = (paper: DatedPaper) => paper.decision === "refused" || paper.decision === "suspended";
  const lastDay = (paper: DatedPaper) => {
    if (cover === "admissionYear" && paper.forYear) return `${Number(paper.forYear.slice(0, 4)) + 1}-07-31`;
    return paper.validTo ?? (paper.forYear ? `${Number(paper.forYear.slice(0, 4)) + 1}-07-31` : "9999");
  };
  const isFor = (paper: DatedPaper, day: string) => {
    if (cover === "admissionYear" && paper.forYear) return paper.forYear === yearOf(day);
    if (!isBad(paper) && cover !== "untilWithdrawn" && !paper.validTo && !paper.forYear) return false;
    const begin = paper.validFrom ?? (paper.forYear ? `${paper.forYear.slice(0, 4)}-08-01` : paper.issuedOn);
    return (begin ?? "") <= day && day <= lastDay(paper);
  };
  const deciding = (day: string) =>
    live
      .filter((paper) => isFor(paper, day))
      .reduce<DatedPaper | undefined>((best, each) => {
        const isOfOneDay = best?.issuedOn === each.issuedOn;
        const isRestored = isOfOneDay && best?.decision === "restored" && each.decision !== "restored";
        return isRestored || (best?.issuedOn && best.issuedOn > (each.issuedOn ?? "")) ? best : each;
      }, undefined);
  const isGood = (day: string) => {
    const paper = deciding(day);
    return paper !== undefined && !isBad(paper);
  };
  const now = deciding(today);
  const waits = papers.some(
    (paper) =>
      paper.appliedOn &&
      paper.appliedOn <= today &&
      !here.includes(paper) &&
      !here.some(({ replaces }) => replaces === paper.id) &&
      !(paper.forYear && paper.forYear < yearOf(today)) &&
      !live.some(
        ({ issuedOn = "", forYear }) =>
          issuedOn >= (paper.appliedOn ?? "") && (!forYear || !paper.forYear || forYear === paper.forYear),
      ),
  );
  const isOverSoon = now !== undefined && lastDay(now) <= plus(today, 60) && !isGood(plus(lastDay(now), 1));
  const ends = live
    .filter((paper) => !isBad(paper) && isFor(paper, lastDay(paper)))
    .map(lastDay)
    .filter((end) => end < today && isGood(end))
    .sort();
  const wasGood = ends.length > 0;
  const years = live.flatMap(({ forYear }) => forYear ?? []).sort();
  const ofNewestYear = live.filter(({ forYear }) => forYear && forYear === years.at(-1));
  const newest = ofNewestYear.reduce<DatedPaper | undefined>((best, each) => {
    const isLater = best === undefined || (each.issuedOn ?? "") > (best.issuedOn ?? "");
    return isLater ||
      (each.issuedOn === best?.issuedOn && (each.decision === "restored" || best?.decision !== "restored"))
      ? each
      : best;
  }, undefined);
  const willBeGood = live.some((paper) => {
    if (isBad(paper)) return false;
    for (let day = plus(today, 1); day <= plus(today, 800); day = plus(day, 1))
      if (isFor(paper, day)) return isGood(day);
    return false;
  });
  const table: [RequirementState, boolean][] = [
    ["notApplicable", applies === "no"],
    ["suspended", now !== undefined && isBad(now)],
    ["nextAwaited", isGood(today) && waits],
    ["ending", isGood(today) && isOverSoon],
    ["valid", isGood(today)],
    ["coming", willBeGood],
    ["lapsedApplied", wasGood && waits],
    ["lapsed", wasGood],
    ["applied", waits],
    ["missing", true],
  ];
  const state = table.find(([, holds]) => holds)?.[0] ?? "missing";
  const isSaid = state.startsWith("lapsed") && cover === "admissionYear" && !(newest && isBad(newest));
  return [state, isSaid ? yearOf(ends.at(-1) ?? "") : undefined];
}

const covers = ["admissionYear", "period", "untilWithdrawn"] as const;
const years = ["2024-25", "2025-26", "2026-27", "2027-28"];
const decisions = ["granted", "granted", "provisional", "conditional", "refused", "suspended", "restored"] as const;

/** Up to five papers of any kind, also ones that make no sense together. */
function anyPapers(number: (below: number) => number, duty: string): DatedPaper[] {
  return Array.from({ length: number(6) }, (_, at) => {
    const issued = number(730) - 200;
    const paper: DatedPaper = { id: `${duty}-${at}`, duty };
    if (number(3) > 0) paper.issuedOn = dayAt(issued);
    if (!paper.issuedOn || number(3) === 0) paper.appliedOn = dayAt(issued - number(120));
    if (number(2) === 0) paper.forYear = years[number(4)];
    if (number(3) === 0) paper.validFrom = dayAt(issued + number(60));
    if (number(2) === 0) paper.validTo = dayAt(issued + 60 + number(500));
    if (number(2) === 0) paper.decision = decisions[number(decisions.length)];
    if (at > 0 && number(4) === 0) paper.replaces = `${duty}-${number(at)}`;
    return paper;
  });
}

test("on 400 random days of two years the states are those of an independent table", () => {
  const number = numbersFrom(20_261_126);
  const seen = new Map<RequirementState, number>();
  const late = new Set<boolean>();
  for (let at = 0; at < 400; at++) {
    const day = dayAt(number(730));
    const duties = Array.from({ length: 6 }, (_, each) => ({
      id: `d${each}`,
      applies: number(20) === 0 ? ("no" as const) : ("yes" as const),
      cover: covers[number(3)] as DatedRequirement["cover"],
    }));
    const papers = duties.flatMap(({ id }) => anyPapers(number, id));
    for (const row of statesOn(duties, papers, day, { day: 1, month: "august" })) {
      const own = papers.filter(({ duty }) => duty === row.duty.id);
      const [state, given] = expected(row.duty, own, day);
      expect({ day, own, state: row.state, given: row.before?.given }).toEqual({ day, own, state, given });
      expect(row.isHolding).toBe(["valid", "ending", "nextAwaited"].includes(state));
      if (state.startsWith("lapsed") && row.duty.cover === "admissionYear") late.add(given === undefined);
      seen.set(row.state, (seen.get(row.state) ?? 0) + 1);
    }
  }
  expect(Math.min(...seen.values())).toBeGreaterThan(10);
  expect(seen.size).toBe(10);
  expect(late, "an approval of a year that is over, refused since then or not").toEqual(new Set([true, false]));
});
