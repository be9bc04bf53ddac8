import { lockCodesOf } from "#app/platform/codes/codes.rows.server.ts";
import { lockRows } from "#app/platform/db/engine.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Ids } from "#app/platform/db/store-types.ts";
import type { Submission, SubmissionRow } from "#app/platform/db/tables.ts";
import { lockMailsAbout } from "#app/platform/mail/outbox.rows.server.ts";
import { shortLivedBefore } from "./call-backs.rows.server.ts";
import { handOver } from "./hand-over.rows.server.ts";
import { lockGroups, submissionGroupOf } from "./submissions.rows.server.ts";

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
