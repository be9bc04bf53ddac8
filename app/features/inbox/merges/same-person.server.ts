import { leader } from "#app/features/submissions/index.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import type { PersonDifference } from "./differences.ts";

/** How far apart two submissions with the same name may have arrived, in milliseconds. */
const sameNameWithin = 365 * 86_400_000;

type Compared = Pick<SubmissionRow, "kind" | "phoneKey" | "emailKey" | "nameKey" | "createdAt">;

const keys = (group: Compared[], name: "phoneKey" | "emailKey" | "nameKey") =>
  group.map((each) => each[name]).filter((key) => key !== null);

/** A first name alone is not enough. */
const comparedOf = (group: Compared[]) => ({
  phones: keys(group, "phoneKey"),
  emails: keys(group, "emailKey"),
  names: keys(group, "nameKey").filter((key) => key.includes(" ")),
});

export function whySame(group: Compared[], other: Compared[]): PersonDifference[] {
  const { phones, emails, names } = comparedOf(group);
  const isNear = ({ createdAt }: Compared) =>
    group.some((each) => Math.abs(each.createdAt - createdAt) <= sameNameWithin);
  // Feedback is merged only with feedback.
  if ((group[0]?.kind === "feedback") !== (other[0]?.kind === "feedback")) return [];
  return [
    ...(other.some(({ phoneKey }) => phoneKey && phones.includes(phoneKey)) ? (["phone"] as const) : []),
    ...(other.some(({ emailKey }) => emailKey && emails.includes(emailKey)) ? (["email"] as const) : []),
    ...(other.some((each) => each.nameKey && names.includes(each.nameKey) && isNear(each)) ? (["name"] as const) : []),
  ];
}

/** The newest first; undefined if the group has nothing to compare. */
export function sharingWith(db: Db, group: Compared[]) {
  const { phones, emails, names } = comparedOf(group);
  if (phones.length + emails.length + names.length === 0) return undefined;
  return db
    .selectFrom("submissions")
    .where("reference", "is not", null)
    .where((is) =>
      is.or([
        ...(phones.length > 0 ? [is("phoneKey", "in", phones)] : []),
        ...(emails.length > 0 ? [is("emailKey", "in", emails)] : []),
        ...(names.length > 0 ? [is("nameKey", "in", names)] : []),
      ]),
    )
    .orderBy("createdAt", "desc");
}

/** Limits what a page of the list is compared with: a phone shop's number may be in many submissions. */
const mostCompared = 1000;

export async function timesSent(db: Db, groups: SubmissionRow[][]): Promise<number[]> {
  const compared = await sharingWith(db, groups.flat())
    ?.select(["kind", "phoneKey", "emailKey", "nameKey", "createdAt", (is) => leader(is).as("lead")])
    .limit(mostCompared)
    .execute();
  const others = [...Map.groupBy(compared ?? [], ({ lead }) => lead)];
  return groups.map(
    (group) =>
      1 +
      others.filter(([lead, other]) => group.every(({ id }) => id !== lead) && whySame(group, other).length > 0).length,
  );
}
