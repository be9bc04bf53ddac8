import { appliedBy, type DatedPaper } from "./spans.ts";

/** An admission year with the decision, or the application, for it. */
export interface YearLine<P> {
  year: string;
  paper: P;
}

/** How many years a page shows one by one. */
export const shownYears = 5;

/** A line for each year: its newest decision or, without one, its newest application; the newest year first. */
export function yearLines<P extends DatedPaper>(issued: P[], all: P[], day: string): YearLine<P>[] {
  const lines = new Map<string, P>();
  for (const paper of [...appliedBy(all, day), ...issued]) if (paper.forYear) lines.set(paper.forYear, paper);
  return [...lines].map(([year, paper]) => ({ year, paper })).sort((one, other) => other.year.localeCompare(one.year));
}
