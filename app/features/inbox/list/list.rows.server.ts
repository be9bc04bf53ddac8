import { sql } from "kysely";
import { type Bucket, buckets, type InboxFilter } from "#app/features/inbox/views.ts";
import { leader } from "#app/features/submissions/index.server.ts";
import { type Status, type SubmissionNoteRow, writtenKinds } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Submission, SubmissionRow } from "#app/platform/db/tables.ts";
import { arrivedAt, bucketAt, matches } from "./conditions.ts";

export async function countMatching(db: Db, filter: InboxFilter): Promise<number> {
  const counted = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await counted.where(matches(filter)).executeTakeFirstOrThrow()).count);
}

export async function countRowsMatching(db: Db, filter: InboxFilter): Promise<number> {
  const shown = db.selectFrom("submissions").select("id").where(matches(filter));
  const counted = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await counted.where(leader, "in", shown).executeTakeFirstOrThrow()).count);
}

export interface ListPosition {
  id: string;
  bucket: Bucket;
}

const listOrder = (
  today: string,
) => sql`${bucketAt(today)}, coalesce(${sql.ref("dueOn")}, ''), coalesce(${sql.ref("dueAt")}, 0),
  CASE WHEN ${bucketAt(today)} = 7 THEN -${arrivedAt} ELSE ${arrivedAt} END, ${sql.ref("id")}`;

export async function positionsMatching(
  db: Db,
  filter: InboxFilter,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; placed: ListPosition[] }> {
  // Only ids are sorted: the search texts are long.
  const placed = await db
    .selectFrom("submissions")
    .select(["id", bucketAt(today).as("bucket"), sql<number>`count(*) OVER ()`.as("total")])
    .where(matches(filter))
    .orderBy(listOrder(today))
    .limit(limit)
    .offset(offset)
    .execute();
  // Beyond the last page there is no row that contains the total.
  if (placed.length === 0) return { total: offset === 0 ? 0 : await countMatching(db, filter), placed: [] };
  return {
    total: Number(placed[0]?.total ?? 0),
    placed: placed.map(({ id, bucket }) => ({ id, bucket: buckets[bucket] ?? "open" })),
  };
}

/** Read as a single text: 60,000 rows would block this process for longer. */
export async function allPositions(db: Db, filter: InboxFilter, today: string): Promise<ListPosition[]> {
  const places = db
    .selectFrom("submissions")
    .select(sql<string>`concat(${bucketAt(today)}, ${sql.ref("id")})`.as("place"))
    .where(matches(filter))
    .orderBy(listOrder(today));
  const joined = sql<string | null>`string_agg(${sql.ref("place")}, ',')`;
  const found = db.selectFrom(places.as("ordered")).select(joined.as("joined"));
  const text = (await found.executeTakeFirstOrThrow()).joined ?? "";
  return text.split(",").flatMap((place) => {
    const bucket = buckets[Number(place[0])];
    return bucket ? [{ id: place.slice(1), bucket }] : [];
  });
}

export async function submissionsAt(
  db: Db,
  placed: ListPosition[],
): Promise<{ submission: SubmissionRow; bucket: Bucket }[]> {
  const ids = placed.map(({ id }) => id);
  const listed = await db.selectFrom("submissions").selectAll().where("id", "in", ids).execute();
  const byId = new Map(listed.map((row) => [row.id, row]));
  return placed.flatMap(({ id, bucket }) => {
    const submission = byId.get(id);
    return submission ? [{ submission, bucket }] : [];
  });
}

export const mergedWith = (db: Db, ids: string[]): Promise<SubmissionRow[]> =>
  db.selectFrom("submissions").selectAll().where("mergedInto", "in", ids).orderBy("createdAt").orderBy("id").execute();

export async function lastNotes(db: Db, ids: string[], merged: Submission[]): Promise<Map<string, SubmissionNoteRow>> {
  const notes = new Map<string, SubmissionNoteRow>();
  if (ids.length === 0) return notes;
  const leads = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  const found = await db
    .selectFrom("submissionNotes")
    .selectAll()
    .where("submissionId", "in", [...ids, ...leads.keys()])
    .where("kind", "in", [...writtenKinds, "notDelivered"])
    .where("struckAt", "is", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const note of found) notes.set(leads.get(note.submissionId) ?? note.submissionId, note);
  return notes;
}

export const arrivedBefore = (db: Db, time: number): Promise<(Submission & { groupStatus: Status })[]> =>
  db
    .selectFrom("submissions")
    .selectAll()
    .select((is) =>
      is.fn
        .coalesce(
          is.selectFrom("submissions as kept").select("kept.status").whereRef("kept.id", "=", "submissions.mergedInto"),
          "status",
        )
        .as("groupStatus"),
    )
    .where("status", "!=", "unconfirmed")
    .where("reference", "is not", null)
    .where("createdAt", "<", time)
    .orderBy("createdAt")
    .execute();
