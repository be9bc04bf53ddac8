import type { SubmissionMergeRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Ids } from "#app/platform/db/store-types.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import { groupOf, leader } from "./submissions.rows.server.ts";
import { unreachedSince } from "./unreached.rows.server.ts";

/** A group of which some are erased, and who leads the others. */
interface Divided {
  lead: SubmissionRow;
  newLeader: SubmissionRow;
  erased: SubmissionRow[];
  remaining: SubmissionRow[];
  /** Since when one is merged with another that it came into, in milliseconds since 1970; undefined where it is not. */
  joinedAt: (id: string, into: string) => number | undefined;
}

const over = ["answered", "admitted", "closed"];

/** Since when each is merged with those above it: the latest merge on the way there. */
function joinsOf(merges: SubmissionMergeRow[]): Divided["joinedAt"] {
  const above = new Map(merges.map((merge) => [merge.mergedId, merge]));
  return (id, into) => {
    let at = 0;
    for (let merge = above.get(id); merge; merge = above.get(merge.keptId)) {
      at = Math.max(at, merge.at);
      if (merge.keptId === into) return at;
    }
    return undefined;
  };
}

/**
 * What the office wrote and marked under one that is erased, since another is merged with it, is about that one as well.
 */
async function keepWork(rows: Db, { id }: SubmissionRow, newLeaderId: string, since: number): Promise<void> {
  await rows
    .updateTable("submissionNotes")
    .set({ submissionId: newLeaderId })
    .where("submissionId", "=", id)
    .where("at", ">=", since)
    .where("kind", "not in", ["merged", "unmerged", "mailed", "notDelivered"])
    .execute();
  const marks = rows.selectFrom("submissionDocuments").selectAll();
  const own = new Map(
    (await marks.where("submissionId", "=", newLeaderId).execute()).map((mark) => [mark.document, mark]),
  );
  for (const mark of await marks.where("submissionId", "=", id).where("markedAt", ">=", since).execute()) {
    if ((own.get(mark.document)?.markedAt ?? 0) > mark.markedAt) continue;
    const ofNewLeader = rows.deleteFrom("submissionDocuments").where("submissionId", "=", newLeaderId);
    await ofNewLeader.where("document", "=", mark.document).execute();
    await rows
      .insertInto("submissionDocuments")
      .values({ ...mark, submissionId: newLeaderId })
      .execute();
  }
}

/** The state of the new leader: as the office moved the group since the merge, and else as before it. */
function standingOf({ lead, newLeader }: Divided, since: number) {
  const { status, stateSince, closedFor, passedTo } = lead.stateSince >= since ? lead : newLeader;
  return {
    ...{ status, stateSince, closedFor, passedTo },
    dueOn: over.includes(status) ? null : (lead.dueOn ?? newLeader.dueOn),
    owner: lead.owner ?? newLeader.owner,
  };
}

async function divide(rows: Db, divided: Divided): Promise<void> {
  const { lead, newLeader, erased, remaining, joinedAt } = divided;
  for (const each of erased) {
    const since = remaining.flatMap(({ id }) => joinedAt(id, each.id) ?? []);
    if (since.length > 0) await keepWork(rows, each, newLeader.id, Math.min(...since));
  }
  // The line that says so goes with the one who was mailed.
  const undeliveredAt = await unreachedSince(rows, remaining, lead.undeliveredAt);
  await rows.updateTable("submissions").set({ undeliveredAt }).where("id", "=", newLeader.id).execute();
  const erasedIds = erased.map(({ id }) => id);
  for (const { id } of remaining.filter((each) => each.id !== newLeader.id))
    await rows
      .updateTable("submissionMerges")
      .set({ keptId: newLeader.id, at: Math.max(joinedAt(id, lead.id) ?? 0, joinedAt(newLeader.id, lead.id) ?? 0) })
      .where("mergedId", "=", id)
      .where("keptId", "in", erasedIds)
      .where("undoneAt", "is", null)
      .execute();
  if (newLeader.id === lead.id) return;
  const standing = { ...standingOf(divided, joinedAt(newLeader.id, lead.id) ?? 0), mergedInto: null };
  for (const each of remaining)
    await rows
      .updateTable("submissions")
      .set((is) => ({
        ...(each.id === newLeader.id ? standing : { mergedInto: newLeader.id }),
        version: is("version", "+", 1),
      }))
      .where("id", "=", each.id)
      .execute();
}

/**
 * Before these are erased: of each group, those that remain are led by the oldest of them, who takes over the work since
 * the merge.
 */
export async function handOver(rows: Db, ids: () => Ids): Promise<void> {
  const ofErased = rows.selectFrom("submissions").where("id", "in", ids());
  const leaders = await rows
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .distinct()
    .where("id", "not in", ids())
    .where(
      leader,
      "in",
      ofErased.select((is) => leader(is).as("id")),
    )
    .execute();
  for (const { id } of leaders) {
    const group = await groupOf(rows, id);
    const going = await ofErased.select("id").where(leader, "=", id).execute();
    const erasedIds = new Set(going.map((each) => each.id));
    const [erased, remaining] = [
      group.filter((each) => erasedIds.has(each.id)),
      group.filter((each) => !erasedIds.has(each.id)),
    ];
    const lead = group.find((each) => each.id === id);
    const newLeader = remaining.find((each) => each.id === id) ?? remaining[0];
    if (!lead || !newLeader) continue;
    const merges = await rows
      .selectFrom("submissionMerges")
      .selectAll()
      .where("undoneAt", "is", null)
      .where(
        "mergedId",
        "in",
        group.map((each) => each.id),
      )
      .execute();
    await divide(rows, { lead, newLeader, erased, remaining, joinedAt: joinsOf(merges) });
  }
}
