import { lockCodesOf } from "#app/lib/codes/codes.server.ts";
import { type Db, type Ids, inChunks, lockRows } from "#app/lib/db/database.server.ts";
import { callAnswers, type SubmissionMergeRow } from "#app/lib/db/inbox-tables.ts";
import type { Submission, SubmissionRow } from "#app/lib/db/tables.ts";
import type { NewMail } from "#app/lib/mail/outbox.server.ts";
import { lockMailsAbout } from "#app/lib/mail/outbox-queue.server.ts";
import {
  leader,
  lockGroups,
  shortLivedBefore,
  submissionById,
  submissionGroupOf,
  unreachedSince,
} from "./submissions-table.server.ts";

/** Passes on to the new leader of a group which news its erased submissions were sent, and that they want no more. */
async function keepNews(db: Db, erasedIds: string[], submissionId: string): Promise<void> {
  const stops = await db.selectFrom("newsStops").select("at").where("submissionId", "in", erasedIds).execute();
  const told = await db
    .selectFrom("newsTold")
    .select(["kind", "slug", "by", "at"])
    .where("submissionId", "in", erasedIds)
    .orderBy("at")
    .execute();
  // One row for each record, as PostgreSQL changes none twice: the newest, or the newest that arrived.
  const rank = ({ by }: { by: string }) => Number(by !== "undelivered");
  const newest = new Map(told.sort((a, b) => rank(a) - rank(b)).map((each) => [`${each.kind} ${each.slug}`, each]));
  for (const { at } of stops.slice(0, 1))
    await db
      .insertInto("newsStops")
      .values({ submissionId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const some of inChunks([...newest.values()].map((each) => ({ ...each, submissionId }))))
    await db
      .insertInto("newsTold")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(["submissionId", "kind", "slug"])
          .doUpdateSet((row) => ({ by: row.ref("excluded.by"), at: row.ref("excluded.at") }))
          .where("newsTold.by", "=", "undelivered"),
      )
      .execute();
}

interface Divided {
  lead: SubmissionRow;
  newLeader: SubmissionRow;
  erased: SubmissionRow[];
  remaining: SubmissionRow[];
  /** When a submission was merged into another of its group, in milliseconds since 1970; undefined if it was not. */
  joinedAt: (id: string, into: string) => number | undefined;
}

const over = ["answered", "admitted", "closed"];

/** When each submission joined those above it: the latest merge on the way there. */
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

/** Categories recorded for an erased submission since the merge also apply to the remaining one. */
async function keepCategories(db: Db, { id, documentsFor }: SubmissionRow, newLeaderId: string, since: number) {
  const lines = db.selectFrom("submissionNotes").select("text").where("submissionId", "=", id);
  const said = await lines.where("kind", "=", "documents").where("at", ">=", since).execute();
  const added = said.flatMap(({ text }) => text?.split(",") ?? []);
  const kept = documentsFor?.split(",").filter((each) => added.includes(each)) ?? [];
  if (kept.length === 0) return;
  const own = (await submissionById(db, newLeaderId))?.documentsFor?.split(",").filter(Boolean) ?? [];
  await db
    .updateTable("submissions")
    .set({ documentsFor: [...new Set([...own, ...kept])].join(",") })
    .where("id", "=", newLeaderId)
    .execute();
}

/** The office's notes and entries on an erased submission, since another was merged with it, also concern that one. */
async function keepWork(db: Db, each: SubmissionRow, newLeaderId: string, since: number): Promise<void> {
  const { id } = each;
  await keepCategories(db, each, newLeaderId, since);
  await db
    .updateTable("submissionNotes")
    .set({ submissionId: newLeaderId })
    .where("submissionId", "=", id)
    .where("at", ">=", since)
    .where("kind", "not in", ["merged", "unmerged", "mailed", "notDelivered", "corrected", "written"])
    .execute();
  const marks = db.selectFrom("submissionDocuments").selectAll();
  const own = new Map(
    (await marks.where("submissionId", "=", newLeaderId).execute()).map((mark) => [mark.document, mark]),
  );
  for (const mark of await marks.where("submissionId", "=", id).where("markedAt", ">=", since).execute()) {
    if ((own.get(mark.document)?.markedAt ?? 0) > mark.markedAt) continue;
    const ofNewLeader = db.deleteFrom("submissionDocuments").where("submissionId", "=", newLeaderId);
    await ofNewLeader.where("document", "=", mark.document).execute();
    await db
      .insertInto("submissionDocuments")
      .values({ ...mark, submissionId: newLeaderId })
      .execute();
  }
}

/** Whether the office has changed a group's state, or called one of its members, since a time. */
async function isWorked(db: Db, { id, stateSince }: SubmissionRow, since: number): Promise<boolean> {
  if (stateSince >= since) return true;
  const lines = db.selectFrom("submissionNotes").select("id").where("submissionId", "=", id);
  const work = lines.where("kind", "in", ["state", "due", ...callAnswers]).where("struckAt", "is", null);
  return (await work.where("at", ">=", since).executeTakeFirst()) !== undefined;
}

/**
 * The group's state, if the office has worked on the group since the latest merge; otherwise the new leader's own from
 * before.
 */
async function newLeaderState(db: Db, { lead, newLeader, erased, joinedAt }: Divided) {
  let [moved, movedSince] = [newLeader, -1];
  for (const each of erased) {
    const since = joinedAt(newLeader.id, each.id);
    if (since !== undefined && since > movedSince && (await isWorked(db, each, since)))
      [moved, movedSince] = [each, since];
  }
  const { status, stateSince, closedFor, passedTo } = moved;
  return {
    status,
    stateSince,
    closedFor,
    passedTo,
    dueOn: over.includes(status) ? null : lead.dueOn,
    dueAt: over.includes(status) ? null : lead.dueAt,
    owner: lead.owner ?? newLeader.owner,
  };
}

async function divide(db: Db, divided: Divided): Promise<void> {
  const { lead, newLeader, erased, remaining, joinedAt } = divided;
  const standing = await newLeaderState(db, divided);
  for (const each of erased) {
    const since = remaining.flatMap(({ id }) => joinedAt(id, each.id) ?? []);
    if (since.length > 0) await keepWork(db, each, newLeader.id, Math.min(...since));
  }
  // The history entry about it is erased together with the recipient's submission.
  const undeliveredAt = await unreachedSince(db, remaining, lead.undeliveredAt);
  await db.updateTable("submissions").set({ undeliveredAt }).where("id", "=", newLeader.id).execute();
  const erasedIds = erased.map(({ id }) => id);
  await keepNews(db, erasedIds, newLeader.id);
  for (const { id } of remaining.filter((each) => each.id !== newLeader.id))
    await db
      .updateTable("submissionMerges")
      .set({ keptId: newLeader.id, at: Math.max(joinedAt(id, lead.id) ?? 0, joinedAt(newLeader.id, lead.id) ?? 0) })
      .where("mergedId", "=", id)
      .where("keptId", "in", erasedIds)
      .where("undoneAt", "is", null)
      .execute();
  if (newLeader.id === lead.id) return;
  for (const each of remaining)
    await db
      .updateTable("submissions")
      .set((is) => ({
        ...(each.id === newLeader.id ? { ...standing, mergedInto: null } : { mergedInto: newLeader.id }),
        version: is("version", "+", 1),
      }))
      .where("id", "=", each.id)
      .execute();
}

/**
 * Before these are erased: the oldest remaining submission of each group becomes its leader, and takes over the work
 * since the merge.
 */
async function handOver(db: Db, ids: () => Ids): Promise<void> {
  const ofErased = db.selectFrom("submissions").where("id", "in", ids());
  const leaders = await db
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
    const group = await submissionGroupOf(db, id);
    const going = await ofErased.select("id").where(leader, "=", id).execute();
    const erasedIds = new Set(going.map((each) => each.id));
    const [erased, remaining] = [
      group.filter((each) => erasedIds.has(each.id)),
      group.filter((each) => !erasedIds.has(each.id)),
    ];
    const lead = group.find((each) => each.id === id);
    const newLeader = remaining.find((each) => each.id === id) ?? remaining[0];
    if (!lead || !newLeader) continue;
    const merges = await db
      .selectFrom("submissionMerges")
      .selectAll()
      .where("undoneAt", "is", null)
      .where(
        "mergedId",
        "in",
        group.map((each) => each.id),
      )
      .execute();
    await divide(db, { lead, newLeader, erased, remaining, joinedAt: joinsOf(merges) });
  }
}

/** The database itself erases their notes and other rows. */
async function eraseAll(db: Db, ids: () => Ids): Promise<number> {
  await lockMailsAbout(db, ids());
  await db.deleteFrom("outbox").where("resourceId", "in", ids()).execute();
  await lockCodesOf(db, ids());
  await db.deleteFrom("codes").where("resourceId", "in", ids()).execute();
  await lockRows(db, db.selectFrom("submissions").select("id").where("id", "in", ids()).orderBy("id"));
  await handOver(db, ids);
  const { numDeletedRows } = await db.deleteFrom("submissions").where("id", "in", ids()).executeTakeFirst();
  return Number(numDeletedRows);
}

async function eraseOf(db: Db, group: SubmissionRow[]): Promise<Submission[]> {
  const ids = group.map(({ id }) => id);
  if (ids.length > 0) await eraseAll(db, () => ids);
  return group;
}

/** Erases all those merged with it too. @returns the erased rows */
export async function eraseSubmission(db: Db, id: string): Promise<Submission[]> {
  await lockGroups(db);
  return eraseOf(db, await submissionGroupOf(db, id));
}

/**
 * Of the group, erases those with the same address, as a code has proven only that address. @returns the erased rows
 */
export async function eraseOfSender(db: Db, id: string): Promise<Submission[]> {
  await lockGroups(db);
  const group = await submissionGroupOf(db, id);
  const key = group.find((each) => each.id === id)?.emailKey ?? null;
  return eraseOf(
    db,
    group.filter((each) => each.id === id || (key !== null && each.emailKey === key)),
  );
}

/** Erases what is kept for only a month. @returns how many */
export async function eraseShortLived(db: Db, time: number): Promise<number> {
  await lockGroups(db);
  // Read once: a submission that takes over an erased one's state would otherwise be erased too, without its group.
  const ids = (await shortLivedBefore(db, time).execute()).map(({ id }) => id);
  return ids.length > 0 ? eraseAll(db, () => ids) : 0;
}

/** Submissions merged with these stay until their own time. @returns how many */
export async function eraseBefore(db: Db, time: number, which: "unconfirmed" | "all"): Promise<number> {
  await lockGroups(db);
  const old = db.selectFrom("submissions").where("createdAt", "<", time).select("id");
  return eraseAll(db, () => (which === "unconfirmed" ? old.where("status", "=", "unconfirmed") : old));
}

export const erasedMails = ({ reference, kind, locale, email }: Submission): NewMail[] => [
  { kind: "office-erased", details: { reference, kind } },
  ...(email ? [{ kind: "erasure" as const, details: { reference, kind, locale, email } }] : []),
];
