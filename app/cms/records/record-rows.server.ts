import { sql } from "kysely";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, forUpdate, inChunks, isPostgres } from "#app/lib/db/database.server.ts";
import type { ActivityRow, RecordRow, RevisionRow } from "#app/lib/db/record-tables.ts";
import { fileIdsIn } from "#app/lib/files/file-name.ts";
import { greatestWhole } from "#app/lib/forms/typed-text.ts";
import type { RecordData } from "./draft.ts";
import type { LastChange, Paginated } from "./record-types.ts";

/** Records that are only in their file have no row. */
export const findRecord = (db: Db, kind: string, slug: string): Promise<RecordRow | undefined> =>
  db.selectFrom("records").selectAll().where("kind", "=", kind).where("slug", "=", slug).executeTakeFirst();

export async function recordsNamed(db: Db, named: { kind: string; slug: string }[]): Promise<RecordRow[]> {
  if (named.length === 0) return [];
  const names = new Set(named.map(({ kind, slug }) => `${kind}/${slug}`));
  const slugs = [...new Set(named.map(({ slug }) => slug))];
  const found = await db.selectFrom("records").selectAll().where("slug", "in", slugs).execute();
  return found.filter(({ kind, slug }) => names.has(`${kind}/${slug}`));
}

export const lockedRecord = (db: Db, kind: string, slug: string): Promise<RecordRow | undefined> =>
  forUpdate(
    db,
    db.selectFrom("records").selectAll().where("kind", "=", kind).where("slug", "=", slug),
  ).executeTakeFirst();

/** @returns false when its name is taken */
export async function insertRecord(db: Db, row: RecordRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("records")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The transaction must have locked the record. */
export async function changeRecord(db: Db, id: string, change: Partial<RecordRow>): Promise<void> {
  await db.updateTable("records").set(change).where("id", "=", id).execute();
}

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

export const revisionById = (db: Db, id: string): Promise<RevisionRow> =>
  db.selectFrom("revisions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The number may be any, as it comes from an address or form. */
export async function revisionByNumber(db: Db, recordId: string, number: number): Promise<RevisionRow | undefined> {
  if (!Number.isInteger(number) || Math.abs(number) > greatestWhole) return undefined;
  const found = db.selectFrom("revisions").selectAll().where("recordId", "=", recordId);
  return found.where("number", "=", number).executeTakeFirst();
}

export async function revisionsById(db: Db, ids: string[]): Promise<RevisionRow[]> {
  const found: RevisionRow[] = [];
  for (const some of inChunks(ids))
    found.push(...(await db.selectFrom("revisions").selectAll().where("id", "in", some).execute()));
  return found;
}

export async function dataOfRevisions(db: Db, ids: string[]): Promise<Map<string, RecordData>> {
  const found = await revisionsById(db, [...new Set(ids)]);
  return new Map(found.map(({ id, data }) => [id, JSON.parse(data)]));
}

export async function newestNumber(db: Db, recordId: string): Promise<number> {
  const { newest } = await db
    .selectFrom("revisions")
    .select(({ fn }) => fn.max("number").as("newest"))
    .where("recordId", "=", recordId)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

export const revisionsOf = (db: Db, recordId: string) =>
  db
    .selectFrom("revisions")
    .select(["id", "number", "by", "at", "basedOn", "isUnused"])
    .where("recordId", "=", recordId)
    .orderBy("number", "desc")
    .execute();

export interface RecordSelection {
  kind: string;
  areDiscarded: boolean;
  words: string[];
}

export const selectedRecords = (db: Db, { kind, areDiscarded, words }: RecordSelection) =>
  words.reduce(
    (query, word) => query.where(sql<boolean>`words LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`),
    db
      .selectFrom("records")
      .where("kind", "=", kind)
      .where("discardedAt", areDiscarded ? "is not" : "is", null),
  );

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

export async function slugsWithRow(db: Db, kind: string, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const found = await selectedRecords(db, { kind, areDiscarded: false, words: [] })
    .select("slug")
    .where("slug", "in", slugs)
    .execute();
  return new Set(found.map(({ slug }) => slug));
}

export async function slugsOf(db: Db, kind: string): Promise<string[]> {
  const found = await db.selectFrom("records").select("slug").where("kind", "=", kind).execute();
  return found.map(({ slug }) => slug);
}

/** Erases their revisions too. @returns how many records */
export async function eraseDiscarded(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("records").where("discardedAt", "<=", before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Times are milliseconds since 1970. */
export interface ActivityFilter {
  kind?: string | undefined;
  slug?: string | undefined;
  by?: string | undefined;
  what?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
}

const activitiesPerPage = 50;

const filteredActivities = (db: Db, { kind, slug, by, what, from, until }: ActivityFilter) =>
  db
    .selectFrom("activities")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as string))
    .$if(slug !== undefined, (query) => query.where("slug", "=", slug as string))
    .$if(by !== undefined, (query) => query.where("by", "=", by as string))
    .$if(what !== undefined, (query) => query.where("what", "=", what as string))
    .$if(from !== undefined, (query) => query.where("at", ">=", from as number))
    .$if(until !== undefined, (query) => query.where("at", "<", until as number));

export async function activitiesOf(db: Db, filter: ActivityFilter, page: number): Promise<Paginated<ActivityRow>> {
  const { count } = await filteredActivities(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const pages = Math.max(1, Math.ceil(total / activitiesPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const items = await filteredActivities(db, filter)
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(activitiesPerPage)
    .offset((shown - 1) * activitiesPerPage)
    .execute();
  return { items, total, page: shown, pages };
}

export const activitiesOfRecord = (db: Db, kind: string, slug: string): Promise<ActivityRow[]> =>
  filteredActivities(db, { kind, slug }).selectAll().orderBy("at", "desc").orderBy("id").execute();

/** Activities that leave the record as it was: a revision kept only after a conflict, and a review without a change. */
const noChanges = ["conflict", "looked"];

export const lastChangeOf = (db: Db, kind: string, slug: string): Promise<LastChange | undefined> =>
  filteredActivities(db, { kind, slug })
    .select(["by", "byName", "at", "what"])
    .where("what", "not in", noChanges)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

export async function lastChangesOf(db: Db, kind: string, slugs: string[]): Promise<Map<string, LastChange>> {
  const found = await filteredActivities(db, { kind })
    .select(["slug", "by", "byName", "at", "what"])
    .where("slug", "in", slugs)
    .where("what", "not in", noChanges)
    .orderBy("at")
    .execute();
  return new Map(found.map(({ slug, ...change }) => [slug ?? "", change]));
}
