import type { SubmissionRow } from "#app/platform/db/tables.ts";

/** What two who may be one person can differ in. */
const comparedBy = ["email", "phone", "name"] as const;
export type PersonDifference = (typeof comparedBy)[number];

type Compared = Pick<SubmissionRow, "emailKey" | "phoneKey" | "nameKey">;

/** In what two groups differ: both have it, and none of the one is of the other. */
export function differencesOf(one: Compared[], other: Compared[]): PersonDifference[] {
  const keysOf = (group: Compared[], what: PersonDifference) =>
    new Set(group.flatMap((each) => each[`${what}Key`] ?? []));
  return comparedBy.filter((what) => {
    const [ours, theirs] = [keysOf(one, what), keysOf(other, what)];
    return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
  });
}
