import { daysAfter } from "#app/platform/i18n/format.ts";

/** Days for which a member stays on the page after the last day of the term (12 months). */
const daysAfterTerm = 365;

interface Term {
  until?: string | undefined;
}

/** A member is in office on the last day of the term too. */
export const isTermOver = ({ until }: Term, day: string): boolean => until !== undefined && until < day;

/** Members in office on a day, then those whose term ended in the last 12 months, the latest first. */
export function membersOn<Member extends Term>(members: Member[], day: string): (Member & { hasLeft: boolean })[] {
  const shown = members
    .filter(({ until }) => until === undefined || daysAfter(until, daysAfterTerm) >= day)
    .map((member) => ({ ...member, hasLeft: isTermOver(member, day) }));
  const lastDay = ({ until = "", hasLeft }: (typeof shown)[number]) => (hasLeft ? until : "in office");
  return shown.sort((one, other) => lastDay(other).localeCompare(lastDay(one)));
}
