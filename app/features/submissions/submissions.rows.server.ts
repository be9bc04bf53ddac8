import { dead, lockCodesOf } from "#app/platform/codes/codes.rows.server.ts";
import { forUpdate, lockRows } from "#app/platform/db/engine.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Submission, SubmissionRow } from "#app/platform/db/tables.ts";
import { lockMailsAbout } from "#app/platform/mail/outbox.rows.server.ts";

/** Adds a submission. */
export async function insertSubmission(rows: Db, row: SubmissionRow): Promise<void> {
  await rows.insertInto("submissions").values(row).execute();
}

/** The submission with this id. */
export function submissionById(rows: Db, id: string): Promise<Submission | undefined> {
  return rows.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The submission with this id, which nobody else changes until the transaction ends. */
export function lockedSubmission(rows: Db, id: string): Promise<Submission | undefined> {
  return forUpdate(rows, rows.selectFrom("submissions").selectAll().where("id", "=", id)).executeTakeFirst();
}

/** The submission with this reference. */
export function submissionByReference(rows: Db, reference: string): Promise<Submission | undefined> {
  return rows.selectFrom("submissions").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** The submission with this reference that was sent with this address. */
export function submissionOf(rows: Db, reference: string, emailKey: string): Promise<Submission | undefined> {
  return rows
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
}

/** Enquiries of an address whose code was made after a time and is still valid, with its ticket. */
export function unconfirmedOf(rows: Db, emailKey: string, after: number): Promise<(Submission & { ticket: string })[]> {
  return rows
    .selectFrom("submissions")
    .innerJoin("codes", "codes.resourceId", "submissions.id")
    .selectAll("submissions")
    .select("codes.id as ticket")
    .where("codes.emailKey", "=", emailKey)
    .where("codes.purpose", "=", "enquiry")
    .where("codes.createdAt", ">", after)
    .where("codes.hash", "!=", dead)
    .where("submissions.status", "=", "unconfirmed")
    .execute();
}

/** The fields that a visitor types: submissions of a kind that agree in all of them are duplicates. */
const typed = ["name", "email", "phone", "text", "isMinor", "guardianName", "guardianPhone"] as const;

/** The reference of a duplicate that was sent after a time. */
export async function referenceOfSame(rows: Db, row: SubmissionRow, after: number): Promise<string | undefined> {
  let same = rows.selectFrom("submissions").select("reference").where("kind", "=", row.kind);
  for (const name of typed) same = same.where(name, "is not distinct from", row[name]);
  const found = await same.where("createdAt", ">", after).where("reference", "is not", null).executeTakeFirst();
  return found?.reference ?? undefined;
}

/** Confirms a submission and gives it a reference; undefined when there is no such unconfirmed one. */
export function confirmSubmission(rows: Db, id: string, reference: string, now: number) {
  return rows
    .updateTable("submissions")
    .set({ status: "new", reference, confirmedAt: now })
    .where("id", "=", id)
    .where("status", "=", "unconfirmed")
    .returningAll()
    .executeTakeFirst();
}

/** Changes fields of the submission with this id or reference. @returns whether it exists. */
export async function changeSubmission(
  rows: Db,
  name: "id" | "reference",
  value: string,
  fields: Partial<Submission>,
): Promise<boolean> {
  const { numUpdatedRows } = await rows
    .updateTable("submissions")
    .set(fields)
    .where(name, "=", value)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases a submission, its codes, and the pending mails about it. @returns whether it still existed. */
export async function eraseSubmission(rows: Db, id: string): Promise<boolean> {
  await lockMailsAbout(rows, [id]);
  await rows.deleteFrom("outbox").where("resourceId", "=", id).execute();
  await lockCodesOf(rows, [id]);
  await rows.deleteFrom("codes").where("resourceId", "=", id).execute();
  const { numDeletedRows } = await rows.deleteFrom("submissions").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Erases what was sent before a time, only unconfirmed enquiries or all. @returns how many. */
export async function eraseBefore(rows: Db, time: number, which: "unconfirmed" | "all"): Promise<number> {
  const old = () => {
    const before = rows.selectFrom("submissions").select("id").where("createdAt", "<", time);
    return which === "all" ? before : before.where("status", "=", "unconfirmed");
  };
  await lockMailsAbout(rows, old());
  await rows.deleteFrom("outbox").where("resourceId", "in", old()).execute();
  await lockCodesOf(rows, old());
  await rows.deleteFrom("codes").where("resourceId", "in", old()).execute();
  await lockRows(rows, old().orderBy("id"));
  const { numDeletedRows } = await rows.deleteFrom("submissions").where("id", "in", old()).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Confirmed submissions, the newest first. */
export function newestSubmissions(rows: Db, count: number): Promise<Submission[]> {
  return rows
    .selectFrom("submissions")
    .selectAll()
    .where("status", "!=", "unconfirmed")
    .orderBy("createdAt", "desc")
    .limit(count)
    .execute();
}
