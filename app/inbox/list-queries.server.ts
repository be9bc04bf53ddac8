import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { searchPatterns } from "#app/forms/submissions/search-keys.server.ts";
import { groupedReference, referenceSignsIn } from "#app/forms/submissions/submission.ts";
import { leader } from "#app/forms/submissions/submissions-table.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import {
  admissionStates,
  feedbackStates,
  type Source,
  type Status,
  type SubmissionNoteRow,
  unwantedReasons,
  writtenKinds,
} from "#app/lib/db/inbox-tables.ts";
import type { Submission, SubmissionRow, Tables } from "#app/lib/db/tables.ts";
import { phoneKeyOf, readPhone } from "#app/lib/i18n/phone.ts";
import { type Bucket, buckets, type InboxCounts, type InboxFilter } from "./inbox-types.ts";
import { datedStates, overStates } from "./states.ts";

type Is = ExpressionBuilder<Tables, "submissions">;

const isInInbox = (is: Is): Expression<SqlBool> =>
  is.and([is("status", "!=", "unconfirmed"), is("reference", "is not", null), is("mergedInto", "is", null)]);

/** The index in `buckets`; `today` is the day in India. */
const bucketAt = (today: string) => sql<number>`CASE
  WHEN ${sql.ref("callTime")} IS NOT NULL AND ${sql.ref("confirmedAt")} IS NULL AND ${sql.ref("status")} = 'new'
    AND coalesce(${sql.ref("dueOn")}, '') <= ${today} THEN 0
  WHEN ${sql.ref("status")} NOT IN (${sql.join(overStates)}) AND ${sql.ref("dueOn")} < ${today} THEN 1
  WHEN ${sql.ref("undeliveredAt")} IS NOT NULL THEN 2
  WHEN ${sql.ref("status")} IN (${sql.join(overStates)}) THEN 7
  WHEN ${sql.ref("dueOn")} = ${today} THEN 2
  WHEN ${sql.ref("dueOn")} IS NOT NULL THEN 5
  WHEN ${sql.ref("status")} = 'new' THEN 3
  WHEN ${sql.ref("status")} IN (${sql.join(datedStates)}) THEN 4
  ELSE 6 END`;

const arrivedAt = sql<number>`CASE WHEN ${sql.ref("callTime")} IS NULL
  THEN coalesce(${sql.ref("confirmedAt")}, ${sql.ref("createdAt")}) ELSE ${sql.ref("createdAt")} END`;

/** In India, in milliseconds since 1970. */
export const startOfYear = (year: number): number => Date.parse(`${year}-01-01T00:00:00+05:30`);

function referenceBeginning(typed: string): string | undefined {
  const signs = referenceSignsIn(typed);
  return /^[EAF][A-Z\d]{1,8}$/.test(signs) ? groupedReference(signs) : undefined;
}

function hasWord(is: Is, patterns: string[]): Expression<SqlBool> {
  const leader = sql<string>`coalesce(${sql.ref("found.mergedInto")}, ${sql.ref("found.id")})`.as("id");
  const inSubmissions = is
    .selectFrom("submissions as found")
    .select(leader)
    .where((own) => own.or(patterns.map((pattern) => own("found.searchText", "like", pattern))));
  const inNotes = is
    .selectFrom("submissionNotes as noted")
    .innerJoin("submissions as found", "found.id", "noted.submissionId")
    .select(leader)
    .where("noted.struckAt", "is", null)
    .where((own) => own.or(patterns.map((pattern) => own("noted.searchText", "like", pattern))));
  return is.or([is("submissions.id", "in", inSubmissions), is("submissions.id", "in", inNotes)]);
}

function isFound(is: Is, typed: string): Expression<SqlBool> {
  const words = searchPatterns(typed).map((patterns) => hasWord(is, patterns));
  const beginning = referenceBeginning(typed);
  const phone = readPhone(typed).ok && !/\p{L}/u.test(typed) ? phoneKeyOf(typed) : null;
  const named = is
    .selectFrom("submissions as found")
    .select(sql<string>`coalesce(${sql.ref("found.mergedInto")}, ${sql.ref("found.id")})`.as("id"))
    .where("found.reference", "like", `${beginning}%`);
  return is.or([
    is.and(words),
    ...(phone ? [hasWord(is, [`%${phone}%`])] : []),
    ...(beginning ? [is("submissions.id", "in", named)] : []),
  ]);
}

function matches({ kind, state, owner, source, year, q }: InboxFilter) {
  return (is: Is): Expression<SqlBool> =>
    is.and([
      isInInbox(is),
      ...(kind ? [is("kind", "=", kind)] : []),
      ...(state === "open" ? [is.or([is("status", "not in", overStates), is("undeliveredAt", "is not", null)])] : []),
      ...(state && state !== "open" ? [is("status", "=", state)] : []),
      ...(owner === "nobody" ? [is("owner", "is", null)] : []),
      ...(owner && owner !== "nobody" ? [is("owner", "=", owner)] : []),
      ...(source ? [is("source", "=", source)] : []),
      ...(year ? [is("createdAt", ">=", startOfYear(year)), is("createdAt", "<", startOfYear(year + 1))] : []),
      ...(q?.trim() ? [isFound(is, q)] : []),
    ]);
}

const openStates = [...admissionStates, ...feedbackStates].filter((state) => !overStates.includes(state));

/** @param now milliseconds since 1970 */
export async function countInbox(db: Db, today: string, now: number): Promise<InboxCounts> {
  const bucket = bucketAt(today);
  const count = (number: number) =>
    sql<number>`coalesce(sum(CASE WHEN ${bucket} = ${sql.lit(number)} THEN 1 ELSE 0 END), 0)`;
  const found = await db
    .selectFrom("submissions")
    .select([
      count(0).as("calls"),
      count(1).as("overdue"),
      count(2).as("today"),
      count(3).as("fresh"),
      count(4).as("needDate"),
      sql<number | null>`min(CASE WHEN ${bucket} IN (0, 3) THEN ${arrivedAt} END)`.as("oldest"),
    ])
    .where(isInInbox)
    // Finished submissions are in none of these counts unless a mail about them came back: most rows are not read.
    .where((is) => is.or([is("status", "in", openStates), is("undeliveredAt", "is not", null)]))
    .executeTakeFirstOrThrow();
  const [calls, overdue] = [Number(found.calls), Number(found.overdue)];
  return {
    new: Number(found.fresh),
    calls,
    due: calls + overdue + Number(found.today),
    overdue,
    needDate: Number(found.needDate),
    longestWait: found.oldest === null ? undefined : Math.max(0, now - Number(found.oldest)),
  };
}

/** Due or overdue on a day; without a day, unfinished. */
export async function countByOwner(db: Db, dueOn?: string): Promise<Map<string, number>> {
  const found = await db
    .selectFrom("submissions")
    .select(["owner", ({ fn }) => fn.countAll<number>().as("count")])
    .where(matches({ state: "open" }))
    .where("owner", "is not", null)
    .$if(dueOn !== undefined, (query) => query.where(bucketAt(dueOn as string), "<=", 2))
    .groupBy("owner")
    .execute();
  return new Map(found.map(({ owner, count }) => [owner ?? "", Number(count)]));
}

const isCounted = (is: ExpressionBuilder<Tables, "submissions">) =>
  is.or([is("closedFor", "is", null), is("closedFor", "not in", unwantedReasons)]);

/** `from` and `until` are in milliseconds since 1970. */
export const arrivals = (db: Db, from: number, until: number): Promise<{ createdAt: number; source: Source }[]> =>
  db
    .selectFrom("submissions")
    .select(["createdAt", "source"])
    .where(isInInbox)
    .where(isCounted)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .execute();

/** `from` and `until` are in milliseconds since 1970. */
export async function countCalls(db: Db, from: number, until: number): Promise<number> {
  const calls = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const asked = calls.where(isInInbox).where(isCounted).where("callTime", "is not", null);
  const { count } = await asked.where("createdAt", ">=", from).where("createdAt", "<", until).executeTakeFirstOrThrow();
  return Number(count);
}

export async function countEnquiries(db: Db, since: number): Promise<number> {
  const counted = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const arrived = counted
    .where(isInInbox)
    .where(isCounted)
    .where("kind", "!=", "feedback")
    .where("createdAt", ">=", since);
  return Number((await arrived.executeTakeFirstOrThrow()).count);
}

export async function oldestArrival(db: Db): Promise<number | undefined> {
  const found = db.selectFrom("submissions").select("createdAt").where(isInInbox).orderBy("createdAt").limit(1);
  return (await found.executeTakeFirst())?.createdAt;
}

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
