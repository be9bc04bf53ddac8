import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { LastChange, Paginated } from "./outcomes.ts";

/** Filters of the activity log. Times are milliseconds since 1970. */
export interface ActivityFilter {
  kind?: string | undefined;
  slug?: string | undefined;
  /** A uid. */
  by?: string | undefined;
  what?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
}

/** Lines on a page of the log. */
const activitiesPerPage = 50;

const withWhat = (db: Db, { kind, slug, by, what, from, until }: ActivityFilter) =>
  db
    .selectFrom("activities")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as string))
    .$if(slug !== undefined, (query) => query.where("slug", "=", slug as string))
    .$if(by !== undefined, (query) => query.where("by", "=", by as string))
    .$if(what !== undefined, (query) => query.where("what", "=", what as string))
    .$if(from !== undefined, (query) => query.where("at", ">=", from as number))
    .$if(until !== undefined, (query) => query.where("at", "<", until as number));

/** A page of the log, newest first. */
export async function activitiesOf(db: Db, filter: ActivityFilter, page: number): Promise<Paginated<ActivityRow>> {
  const { count } = await withWhat(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const pages = Math.max(1, Math.ceil(total / activitiesPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const items = await withWhat(db, filter)
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(activitiesPerPage)
    .offset((shown - 1) * activitiesPerPage)
    .execute();
  return { items, total, page: shown, pages };
}

/** All activities of a record, newest first. */
export const activitiesOfRecord = (db: Db, kind: string, slug: string): Promise<ActivityRow[]> =>
  withWhat(db, { kind, slug }).selectAll().orderBy("at", "desc").orderBy("id").execute();

/** What leaves a record as it is: a revision that was only kept after a conflict, and a look that found it right. */
const noChanges = ["conflict", "looked"];

/** The last change of a record. */
export const lastChangeOf = (db: Db, kind: string, slug: string): Promise<LastChange | undefined> =>
  withWhat(db, { kind, slug })
    .select(["by", "byName", "at", "what"])
    .where("what", "not in", noChanges)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

/** The last change of each of these records, by slug. */
export async function lastChangesOf(db: Db, kind: string, slugs: string[]): Promise<Map<string, LastChange>> {
  const found = await withWhat(db, { kind })
    .select(["slug", "by", "byName", "at", "what"])
    .where("slug", "in", slugs)
    .where("what", "not in", noChanges)
    .orderBy("at")
    .execute();
  return new Map(found.map(({ slug, ...change }) => [slug ?? "", change]));
}
