import { appliedBy, type DatedPaper } from "./spans.ts";

export interface YearLine<P> {
  year: string;
  paper: P;
}

export const shownYears = 5;

/** A year's newest decision or, without one, its newest application; newest year first. */
export function yearLines<P extends DatedPaper>(issued: P[], all: P[], day: string): YearLine<P>[] {
  const lines = new Map<string, P>();
  for (const paper of [...appliedBy(all, day), ...issued]) if (paper.forYear) lines.set(paper.forYear, paper);
  return [...lines].map(([year, paper]) => ({ year, paper })).sort((one, other) => other.year.localeCompare(one.year));
}
