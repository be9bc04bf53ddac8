import { daysAfter } from "#app/platform/i18n/format.ts";

/** How many days a member stays on the page after the last day of the term: 12 months. */
const daysAfterTerm = 365;

interface Term {
  /** The last day of the term; none if the term has no end. */
  until?: string | undefined;
}

/** Whether a term is over on a day. A member is in office on the last day of the term too. */
export const isTermOver = ({ until }: Term, day: string): boolean => until !== undefined && until < day;

/** The members to show on a day: those in office, then those whose term ended in the last 12 months, the latest first. */
export function membersOn<Member extends Term>(members: Member[], day: string): (Member & { hasLeft: boolean })[] {
  const shown = members
    .filter(({ until }) => until === undefined || daysAfter(until, daysAfterTerm) >= day)
    .map((member) => ({ ...member, hasLeft: isTermOver(member, day) }));
  const lastDay = ({ until = "", hasLeft }: (typeof shown)[number]) => (hasLeft ? until : "in office");
  return shown.sort((one, other) => lastDay(other).localeCompare(lastDay(one)));
}
