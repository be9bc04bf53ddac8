import { academicYear, academicYearOf, type YearStart, yearSpan } from "#app/cms/content/academic-year.ts";
import { daysAfter } from "#app/lib/i18n/format.ts";
import type { Paper, Requirement } from "./schema.ts";

export type DatedPaper = Pick<
  Paper,
  | "id"
  | "duty"
  | "issuedOn"
  | "forYear"
  | "validFrom"
  | "validTo"
  | "decision"
  | "appliedOn"
  | "replaces"
  | "intake"
  | "checkedOn"
>;

/** Without `to`, valid until the paper is withdrawn. */
interface Span<P> {
  paper: P;
  from: string;
  to: string | undefined;
}

export const isAdverse = ({ decision }: Pick<Paper, "decision">): boolean =>
  decision === "refused" || decision === "suspended";

/** Papers of these requirements always end: without a last day, a paper is never valid. */
const hasEnd: ReadonlySet<Requirement["cover"]> = new Set(["admissionYear", "period"]);

function spanOf<P extends DatedPaper>(paper: P, cover: Requirement["cover"], starts: YearStart): Span<P>[] {
  const year = paper.forYear === undefined ? undefined : yearSpan(paper.forYear, starts);
  const isOfYear = cover === "admissionYear" && year;
  const from = isOfYear ? year.from : (paper.validFrom ?? year?.from ?? paper.issuedOn);
  const to = isOfYear ? year.to : (paper.validTo ?? year?.to);
  if (from === undefined || (to === undefined && hasEnd.has(cover) && !isAdverse(paper))) return [];
  return [{ paper, from, to }];
}

/** Of two letters of one day, the one that restores an approval is later, in whichever order they were entered. */
const byIssue = (one: DatedPaper, other: DatedPaper) =>
  (one.issuedOn ?? "").localeCompare(other.issuedOn ?? "") ||
  Number(one.decision === "restored") - Number(other.decision === "restored");

/** Papers, newest last; the ids of replaced ones; and the days on which each is valid. */
interface IssuedPapers<P> {
  issued: P[];
  replaced: ReadonlySet<string | undefined>;
  spans: Span<P>[];
}

function issuedBy<P extends DatedPaper>(
  papers: P[],
  day: string,
  cover: Requirement["cover"],
  starts: YearStart,
): IssuedPapers<P> {
  const known = papers.filter(({ issuedOn }) => issuedOn !== undefined && issuedOn <= day);
  // A paper that replaces itself by mistake stays.
  const replaced = new Set(known.flatMap(({ id, replaces }) => (replaces === id ? [] : [replaces])));
  const issued = known.filter(({ id }) => !replaced.has(id)).sort(byIssue);
  return { issued, replaced, spans: issued.flatMap((paper) => spanOf(paper, cover, starts)) };
}

/** The newest paper valid on the day decides. */
const decisiveOn = <P>(spans: Span<P>[], day: string): Span<P> | undefined =>
  spans.findLast(({ from, to }) => from <= day && (to === undefined || day <= to));

/** Newest last. */
const appliedBy = <P extends DatedPaper>(papers: P[], day: string): P[] =>
  papers
    .filter(({ appliedOn, issuedOn }) => appliedOn && appliedOn <= day && !(issuedOn && issuedOn <= day))
    .sort((one, other) => (one.appliedOn ?? "").localeCompare(other.appliedOn ?? ""));

/** Newest last. */
function awaitedOn<P extends DatedPaper>(
  papers: P[],
  { issued, replaced }: IssuedPapers<P>,
  day: string,
  starts: YearStart,
): P[] {
  const firstYear = academicYearOf(day, starts);
  const isAnswered = ({ appliedOn = "", forYear }: P) =>
    issued.some(
      (answer) => (answer.issuedOn ?? "") >= appliedOn && (!forYear || !answer.forYear || answer.forYear === forYear),
    );
  return appliedBy(papers, day)
    .filter(({ id, forYear }) => !replaced.has(id) && (!forYear || Number(forYear.slice(0, 4)) >= firstYear))
    .filter((application) => !isAnswered(application));
}

export interface YearLine<P> {
  year: string;
  paper: P;
}

export const shownYears = 5;

/** A year's newest decision or, without one, its newest application; newest year first. */
function yearLines<P extends DatedPaper>(issued: P[], all: P[], day: string): YearLine<P>[] {
  const lines = new Map<string, P>();
  for (const paper of [...appliedBy(all, day), ...issued]) if (paper.forYear) lines.set(paper.forYear, paper);
  return [...lines].map(([year, paper]) => ({ year, paper })).sort((one, other) => other.year.localeCompare(one.year));
}

/** The states of a duty on a day. They are computed, never stored and never chosen. */
export const requirementStates = [
  "notApplicable",
  /** The newest decision for this day is against the institute. */
  "suspended",
  "valid",
  /** Valid, and over within 60 days. */
  "ending",
  "nextAwaited",
  /** Decided, and not yet in force. */
  "coming",
  "lapsedApplied",
  "lapsed",
  "applied",
  /** There never was a paper. */
  "missing",
] as const;
export type RequirementState = (typeof requirementStates)[number];

export type DatedRequirement = Pick<Requirement, "id" | "applies" | "cover" | "checkedOn">;

export interface OtherEvidence {
  until?: string | undefined;
  fact?: string | undefined;
}

export interface RequirementRow<D extends DatedRequirement = DatedRequirement, P extends DatedPaper = DatedPaper> {
  duty: D;
  state: RequirementState;
  /** Whether the approval is valid on this day, so that the site may name its body. */
  isHolding: boolean;
  /** For a yearly approval that is over while no newer decision is known: its year, and the year of the day. */
  before?: { given: string; year: string } | undefined;
  paper?: P | undefined;
  until?: string | undefined;
  from?: string | undefined;
  fact?: string | undefined;
  awaited?: P | undefined;
  /** For requirements of an admission year: a line for each year, newest first. */
  lines: YearLine<P>[];
  /** Newest first. */
  others: P[];
  checkedOn?: string | undefined;
}

/** Days before the end. */
export const endingDays = 60;
/** Days until somebody should look again. */
const checkDays = 180;

/** Always due if nobody has looked yet. */
export const isLookDue = (lastLook: string | undefined, day: string): boolean =>
  lastLook === undefined || daysAfter(lastLook, checkDays) < day;

export const latestDay = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

type StateFields<P> = Pick<
  RequirementRow<DatedRequirement, P & DatedPaper>,
  "state" | "paper" | "until" | "from" | "awaited" | "fact"
>;

function stateByEvidence({ until, fact }: OtherEvidence, day: string): StateFields<never> {
  if (until !== undefined && until < day) return { state: "lapsed", until, fact };
  return { state: until !== undefined && until <= daysAfter(day, endingDays) ? "ending" : "valid", until, fact };
}

function stateByPapers<P extends DatedPaper>(
  papers: P[],
  known: IssuedPapers<P>,
  day: string,
  starts: YearStart,
): StateFields<P> {
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

const inForce: ReadonlySet<RequirementState> = new Set(["valid", "ending", "nextAwaited"]);

/**
 * Letters for an academic year come after it has begun: until then pages name the year of the last approval. Not if the
 * newest decision was against the institute, nor for papers with a printed last day.
 */
function lastApprovedYear<P extends DatedPaper>(
  { state, until }: Pick<RequirementRow, "state" | "until">,
  lines: YearLine<P>[],
  { cover }: DatedRequirement,
  day: string,
  starts: YearStart,
): RequirementRow["before"] {
  if (cover !== "admissionYear" || until === undefined) return undefined;
  if (state !== "lapsed" && state !== "lapsedApplied") return undefined;
  const newest = lines.find(({ paper }) => paper.issuedOn && paper.issuedOn <= day);
  if (newest && isAdverse(newest.paper)) return undefined;
  return { given: academicYear(until, starts), year: academicYear(day, starts) };
}

/** @param evidenceOf without it only papers fulfil requirements @param starts first day of the academic year */
export function statesOn<D extends DatedRequirement, P extends DatedPaper>(
  duties: D[],
  papers: P[],
  day: string,
  starts: YearStart,
  evidenceOf: (duty: D) => OtherEvidence | undefined = () => undefined,
): RequirementRow<D, P>[] {
  return duties.map((duty) => {
    const own = papers.filter((paper) => paper.duty === duty.id);
    const other = evidenceOf(duty);
    const known = issuedBy(own, day, duty.cover, starts);
    const found = other ? stateByEvidence(other, day) : stateByPapers(own, known, day, starts);
    const standing: StateFields<P> = duty.applies === "no" ? { state: "notApplicable" } : found;
    const { issued, replaced } = known;
    const lines = duty.cover === "admissionYear" ? yearLines(issued, own, day) : [];
    const shown = new Set<unknown>([standing.paper, ...lines.map(({ paper }) => paper)]);
    const others = [...issued, ...own.filter(({ id, issuedOn }) => issuedOn && issuedOn <= day && replaced.has(id))];
    return {
      duty,
      ...standing,
      isHolding: inForce.has(standing.state),
      before: lastApprovedYear(standing, lines, duty, day, starts),
      lines,
      others: others.filter((paper) => !shown.has(paper)).reverse(),
      checkedOn: latestDay(duty.checkedOn, standing.paper?.checkedOn),
    };
  });
}
