import type { ExpressionBuilder } from "kysely";
import { invalidHash } from "#app/platform/codes/codes.rows.server.ts";
import { forUpdate } from "#app/platform/db/engine.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Kind, Submission, SubmissionRow, Tables } from "#app/platform/db/tables.ts";

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

export interface NamedSubmission {
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
