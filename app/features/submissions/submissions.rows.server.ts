import type { ExpressionBuilder } from "kysely";
import { dead } from "#app/platform/codes/codes.rows.server.ts";
import { forUpdate } from "#app/platform/db/engine.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Kind, Submission, SubmissionRow, Tables } from "#app/platform/db/tables.ts";

/** Adds a submission. */
export async function insertSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.insertInto("submissions").values(row).execute();
}

/** The submission with this id. */
export function submissionById(db: Db, id: string): Promise<Submission | undefined> {
  return db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The submission with this id, locked until the transaction ends. */
export function lockedSubmission(db: Db, id: string): Promise<Submission | undefined> {
  return forUpdate(db, db.selectFrom("submissions").selectAll().where("id", "=", id)).executeTakeFirst();
}

/** The submission with this reference. */
export function submissionByReference(db: Db, reference: string): Promise<Submission | undefined> {
  return db.selectFrom("submissions").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** A submission as the log shows it. */
export interface NamedSubmission {
  kind: Kind;
  name: string | null;
}

/** The kinds and senders of submissions, by reference; erased ones are omitted. */
export async function namedSubmissions(db: Db, references: string[]): Promise<Record<string, NamedSubmission>> {
  if (references.length === 0) return {};
  const found = await db
    .selectFrom("submissions")
    .select(["reference", "kind", "name"])
    .where("reference", "in", references)
    .execute();
  return Object.fromEntries(found.map(({ reference, kind, name }) => [reference, { kind, name }]));
}

/** The submission with this reference that was sent with this address. */
export function submissionOf(db: Db, reference: string, emailKey: string): Promise<Submission | undefined> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
}

/** Unconfirmed enquiries of an address whose code was created after a time and is still valid, with its ticket. */
export function unconfirmedOf(db: Db, emailKey: string, after: number): Promise<(Submission & { ticket: string })[]> {
  return db
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

/** The fields that a visitor fills in: submissions of a kind are duplicates if all of these agree. */
const typed = ["name", "email", "phone", "text", "callTime", "isMinor", "guardianName", "guardianPhone"] as const;

/** The reference of a duplicate submission sent after a time. */
export async function referenceOfSame(db: Db, row: SubmissionRow, after: number): Promise<string | undefined> {
  let same = db.selectFrom("submissions").select("reference").where("kind", "=", row.kind);
  for (const name of typed) same = same.where(name, "is not distinct from", row[name]);
  const found = await same.where("createdAt", ">", after).where("reference", "is not", null).executeTakeFirst();
  return found?.reference ?? undefined;
}

/** Confirms a submission and gives it a reference; undefined when there is no such unconfirmed one. */
export function confirmSubmission(db: Db, id: string, reference: string, now: number) {
  return db
    .updateTable("submissions")
    .set({ status: "new", reference, confirmedAt: now, stateSince: now })
    .where("id", "=", id)
    .where("status", "=", "unconfirmed")
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes fields of the submission with this id or reference, and increments its version.
 * @returns whether it exists.
 */
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

/** The id of the leader of a submission's group, which is the same for the whole group. */
export const leader = (is: ExpressionBuilder<Tables, "submissions">) => is.fn.coalesce("mergedInto", "id");

/** The id of the leader of the group that a reference belongs to. */
export async function leaderOf(db: Db, reference: string): Promise<string | undefined> {
  const found = db
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .where("reference", "=", reference);
  return (await found.executeTakeFirst())?.id;
}

/**
 * Within a transaction, waits for concurrent merges and erasures, so that nothing is merged with a submission being
 * erased.
 */
export const lockGroups = (db: Db): Promise<void> => lockInTransaction(db, "merged submissions");

/** The submissions of a group, oldest first. */
export function submissionGroupOf(db: Db, id: string): Promise<SubmissionRow[]> {
  const own = db
    .selectFrom("submissions")
    .select((is) => leader(is).as("id"))
    .where("id", "=", id);
  return db.selectFrom("submissions").selectAll().where(leader, "=", own).orderBy("createdAt").orderBy("id").execute();
}
