import { sql } from "kysely";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { forUpdate, isPostgres } from "#app/platform/db/engine.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import type { RecordRow, RevisionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { fileIdsIn } from "#app/platform/files/file-name.ts";
import { greatestWhole } from "#app/platform/forms/whole-number.ts";
import type { RecordData } from "./record-data.ts";

/** The row of a record; records only in their file have none. */
export const recordBy = (db: Db, kind: string, slug: string): Promise<RecordRow | undefined> =>
  db.selectFrom("records").selectAll().where("kind", "=", kind).where("slug", "=", slug).executeTakeFirst();

/** The rows of these records, where they exist. */
export async function recordsNamed(db: Db, named: { kind: string; slug: string }[]): Promise<RecordRow[]> {
  if (named.length === 0) return [];
  const names = new Set(named.map(({ kind, slug }) => `${kind}/${slug}`));
  const slugs = [...new Set(named.map(({ slug }) => slug))];
  const found = await db.selectFrom("records").selectAll().where("slug", "in", slugs).execute();
  return found.filter(({ kind, slug }) => names.has(`${kind}/${slug}`));
}

/** The row of a record, locked until the transaction ends. */
export const lockedRecord = (db: Db, kind: string, slug: string): Promise<RecordRow | undefined> =>
  forUpdate(
    db,
    db.selectFrom("records").selectAll().where("kind", "=", kind).where("slug", "=", slug),
  ).executeTakeFirst();

/**
 * Inserts a record.
 * @returns false when its name is taken.
 */
export async function insertRecord(db: Db, row: RecordRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("records")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Updates a record that the transaction has locked. */
export async function changeRecord(db: Db, id: string, change: Partial<RecordRow>): Promise<void> {
  await db.updateTable("records").set(change).where("id", "=", id).execute();
}

/** Inserts a revision, and links the files that it refers to. */
export async function insertRevision(db: Db, row: Omit<RevisionRow, "id"> & { id?: string }): Promise<string> {
  const id = row.id ?? newId();
  await db
    .insertInto("revisions")
    .values({ ...row, id })
    .execute();
  const named = fileIdsIn(row.data).map((fileId) => ({ revisionId: id, fileId, recordId: row.recordId }));
  if (named.length > 0) await db.insertInto("revisionFiles").values(named).execute();
  return id;
}

/** The revision with this id. */
export const revisionById = (db: Db, id: string): Promise<RevisionRow> =>
  db.selectFrom("revisions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** A revision of a record by its number, which may be any number from an address or form. */
export async function revisionByNumber(db: Db, recordId: string, number: number): Promise<RevisionRow | undefined> {
  if (!Number.isInteger(number) || Math.abs(number) > greatestWhole) return undefined;
  const found = db.selectFrom("revisions").selectAll().where("recordId", "=", recordId);
  return found.where("number", "=", number).executeTakeFirst();
}

/** The revisions with these ids. */
export async function revisionsById(db: Db, ids: string[]): Promise<RevisionRow[]> {
  const found: RevisionRow[] = [];
  for (const some of inParts(ids))
    found.push(...(await db.selectFrom("revisions").selectAll().where("id", "in", some).execute()));
  return found;
}

/** The data of revisions, by their ids. */
export async function dataOfRevisions(db: Db, ids: string[]): Promise<Map<string, RecordData>> {
  const found = await revisionsById(db, [...new Set(ids)]);
  return new Map(found.map(({ id, data }) => [id, JSON.parse(data)]));
}

/** The highest revision number of a record. */
export async function newestNumber(db: Db, recordId: string): Promise<number> {
  const { newest } = await db
    .selectFrom("revisions")
    .select(({ fn }) => fn.max("number").as("newest"))
    .where("recordId", "=", recordId)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** All revisions of a record without their data, newest first. */
export const revisionsOf = (db: Db, recordId: string) =>
  db
    .selectFrom("revisions")
    .select(["id", "number", "by", "at", "basedOn", "isUnused"])
    .where("recordId", "=", recordId)
    .orderBy("number", "desc")
    .execute();

/** A selection of a kind's records: the discarded ones, or all others, whose draft contains all words. */
export interface RecordSelection {
  kind: string;
  areDiscarded: boolean;
  words: string[];
}

/** The selected records. */
export const selectedRecords = (db: Db, { kind, areDiscarded, words }: RecordSelection) =>
  words.reduce(
    (query, word) => query.where(sql<boolean>`words LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`),
    db
      .selectFrom("records")
      .where("kind", "=", kind)
      .where("discardedAt", areDiscarded ? "is not" : "is", null),
  );

/**
 * The selected records, last changed first, with only the day of their draft's data.
 * @param day the field with the day, if any
 */
export const recordsOf = (db: Db, which: RecordSelection, day: string | undefined) =>
  selectedRecords(db, which)
    .select(["id", "slug", "version", "draftId", "changedAt"])
    .select(({ selectFrom }) => {
      const data = isPostgres(db) ? sql`data::json` : sql`data`;
      const text = day === undefined ? sql<null>`NULL` : sql<string | null>`${data} ->> ${sql.lit(day)}`;
      return selectFrom("revisions").whereRef("revisions.id", "=", "draftId").select(text.as("day")).as("day");
    })
    .orderBy("changedAt", "desc")
    .orderBy("slug")
    .execute();

/** Filters slugs to records that have a row and are not discarded. */
export async function touchedOf(db: Db, kind: string, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const found = await selectedRecords(db, { kind, areDiscarded: false, words: [] })
    .select("slug")
    .where("slug", "in", slugs)
    .execute();
  return new Set(found.map(({ slug }) => slug));
}

/** The slugs of all records of a kind that have a row. */
export async function slugsOf(db: Db, kind: string): Promise<string[]> {
  const found = await db.selectFrom("records").select("slug").where("kind", "=", kind).execute();
  return found.map(({ slug }) => slug);
}

/**
 * Erases drafts discarded before a time, with their revisions.
 * @returns how many records.
 */
export async function eraseDiscarded(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("records").where("discardedAt", "<=", before).executeTakeFirst();
  return Number(numDeletedRows);
}
