import { academicYear, type YearStart } from "#app/platform/content/academic-year.ts";
import { daysAfter } from "#app/platform/i18n/format.ts";
import type { Duty } from "./schema.ts";
import { awaitedOn, type DatedPaper, decisiveOn, type IssuedPapers, isAdverse, issuedBy } from "./spans.ts";
import { type YearLine, yearLines } from "./year-lines.ts";

/** The states of a duty on a day. They are computed, never stored and never chosen. */
export const dutyStates = [
  "notApplicable",
  /** The newest decision for this day is against the institute. */
  "suspended",
  "valid",
  /** Valid, and over within 60 days. */
  "ending",
  /** Valid, and the next one is applied for. */
  "nextAwaited",
  /** Decided, and not yet in force. */
  "coming",
  /** Over; the next one is applied for. */
  "lapsedApplied",
  /** Over, and nothing is applied for. */
  "lapsed",
  /** The first one is applied for. */
  "applied",
  /** There never was a paper. */
  "missing",
] as const;
export type DutyState = (typeof dutyStates)[number];

/** The evidence for the state of a duty; its texts may be in one language or in both. */
export type DatedDuty = Pick<Duty, "id" | "applies" | "cover" | "checkedOn">;

/** What fills a duty other than a paper: a committee in office, this year's fee order, a page, a code. */
export interface OtherEvidence {
  /** The last day on which the evidence counts. */
  until?: string | undefined;
  /** What pages say of it: a code, the number of an order. */
  fact?: string | undefined;
}

/** A duty with its state on a day. */
export interface DutyRow<D extends DatedDuty = DatedDuty, P extends DatedPaper = DatedPaper> {
  duty: D;
  state: DutyState;
  /** Whether it counts on this day, so that the site may name its body among those that have approved the institute. */
  isHolding: boolean;
  /** Of a yearly approval that is over while no newer decision is known: the year that it was for, and that of the day. */
  before?: { given: string; year: string } | undefined;
  /** The paper that the state follows from. */
  paper?: P | undefined;
  /** The last day on which it counts, or counted. */
  until?: string | undefined;
  /** The first day, if it is not in force yet. */
  from?: string | undefined;
  fact?: string | undefined;
  /** The application that waits for an answer. */
  awaited?: P | undefined;
  /** For duties of an admission year: a line for each year, the newest first. */
  lines: YearLine<P>[];
  /** The other papers of the duty that were issued, the newest first. */
  others: P[];
  /** When somebody last looked. */
  checkedOn?: string | undefined;
}

/** Days before its end from which a duty is `ending`. */
export const endingDays = 60;
/** Days after which somebody should look again. */
const checkDays = 180;

/** Whether somebody should look at a row again, by the day of the last look; always if there was none. */
export const isLookDue = (lastLook: string | undefined, day: string): boolean =>
  lastLook === undefined || daysAfter(lastLook, checkDays) < day;

/** The latest of some days. */
export const latestDay = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

type Standing<P> = Pick<DutyRow<DatedDuty, P & DatedPaper>, "state" | "paper" | "until" | "from" | "awaited" | "fact">;

/** The state of a duty by evidence other than papers. */
function standingOf({ until, fact }: OtherEvidence, day: string): Standing<never> {
  if (until !== undefined && until < day) return { state: "lapsed", until, fact };
  return { state: until !== undefined && until <= daysAfter(day, endingDays) ? "ending" : "valid", until, fact };
}

/** The state of a duty by its papers. */
function standingByPapers<P extends DatedPaper>(
  papers: P[],
  known: IssuedPapers<P>,
  day: string,
  starts: YearStart,
): Standing<P> {
  const { spans } = known;
  const awaited = awaitedOn(papers, known, day, starts).at(-1);
  const isGrantedOn = (on: string) => {
    const decisive = decisiveOn(spans, on);
    return decisive !== undefined && !isAdverse(decisive.paper);
  };
  const now = decisiveOn(spans, day);
  if (now) {
    const { paper, to: until } = now;
    if (isAdverse(paper)) return { state: "suspended", paper, until, awaited };
    if (awaited) return { state: "nextAwaited", paper, until, awaited };
    const isEnding = until !== undefined && until <= daysAfter(day, endingDays) && !isGrantedOn(daysAfter(until, 1));
    return { state: isEnding ? "ending" : "valid", paper, until };
  }
  const granted = spans.filter(({ paper }) => !isAdverse(paper));
  const coming = granted.find(({ from }) => from > day && isGrantedOn(from));
  if (coming) return { state: "coming", paper: coming.paper, from: coming.from, until: coming.to };
  const past = granted
    .filter(({ to }) => to !== undefined && to < day && isGrantedOn(to))
    .sort((one, other) => (one.to ?? "").localeCompare(other.to ?? ""))
    .at(-1);
  if (past) return { state: awaited ? "lapsedApplied" : "lapsed", paper: past.paper, until: past.to, awaited };
  return { state: awaited ? "applied" : "missing", awaited };
}

const inForce: ReadonlySet<DutyState> = new Set(["valid", "ending", "nextAwaited"]);

/**
 * Letters for an academic year come after it has begun: until then pages say for which year a body approved last. Not if
 * the newest decision was against the institute, nor of what ends on a printed day.
 */
function heldBefore<P extends DatedPaper>(
  { state, until }: Pick<DutyRow, "state" | "until">,
  lines: YearLine<P>[],
  { cover }: DatedDuty,
  day: string,
  starts: YearStart,
): DutyRow["before"] {
  if (cover !== "admissionYear" || until === undefined) return undefined;
  if (state !== "lapsed" && state !== "lapsedApplied") return undefined;
  const newest = lines.find(({ paper }) => paper.issuedOn && paper.issuedOn <= day);
  if (newest && isAdverse(newest.paper)) return undefined;
  return { given: academicYear(until, starts), year: academicYear(day, starts) };
}

/**
 * The state of every duty on a day.
 * @param evidenceOf what else can fulfil a duty; without it only papers count
 * @param starts the first day of the academic year
 */
export function statesOn<D extends DatedDuty, P extends DatedPaper>(
  duties: D[],
  papers: P[],
  day: string,
  starts: YearStart,
  evidenceOf: (duty: D) => OtherEvidence | undefined = () => undefined,
): DutyRow<D, P>[] {
  return duties.map((duty) => {
    const own = papers.filter((paper) => paper.duty === duty.id);
    const other = evidenceOf(duty);
    const known = issuedBy(own, day, duty.cover, starts);
    const found = other ? standingOf(other, day) : standingByPapers(own, known, day, starts);
    const standing: Standing<P> = duty.applies === "no" ? { state: "notApplicable" } : found;
    const { issued, replaced } = known;
    const lines = duty.cover === "admissionYear" ? yearLines(issued, own, day) : [];
    const shown = new Set<unknown>([standing.paper, ...lines.map(({ paper }) => paper)]);
    const others = [...issued, ...own.filter(({ id, issuedOn }) => issuedOn && issuedOn <= day && replaced.has(id))];
    return {
      duty,
      ...standing,
      isHolding: inForce.has(standing.state),
      before: heldBefore(standing, lines, duty, day, starts),
      lines,
      others: others.filter((paper) => !shown.has(paper)).reverse(),
      checkedOn: latestDay(duty.checkedOn, standing.paper?.checkedOn),
    };
  });
}
