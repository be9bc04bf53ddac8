import type { MergeSuggestion } from "#app/features/inbox/views.ts";
import { leader } from "#app/features/submissions/index.server.ts";
import type { SubmissionState } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import { differencesOf } from "./differences.ts";

/** How far apart two submissions with the same name may have arrived, in milliseconds: a year. */
const sameNameWithin = 365 * 86_400_000;
/** The most suggestions: a phone shop's number may be in many submissions. */
const most = 10;

const keys = (group: SubmissionRow[], name: "phoneKey" | "emailKey" | "nameKey") =>
  group.map((each) => each[name]).filter((key) => key !== null);

/**
 * Submissions that may be from the same person as a group: same phone number, same email address, or the same name in
 * either script within a year. Since a family may share a phone, merging is never automatic.
 */
export async function mergeSuggestionsFor(db: Db, group: SubmissionRow[]): Promise<MergeSuggestion[]> {
  const [first] = group;
  if (!first) return [];
  const [phones, emails] = [keys(group, "phoneKey"), keys(group, "emailKey")];
  // A first name alone is not enough.
  const names = keys(group, "nameKey").filter((key) => key.includes(" "));
  if (phones.length + emails.length + names.length === 0) return [];
  const id = first.mergedInto ?? first.id;
  const isFeedback = first.kind === "feedback";
  const found = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "is not", null)
    .where(leader, "!=", id)
    .where("kind", isFeedback ? "=" : "!=", "feedback")
    .where((is) =>
      is.or([
        ...(phones.length > 0 ? [is("phoneKey", "in", phones)] : []),
        ...(emails.length > 0 ? [is("emailKey", "in", emails)] : []),
        ...(names.length > 0 ? [is("nameKey", "in", names)] : []),
      ]),
    )
    .orderBy("createdAt", "desc")
    .limit(5 * most)
    .execute();
  const isNear = ({ createdAt }: SubmissionRow) =>
    group.some((each) => Math.abs(each.createdAt - createdAt) <= sameNameWithin);
  const leads = found.map((row) => row.mergedInto ?? row.id);
  const others =
    leads.length === 0 ? [] : await db.selectFrom("submissions").selectAll().where(leader, "in", leads).execute();
  const suggested = found.flatMap((row, at): MergeSuggestion[] => {
    if (leads.indexOf(leads[at] ?? "") < at) return [];
    const theirs = others.filter((each) => (each.mergedInto ?? each.id) === leads[at]);
    // Any of those merged into one may be the same person's.
    const why: MergeSuggestion["why"] = [];
    if (theirs.some(({ phoneKey }) => phoneKey && phones.includes(phoneKey))) why.push("phone");
    if (theirs.some(({ emailKey }) => emailKey && emails.includes(emailKey))) why.push("email");
    if (theirs.some((each) => each.nameKey && names.includes(each.nameKey) && isNear(each))) why.push("name");
    const { reference, name, kind, status, createdAt } = row;
    if (why.length === 0 || !reference) return [];
    const seen = { reference, name, kind, state: status as SubmissionState, createdAt, why };
    return [{ ...seen, group: theirs, differs: differencesOf(group, theirs) }];
  });
  return suggested.slice(0, most);
}
