import type { MergeSuggestion } from "#app/features/inbox/views.ts";
import { leader } from "#app/features/submissions/index.server.ts";
import type { SubmissionState } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import { differencesOf } from "./differences.ts";
import { sharingWith, whySame } from "./same-person.server.ts";

/** A phone shop's number may be in many submissions. */
const most = 10;

/** A family may share a phone, so merging is never automatic. */
export async function mergeSuggestionsFor(db: Db, group: SubmissionRow[]): Promise<MergeSuggestion[]> {
  const [first] = group;
  if (!first) return [];
  const id = first.mergedInto ?? first.id;
  const found =
    (await sharingWith(db, group)
      ?.selectAll()
      .where(leader, "!=", id)
      .where("kind", first.kind === "feedback" ? "=" : "!=", "feedback")
      .limit(5 * most)
      .execute()) ?? [];
  const leads = found.map((row) => row.mergedInto ?? row.id);
  const others =
    leads.length === 0 ? [] : await db.selectFrom("submissions").selectAll().where(leader, "in", leads).execute();
  const suggested = found.flatMap((row, at): MergeSuggestion[] => {
    if (leads.indexOf(leads[at] ?? "") < at) return [];
    const theirs = others.filter((each) => (each.mergedInto ?? each.id) === leads[at]);
    // Any submission of the other group may be the same person's.
    const why = whySame(group, theirs);
    const { reference, name, kind, status, createdAt } = row;
    if (why.length === 0 || !reference) return [];
    const seen = { reference, name, kind, state: status as SubmissionState, createdAt, why };
    return [{ ...seen, group: theirs, differs: differencesOf(group, theirs) }];
  });
  return suggested.slice(0, most);
}
