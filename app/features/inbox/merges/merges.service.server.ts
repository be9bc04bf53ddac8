import { changeOnce, type InboxParts, refusal, type InboxSubmission } from "#app/features/inbox/changes/change.server.ts";
import { insertNote } from "#app/features/inbox/changes/notes.rows.server.ts";
import type { Act, InboxOutcome, SubmissionChange } from "#app/features/inbox/outcomes.ts";
import { isOver } from "#app/features/inbox/states.ts";
import {
  changeSubmission,
  leaderOf,
  lockedSubmission,
  plainReference,
  submissionById,
  submissionGroupOf,
  unreachedSince,
} from "#app/features/submissions/index.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { differencesOf } from "./differences.ts";
import { branchOf, endMerge, insertMerge, setLeader, mergeById } from "./merges.rows.server.ts";

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
