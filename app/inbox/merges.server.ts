import { plainReference } from "#app/forms/submissions/submission.ts";
import {
  changeSubmission,
  leader,
  leaderOf,
  lockedSubmission,
  submissionById,
  submissionGroupOf,
  unreachedSince,
} from "#app/forms/submissions/submissions-table.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { SubmissionMergeRow, SubmissionState } from "#app/lib/db/inbox-tables.ts";
import type { SubmissionRow } from "#app/lib/db/tables.ts";
import { changeOnce, type InboxParts, type InboxSubmission, insertNote, refusal } from "./change.server.ts";
import { differencesOf, type PersonDifference } from "./contacts.ts";
import type { Act, InboxOutcome, MergeSuggestion, SubmissionChange } from "./inbox-types.ts";
import { isOver } from "./states.ts";

async function insertMerge(db: Db, merge: SubmissionMergeRow): Promise<void> {
  await db.insertInto("submissionMerges").values(merge).execute();
}

const mergeById = (db: Db, id: string): Promise<SubmissionMergeRow | undefined> =>
  db.selectFrom("submissionMerges").selectAll().where("id", "=", id).executeTakeFirst();

export const mergesInto = (db: Db, ids: string[]): Promise<SubmissionMergeRow[]> =>
  db
    .selectFrom("submissionMerges")
    .selectAll()
    .where("keptId", "in", ids)
    .where("undoneAt", "is", null)
    .orderBy("at", "desc")
    .execute();

async function endMerge(db: Db, id: string, undoneAt: number): Promise<void> {
  await db.updateTable("submissionMerges").set({ undoneAt }).where("id", "=", id).execute();
}

async function setLeader(db: Db, ids: string[], mergedInto: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("submissions")
    .set((is) => ({ mergedInto, version: is("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

async function branchOf(db: Db, id: string): Promise<string[]> {
  const branch = [id];
  for (let ids = [id]; ids.length > 0; ) {
    const found = (await mergesInto(db, ids)).map(({ mergedId }) => mergedId);
    ids = found.filter((each) => !branch.includes(each));
    branch.push(...ids);
  }
  return branch;
}

interface Merge extends SubmissionChange {
  other: string;
  isSure?: boolean | undefined;
}

interface MergeUndone extends Act {
  merge: string;
}

/** How long a merge can be undone, in milliseconds. */
export const mergeLife = 30 * 86_400_000;

const isOlder = (one: InboxSubmission, other: InboxSubmission) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

/** The leader is reopened if the merged one is open, and the earlier follow-up day applies. */
function leaderColumns(kept: InboxSubmission, merged: InboxSubmission, now: number) {
  const isBack = isOver(kept.status) && !isOver(merged.status);
  const { status, dueOn, passedTo } = isBack ? merged : kept;
  const days = [dueOn, isOver(merged.status) ? null : merged.dueOn].filter((day) => day !== null).sort();
  const undelivered = [kept.undeliveredAt, merged.undeliveredAt].filter((time) => time !== null);
  return {
    ...(isBack && { status, passedTo, stateSince: now, closedFor: null }),
    dueOn: isOver(status) ? null : (days[0] ?? null),
    owner: kept.owner ?? merged.owner,
    undeliveredAt: undelivered.length > 0 ? Math.min(...undelivered) : null,
  };
}

export const createMerges = (parts: InboxParts) => ({
  merge(merge: Merge): Promise<InboxOutcome> {
    const { actor } = merge;
    return changeOnce(parts, {
      what: "merge",
      act: merge,
      isOfGroup: true,
      async work({ tx, submission, now }) {
        const otherId = await leaderOf(tx, plainReference(merge.other));
        const other = otherId && ((await lockedSubmission(tx, otherId)) as InboxSubmission | undefined);
        if (!other || other.reference === null) return refusal("missing");
        if (other.id === submission.id) return refusal("merged");
        if ((other.kind === "feedback") !== (submission.kind === "feedback")) return refusal("kinds");
        const [kept, merged] = isOlder(submission, other) ? [submission, other] : [other, submission];
        const [group, others] = [await submissionGroupOf(tx, merged.id), await submissionGroupOf(tx, kept.id)];
        if (!merge.isSure && differencesOf(group, others).length > 0) return refusal("differ");
        await setLeader(
          tx,
          group.map(({ id }) => id),
          kept.id,
        );
        const who = { by: actor.uid, byName: actor.name, at: now };
        await insertMerge(tx, { id: newId(), keptId: kept.id, mergedId: merged.id, ...who, undoneAt: null });
        await insertNote(tx, { submissionId: kept.id, kind: "merged", text: merged.reference, ...who });
        await changeSubmission(tx, "id", kept.id, leaderColumns(kept, merged, now));
        return { reason: merged.reference, next: { reference: kept.reference, version: kept.version + 1 } };
      },
    });
  },

  undoMerge(undone: MergeUndone): Promise<InboxOutcome> {
    return changeOnce(parts, {
      what: "unmerge",
      act: { ...undone, version: undefined },
      isOfGroup: true,
      async work({ tx, submission, now, note }) {
        const merge = await mergeById(tx, undone.merge);
        const [kept, merged] = merge
          ? [await submissionById(tx, merge.keptId), await submissionById(tx, merge.mergedId)]
          : [];
        const isIts = (kept?.mergedInto ?? kept?.id) === submission.id && merged?.mergedInto === submission.id;
        if (!merge || !merged || merge.undoneAt !== null || !isIts) return refusal("missing");
        if (now - merge.at > mergeLife) return refusal("tooLate");
        await endMerge(tx, merge.id, now);
        const [own = merged.id, ...others] = await branchOf(tx, merged.id);
        await setLeader(tx, [own], null);
        await setLeader(tx, others, own);
        await note("unmerged", merged.reference);
        const { undeliveredAt } = submission;
        const since = undeliveredAt && Math.max(undeliveredAt, merged.undeliveredAt ?? merge.at);
        const theirs = await unreachedSince(tx, await submissionGroupOf(tx, own), since);
        await tx.updateTable("submissions").set({ undeliveredAt: theirs }).where("id", "=", own).execute();
        const left = await unreachedSince(tx, await submissionGroupOf(tx, submission.id), undeliveredAt);
        return { fields: { undeliveredAt: left }, reason: merged.reference ?? "" };
      },
    });
  },
});

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

function whySame(group: Compared[], other: Compared[]): PersonDifference[] {
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
function sharingWith(db: Db, group: Compared[]) {
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
