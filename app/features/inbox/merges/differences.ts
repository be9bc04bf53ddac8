import type { SubmissionRow } from "#app/platform/db/tables.ts";

/** Fields in which two people who may be the same can differ. */
const comparedBy = ["email", "phone", "name"] as const;
export type PersonDifference = (typeof comparedBy)[number];

type Compared = Pick<SubmissionRow, "emailKey" | "phoneKey" | "nameKey">;

/** The fields in which two groups differ: both have values, and none in common. */
export function differencesOf(one: Compared[], other: Compared[]): PersonDifference[] {
  const keysOf = (group: Compared[], what: PersonDifference) =>
    new Set(group.flatMap((each) => each[`${what}Key`] ?? []));
  return comparedBy.filter((what) => {
    const [ours, theirs] = [keysOf(one, what), keysOf(other, what)];
    return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
  });
}
