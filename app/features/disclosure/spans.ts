import { academicYearOf, type YearStart, yearSpan } from "#app/platform/content/academic-year.ts";
import type { Requirement, Paper } from "./schema.ts";

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
export interface Span<P> {
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
export interface IssuedPapers<P> {
  issued: P[];
  replaced: ReadonlySet<string | undefined>;
  spans: Span<P>[];
}

export function issuedBy<P extends DatedPaper>(
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
export const decisiveOn = <P>(spans: Span<P>[], day: string): Span<P> | undefined =>
  spans.findLast(({ from, to }) => from <= day && (to === undefined || day <= to));

/** Newest last. */
export const appliedBy = <P extends DatedPaper>(papers: P[], day: string): P[] =>
  papers
    .filter(({ appliedOn, issuedOn }) => appliedOn && appliedOn <= day && !(issuedOn && issuedOn <= day))
    .sort((one, other) => (one.appliedOn ?? "").localeCompare(other.appliedOn ?? ""));

/** Newest last. */
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
