import { academicYearOf, type YearStart, yearSpan } from "#app/platform/content/academic-year.ts";
import type { Duty, Paper } from "./schema.ts";

/** What the dates of a paper say; its texts may be in one language or in both. */
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

/** The days for which a paper counts; without `to`, until it is withdrawn. */
export interface Span<P> {
  paper: P;
  from: string;
  to: string | undefined;
}

/** Whether a decision is against the institute. */
export const isAdverse = ({ decision }: Pick<Paper, "decision">): boolean =>
  decision === "refused" || decision === "suspended";

/** Duties whose papers always end: a paper without its last day counts for no day. */
const hasEnd: ReadonlySet<Duty["cover"]> = new Set(["admissionYear", "period"]);

/** The days for which an issued paper counts; none if it does not say when it ends. */
function spanOf<P extends DatedPaper>(paper: P, cover: Duty["cover"], starts: YearStart): Span<P>[] {
  const year = paper.forYear === undefined ? undefined : yearSpan(paper.forYear, starts);
  const isOfYear = cover === "admissionYear" && year;
  const from = isOfYear ? year.from : (paper.validFrom ?? year?.from ?? paper.issuedOn);
  const to = isOfYear ? year.to : (paper.validTo ?? year?.to);
  if (from === undefined || (to === undefined && hasEnd.has(cover) && !isAdverse(paper))) return [];
  return [{ paper, from, to }];
}

/** Of two letters of one day the one that restores an approval is the later one, in whichever order they were entered. */
const byIssue = (one: DatedPaper, other: DatedPaper) =>
  (one.issuedOn ?? "").localeCompare(other.issuedOn ?? "") ||
  Number(one.decision === "restored") - Number(other.decision === "restored");

/** The papers of a duty issued by a day, the newest last; the ids of those that were replaced; and the days for which each counts. */
export interface IssuedPapers<P> {
  issued: P[];
  replaced: ReadonlySet<string | undefined>;
  spans: Span<P>[];
}

/** The papers of a duty as they are known on a day. */
export function issuedBy<P extends DatedPaper>(
  papers: P[],
  day: string,
  cover: Duty["cover"],
  starts: YearStart,
): IssuedPapers<P> {
  const known = papers.filter(({ issuedOn }) => issuedOn !== undefined && issuedOn <= day);
  // One that names itself by mistake still counts.
  const replaced = new Set(known.flatMap(({ id, replaces }) => (replaces === id ? [] : [replaces])));
  const issued = known.filter(({ id }) => !replaced.has(id)).sort(byIssue);
  return { issued, replaced, spans: issued.flatMap((paper) => spanOf(paper, cover, starts)) };
}

/** The newest paper that counts for a day: it decides. */
export const decisiveOn = <P>(spans: Span<P>[], day: string): Span<P> | undefined =>
  spans.findLast(({ from, to }) => from <= day && (to === undefined || day <= to));

/** The papers that were applied for by a day and not issued by then, the newest last. */
export const appliedBy = <P extends DatedPaper>(papers: P[], day: string): P[] =>
  papers
    .filter(({ appliedOn, issuedOn }) => appliedOn && appliedOn <= day && !(issuedOn && issuedOn <= day))
    .sort((one, other) => (one.appliedOn ?? "").localeCompare(other.appliedOn ?? ""));

/** The applications that wait for an answer on a day, the newest last. */
export function awaitedOn<P extends DatedPaper>(
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
