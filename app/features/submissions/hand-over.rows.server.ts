import type { SubmissionMergeRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Ids } from "#app/platform/db/store-types.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import { groupOf, leader } from "./submissions.rows.server.ts";

/** A group of which some are erased, and who leads the others. */
interface Divided {
  lead: SubmissionRow;
  heir: SubmissionRow;
  gone: SubmissionRow[];
  stay: SubmissionRow[];
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

/** What the office wrote and marked under one that goes, since another is merged with it, is about that one as well. */
async function keepWork(rows: Db, { id }: SubmissionRow, heirId: string, since: number): Promise<void> {
  await rows
    .updateTable("submissionNotes")
    .set({ submissionId: heirId })
    .where("submissionId", "=", id)
    .where("at", ">=", since)
    .where("kind", "not in", ["merged", "unmerged", "mailed", "notDelivered"])
    .execute();
  const marks = rows.selectFrom("submissionDocuments").selectAll();
  const own = new Map((await marks.where("submissionId", "=", heirId).execute()).map((mark) => [mark.document, mark]));
  for (const mark of await marks.where("submissionId", "=", id).where("markedAt", ">=", since).execute()) {
    if ((own.get(mark.document)?.markedAt ?? 0) > mark.markedAt) continue;
    const ofHeir = rows.deleteFrom("submissionDocuments").where("submissionId", "=", heirId);
    await ofHeir.where("document", "=", mark.document).execute();
    await rows
      .insertInto("submissionDocuments")
      .values({ ...mark, submissionId: heirId })
      .execute();
  }
}

/** Where the new leader stands: as the office moved the group since the merge, and else as before it. */
function standingOf({ lead, heir }: Divided, since: number) {
  const { status, stateSince, closedFor, passedTo } = lead.stateSince >= since ? lead : heir;
  return {
    ...{ status, stateSince, closedFor, passedTo },
    dueOn: over.includes(status) ? null : (lead.dueOn ?? heir.dueOn),
    owner: lead.owner ?? heir.owner,
  };
}

/** Whether an answer to one of these was given up: the line that says so goes with the one who was mailed. */
async function isUnreached(rows: Db, ids: string[]): Promise<boolean> {
  const failed = rows.selectFrom("submissionNotes").select("id").where("kind", "=", "notDelivered");
  return (await failed.where("submissionId", "in", ids).executeTakeFirst()) !== undefined;
}

async function divide(rows: Db, divided: Divided): Promise<void> {
  const { lead, heir, gone, stay, joinedAt } = divided;
  for (const each of gone) {
    const since = stay.flatMap(({ id }) => joinedAt(id, each.id) ?? []);
    if (since.length > 0) await keepWork(rows, each, heir.id, Math.min(...since));
  }
  const undeliveredAt = (await isUnreached(
    rows,
    stay.map(({ id }) => id),
  ))
    ? lead.undeliveredAt
    : null;
  await rows.updateTable("submissions").set({ undeliveredAt }).where("id", "=", heir.id).execute();
  const goneIds = gone.map(({ id }) => id);
  for (const { id } of stay.filter((each) => each.id !== heir.id))
    await rows
      .updateTable("submissionMerges")
      .set({ keptId: heir.id, at: Math.max(joinedAt(id, lead.id) ?? 0, joinedAt(heir.id, lead.id) ?? 0) })
      .where("mergedId", "=", id)
      .where("keptId", "in", goneIds)
      .where("undoneAt", "is", null)
      .execute();
  if (heir.id === lead.id) return;
  const standing = { ...standingOf(divided, joinedAt(heir.id, lead.id) ?? 0), mergedInto: null };
  for (const each of stay)
    await rows
      .updateTable("submissions")
      .set((is) => ({
        ...(each.id === heir.id ? standing : { mergedInto: heir.id }),
        version: is("version", "+", 1),
      }))
      .where("id", "=", each.id)
      .execute();
}

/** Before these are erased: of each group, those that stay are led by the oldest of them, who takes over the work since the merge. */
export async function handOver(rows: Db, ids: () => Ids): Promise<void> {
  const erased = rows.selectFrom("submissions").where("id", "in", ids());
  const leaders = await rows
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .distinct()
    .where("id", "not in", ids())
    .where(
      leader,
      "in",
      erased.select((is) => leader(is).as("id")),
    )
    .execute();
  for (const { id } of leaders) {
    const group = await groupOf(rows, id);
    const going = await erased.select("id").where(leader, "=", id).execute();
    const goneIds = new Set(going.map((each) => each.id));
    const [gone, stay] = [group.filter((each) => goneIds.has(each.id)), group.filter((each) => !goneIds.has(each.id))];
    const lead = group.find((each) => each.id === id);
    const heir = stay.find((each) => each.id === id) ?? stay[0];
    if (!lead || !heir) continue;
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
    await divide(rows, { lead, heir, gone, stay, joinedAt: joinsOf(merges) });
  }
}
