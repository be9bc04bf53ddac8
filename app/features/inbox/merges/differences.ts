import type { SubmissionRow } from "#app/platform/db/tables.ts";

const comparedBy = ["email", "phone", "name"] as const;
export type PersonDifference = (typeof comparedBy)[number];

type Compared = Pick<SubmissionRow, "emailKey" | "phoneKey" | "nameKey">;

export function differencesOf(one: Compared[], other: Compared[]): PersonDifference[] {
  const keysOf = (group: Compared[], what: PersonDifference) =>
    new Set(group.flatMap((each) => each[`${what}Key`] ?? []));
  return comparedBy.filter((what) => {
    const [ours, theirs] = [keysOf(one, what), keysOf(other, what)];
    return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
  });
}
