import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "#app/lib/db/database.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { freeMinute, type LiveRecord, type RecordName } from "./editions.ts";

export const editionsOf = (db: Db, recordId: string): Promise<EditionRow[]> =>
  db.selectFrom("editions").selectAll().where("recordId", "=", recordId).orderBy("number").execute();

export const editionsOfMany = (db: Db, ids: string[]): Promise<EditionRow[]> =>
  db.selectFrom("editions").selectAll().where("recordId", "in", ids).execute();

export async function insertEdition(db: Db, row: EditionRow): Promise<void> {
  await db.insertInto("editions").values(row).execute();
}

const inLog = (db: Db) => db.selectFrom("publications").select("source");

export async function editionsInLog(db: Db, ids: string[]): Promise<Set<string>> {
  const found = ids.length > 0 ? await inLog(db).where("source", "in", ids).execute() : [];
  return new Set(found.map(({ source }) => source));
}

/** Editions in the publication log stay: they were public, whatever the clock says now. */
export async function deleteEditions(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("editions").where("id", "in", ids).where("id", "not in", inLog(db)).execute();
}

/** Milliseconds by which the clocks of several processes may differ. */
const clockDifference = 5 * 60_000;

/**
 * After the clock was set back, what was published at once stays public instead of waiting for the old time. It was
 * public if the log has it, or if it was written later than now. Scheduled editions wait.
 */
export async function keepPublic(db: Db, now: number): Promise<void> {
  await db
    .updateTable("editions")
    .set({ publicFrom: now })
    .where("publicFrom", ">", now)
    .where(({ eb }) => eb(eb("publicFrom", "-", eb.ref("at")), "<=", freeMinute))
    .where(({ or, eb }) => or([eb("id", "in", inLog(db)), eb("at", ">", now + clockDifference)]))
    .execute();
}

export async function insertDisplaced(db: Db, editions: EditionRow[], displacedBy: string): Promise<void> {
  if (editions.length === 0) return;
  const displaced = editions.map((edition) => ({ ...edition, displacedBy }));
  await db.insertInto("displacedEditions").values(displaced).execute();
}

export async function removeDisplaced(db: Db, displacedBy: string): Promise<EditionRow[]> {
  const found = await db
    .selectFrom("displacedEditions")
    .selectAll()
    .where("displacedBy", "=", displacedBy)
    .orderBy("number")
    .execute();
  await db.deleteFrom("displacedEditions").where("displacedBy", "=", displacedBy).execute();
  return found.map(({ displacedBy: _, ...edition }) => edition);
}

export const isNotReplacedBy =
  (time: number) =>
  ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "editions">) =>
    not(
      exists(
        selectFrom("editions as later")
          .select("later.id")
          .whereRef("later.recordId", "=", "editions.recordId")
          .whereRef("later.number", ">", "editions.number")
          .where("later.publicFrom", "<=", time),
      ),
    );

export interface EditionMark extends RecordName {
  mark: string;
}

export async function editionMarks(db: Db): Promise<Map<string, EditionMark>> {
  const marks = db
    .selectFrom("editions")
    .select(["recordId", ({ fn }) => fn.countAll<number>().as("count"), ({ fn }) => fn.max("number").as("newest")])
    // Numbers are used again after an undo, times are not. The remainder keeps the sum within whole numbers.
    .select(sql<number>`sum(${sql.ref("at")} % 1000003)`.as("sum"))
    .groupBy("recordId");
  const found = await db
    .selectFrom(marks.as("marks"))
    .innerJoin("records", "records.id", "marks.recordId")
    .select(["records.id", "kind", "slug", "count", "newest", "sum"])
    .execute();
  return new Map(
    found.map(({ id, kind, slug, count, newest, sum }) => [id, { kind, slug, mark: `${count} ${newest} ${sum}` }]),
  );
}

interface EditionsOf {
  ids?: string[];
  kind?: string;
  slug?: string;
  from?: number;
}

export async function recordsWithEditions(db: Db, { ids, kind, slug, from }: EditionsOf = {}): Promise<LiveRecord[]> {
  const found = await db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .selectAll("editions")
    .select(["kind", "slug"])
    .$if(ids !== undefined, (query) => query.where("recordId", "in", ids ?? []))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(slug !== undefined, (query) => query.where("slug", "=", slug ?? ""))
    .$if(from !== undefined, (query) => query.where(isNotReplacedBy(from ?? 0)))
    .orderBy("editions.recordId")
    .orderBy("editions.number")
    .execute();
  const records = new Map<string, LiveRecord>();
  for (const { kind, slug, ...edition } of found) {
    const record = records.get(edition.recordId);
    if (record) record.editions.push(edition);
    else records.set(edition.recordId, { kind, slug, editions: [edition] });
  }
  return [...records.values()];
}
