import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { LastChange, Paginated } from "./outcomes.ts";

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
