import type { ExpressionBuilder } from "kysely";
import { invalidHash } from "#app/lib/codes/codes.server.ts";
import { type Db, forUpdate, lockInTransaction } from "#app/lib/db/database.server.ts";
import { unwantedReasons } from "#app/lib/db/inbox-tables.ts";
import type { Kind, Submission, SubmissionRow, Tables } from "#app/lib/db/tables.ts";
import { shortLife } from "./submission.ts";

export async function insertSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.insertInto("submissions").values(row).execute();
}

export function submissionById(db: Db, id: string): Promise<Submission | undefined> {
  return db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockedSubmission(db: Db, id: string): Promise<Submission | undefined> {
  return forUpdate(db, db.selectFrom("submissions").selectAll().where("id", "=", id)).executeTakeFirst();
}

export function submissionByReference(db: Db, reference: string): Promise<Submission | undefined> {
  return db.selectFrom("submissions").selectAll().where("reference", "=", reference).executeTakeFirst();
}

interface NamedSubmission {
  kind: Kind;
  name: string | null;
}

export async function namedSubmissions(db: Db, references: string[]): Promise<Record<string, NamedSubmission>> {
  if (references.length === 0) return {};
  const found = await db
    .selectFrom("submissions")
    .select(["reference", "kind", "name"])
    .where("reference", "in", references)
    .execute();
  return Object.fromEntries(found.map(({ reference, kind, name }) => [reference, { kind, name }]));
}

export function submissionOf(db: Db, reference: string, emailKey: string): Promise<Submission | undefined> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
}

/** Only with a code that was created after a time and is still valid; its id is the ticket. */
export function unconfirmedOf(db: Db, emailKey: string, after: number): Promise<(Submission & { ticket: string })[]> {
  return db
    .selectFrom("submissions")
    .innerJoin("codes", "codes.resourceId", "submissions.id")
    .selectAll("submissions")
    .select("codes.id as ticket")
    .where("codes.emailKey", "=", emailKey)
    .where("codes.purpose", "=", "enquiry")
    .where("codes.createdAt", ">", after)
    .where("codes.hash", "!=", invalidHash)
    .where("submissions.status", "=", "unconfirmed")
    .execute();
}

/** Submissions of a kind are duplicates if all of these fields agree. */
const typed = ["name", "email", "phone", "text", "callTime", "isMinor", "guardianName", "guardianPhone"] as const;

export async function referenceOfSame(db: Db, row: SubmissionRow, after: number): Promise<string | undefined> {
  let same = db.selectFrom("submissions").select("reference").where("kind", "=", row.kind);
  for (const name of typed) same = same.where(name, "is not distinct from", row[name]);
  const found = await same.where("createdAt", ">", after).where("reference", "is not", null).executeTakeFirst();
  return found?.reference ?? undefined;
}

/** Undefined when there is no such unconfirmed submission. */
export function confirmSubmission(db: Db, id: string, reference: string, now: number) {
  return db
    .updateTable("submissions")
    .set({ status: "new", reference, confirmedAt: now, stateSince: now })
    .where("id", "=", id)
    .where("status", "=", "unconfirmed")
    .returningAll()
    .executeTakeFirst();
}

/** Increments the version. @returns whether the submission exists */
export async function changeSubmission(
  db: Db,
  name: "id" | "reference",
  value: string,
  fields: Partial<Omit<SubmissionRow, "version">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("submissions")
    .set((is) => ({ ...fields, version: is("version", "+", 1) }))
    .where(name, "=", value)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The id of the leader, which is the same for the whole group. */
export const leader = (is: ExpressionBuilder<Tables, "submissions">) => is.fn.coalesce("mergedInto", "id");

export async function leaderOf(db: Db, reference: string): Promise<string | undefined> {
  const found = db
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .where("reference", "=", reference);
  return (await found.executeTakeFirst())?.id;
}

/** Waits for concurrent merges and erasures, so that nothing is merged with a submission being erased. */
export const lockGroups = (db: Db): Promise<void> => lockInTransaction(db, "merged submissions");

export function submissionGroupOf(db: Db, id: string): Promise<SubmissionRow[]> {
  const own = db
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .where("id", "=", id);
  return db.selectFrom("submissions").selectAll().where(leader, "=", own).orderBy("createdAt").orderBy("id").execute();
}

const unconfirmedCalls = (db: Db) =>
  db.selectFrom("submissions").select("id").where("callTime", "is not", null).where("confirmedAt", "is", null);

/**
 * Whether a number is not called for another request: the office will call it anyway, or its owner recently said that
 * they did not ask. A merged request waits as long as its group does.
 * @param phoneKey the last ten digits
 */
export async function isCallSettled(db: Db, phoneKey: string | null, now: number): Promise<boolean> {
  const found = unconfirmedCalls(db)
    .where("phoneKey", "=", phoneKey)
    .where("stateSince", ">", now - shortLife)
    .where((is) => {
      const closed = is.selectFrom("submissions as lead").select("lead.id").where("lead.status", "=", "closed");
      const isOver = is.exists(closed.whereRef("lead.id", "=", "submissions.mergedInto"));
      return is.or([is.and([is("status", "=", "new"), is.not(isOver)]), is("closedFor", "=", "didNotAsk")]);
    });
  return (await found.executeTakeFirst()) !== undefined;
}

export async function confirmCalls(db: Db, leaderId: string, now: number): Promise<void> {
  const ids = unconfirmedCalls(db).where(leader, "=", leaderId);
  await db.updateTable("submissions").set({ confirmedAt: now }).where("id", "in", ids).execute();
}

/** What is kept for only a month, and has had its state since before `time`. */
export const shortLivedBefore = (db: Db, time: number) =>
  db
    .selectFrom("submissions")
    .select("id")
    .where("stateSince", "<", time)
    .where((is) => is.or([is("id", "in", unconfirmedCalls(db)), is("closedFor", "in", unwantedReasons)]));

/** @returns `since` if an answer is undelivered and no later one was sent to the same address, otherwise null */
export async function unreachedSince(
  db: Db,
  group: Pick<SubmissionRow, "id" | "emailKey">[],
  since: number | null,
): Promise<number | null> {
  if (since === null || group.length === 0) return null;
  const addresses = new Map(group.map(({ id, emailKey }) => [id, emailKey ?? id]));
  const lines = await db
    .selectFrom("submissionNotes")
    .select(["submissionId", "kind"])
    .where("submissionId", "in", [...addresses.keys()])
    .where("kind", "in", ["mailed", "notDelivered"])
    .where("at", ">=", since)
    .orderBy("at")
    .orderBy("kind", "desc")
    .execute();
  const failed = new Set<string | undefined>();
  for (const { submissionId, kind } of lines) {
    const address = addresses.get(submissionId);
    if (kind === "mailed") failed.delete(address);
    else failed.add(address);
  }
  return failed.size > 0 ? since : null;
}
