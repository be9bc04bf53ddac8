import type { ActivityRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Times in milliseconds since 1970. */
interface LogFilter {
  /** Admins see entries about people, the others entries about records. */
  about: "people" | "records";
  who?: string | undefined;
  what?: string | undefined;
  /** A record's kind, or `kind/slug`. */
  record?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  page: number;
  perPage: number;
}

const activityQuery = (db: Db, { about }: Pick<LogFilter, "about">) =>
  db.selectFrom("activities").where("kind", about === "people" ? "is" : "is not", null);

export async function logOf(db: Db, filter: LogFilter): Promise<{ lines: ActivityRow[]; hasMore: boolean }> {
  const { who, what, record = "", from, until, page, perPage } = filter;
  const [kind = "", slug] = record.split("/");
  const lines = await activityQuery(db, filter)
    .selectAll()
    .$if(!!who, (query) => query.where("by", "=", who as string))
    .$if(!!what, (query) => query.where("what", "=", what as string))
    .$if(kind !== "", (query) => query.where("kind", "=", kind))
    .$if(!!slug, (query) => query.where("slug", "=", slug as string))
    .$if(from !== undefined, (query) => query.where("at", ">=", from as number))
    .$if(until !== undefined, (query) => query.where("at", "<", until as number))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  return { lines: lines.slice(0, perPage), hasMore: lines.length > perPage };
}

/** Reads each value of a column by the index alone: a log of years has some dozens among millions of entries. */
async function valuesOf(db: Db, column: "what" | "by"): Promise<string[]> {
  const values: string[] = [];
  for (let last = ""; ; last = values.at(-1) ?? "") {
    const next = db.selectFrom("activities").select(column).where(column, ">", last).orderBy(column).limit(1);
    const found = (await next.executeTakeFirst()) as Partial<Record<typeof column, string>> | undefined;
    if (found?.[column] === undefined) return values;
    values.push(found[column]);
  }
}

export async function choicesOf(db: Db, about: LogFilter["about"]) {
  const what: string[] = [];
  for (const each of await valuesOf(db, "what"))
    if (await activityQuery(db, { about }).select("id").where("what", "=", each).limit(1).executeTakeFirst()) what.push(each);
  const who: { uid: string; name: string }[] = [];
  for (const uid of await valuesOf(db, "by")) {
    const first = await activityQuery(db, { about }).select("byName").where("by", "=", uid).limit(1).executeTakeFirst();
    if (first) who.push({ uid, name: first.byName });
  }
  return { what, who: who.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}

export const countDone = (db: Db, since: number) =>
  db
    .selectFrom("activities")
    .select(["what", "kind", ({ fn }) => fn.countAll<number>().as("times")])
    .select(({ fn }) => fn.count<number>("slug").distinct().as("records"))
    .where("at", ">=", since)
    .groupBy(["what", "kind"])
    .execute();

export const filesOf = (db: Db, ids: string[]) =>
  ids.length === 0 ? [] : db.selectFrom("files").select(["id", "type"]).where("id", "in", ids).execute();

export async function staffNamesOf(db: Db, uids: string[]): Promise<Record<string, string>> {
  if (uids.length === 0) return {};
  const found = await db.selectFrom("staffUsers").select(["id", "name"]).where("id", "in", uids).execute();
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}
