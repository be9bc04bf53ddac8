import { createContext } from "react-router";
import { namedSubmissions } from "#app/forms/submissions/submissions-table.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { ActivityRow } from "#app/lib/db/record-tables.ts";
import { kindOfFiles } from "#app/lib/files/file-name.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { kindOfSubmissions, type LogView, type Week } from "./activity-log.ts";

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

async function logOf(db: Db, filter: LogFilter): Promise<{ lines: ActivityRow[]; hasMore: boolean }> {
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
    if (await activityQuery(db, { about }).select("id").where("what", "=", each).limit(1).executeTakeFirst())
      what.push(each);
  const who: { uid: string; name: string }[] = [];
  for (const uid of await valuesOf(db, "by")) {
    const first = await activityQuery(db, { about }).select("byName").where("by", "=", uid).limit(1).executeTakeFirst();
    if (first) who.push({ uid, name: first.byName });
  }
  return { what, who: who.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}

const countDone = (db: Db, since: number) =>
  db
    .selectFrom("activities")
    .select(["what", "kind", ({ fn }) => fn.countAll<number>().as("times")])
    .select(({ fn }) => fn.count<number>("slug").distinct().as("records"))
    .where("at", ">=", since)
    .groupBy(["what", "kind"])
    .execute();

const filesOf = (db: Db, ids: string[]) =>
  ids.length === 0 ? [] : db.selectFrom("files").select(["id", "type"]).where("id", "in", ids).execute();

async function staffNamesOf(db: Db, uids: string[]): Promise<Record<string, string>> {
  if (uids.length === 0) return {};
  const found = await db.selectFrom("staffUsers").select(["id", "name"]).where("id", "in", uids).execute();
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}

export interface ActivityLog {
  view: (actor: StaffActor, query: URLSearchParams) => Promise<LogView>;
  week: () => Promise<Pick<Week, "calls" | "notices" | "texts">>;
}

const day = 24 * 60 * 60_000;
/** In India; undefined if the text is no day such as `2026-08-31`. */
const startOf = (text: string | null) => {
  const time = Date.parse(`${text}T00:00:00+05:30`);
  return text && !Number.isNaN(time) ? time : undefined;
};

/** Entries on a page of the whole log, which shows one line for each record and hour. */
const wholePage = 200;

/** To see entries older than this many pages, people narrow the range of days. */
const lastPage = 1000;

export const createActivityLog = ({ db, now }: { db: Db; now: () => number }): ActivityLog => ({
  async view(actor, query) {
    const about = actor.role === "admin" ? "people" : "records";
    const [from, to] = [startOf(query.get("from")), startOf(query.get("to"))];
    const page = pageNumber(query);
    if (!(page <= lastPage)) throw new Response(null, { status: 404 });
    const [who, what] = [query.get("who") ?? undefined, query.get("what") ?? undefined];
    const record = query.get("record")?.trim();
    const until = to === undefined ? undefined : to + day;
    const asked = Object.fromEntries(
      ["who", "what", "record", "from", "to"].map((name) => [name, query.get(name) ?? ""]),
    );
    const isFiltered = Object.values(asked).some((value) => value !== "");
    const perPage = isFiltered || about === "people" ? 50 : wholePage;
    const { lines, hasMore } = await logOf(db, { about, who, what, record, from, until, page, perPage });
    const ofFiles = lines.flatMap(({ kind, reference }) => (kind === kindOfFiles && reference ? [reference] : []));
    const types = new Map((await filesOf(db, [...new Set(ofFiles)])).map(({ id, type }) => [id, type]));
    const fileOf = (id: string | null) =>
      id && types.has(id) ? { id, isPhoto: types.get(id) === "image" } : undefined;
    const names = await staffNamesOf(db, [...new Set(lines.flatMap(({ reference }) => reference || []))]);
    const references = lines.flatMap(({ kind, slug }) => (kind === kindOfSubmissions && slug ? [slug] : []));
    return {
      about,
      submissions: await namedSubmissions(db, [...new Set(references)]),
      lines: lines.map(({ id, at, by, byName, what, kind, slug, reference, reason }) => ({
        id,
        at,
        by: byName,
        isAtCommand: by === "",
        what,
        reason,
        kind,
        slug,
        file: kind === kindOfFiles ? fileOf(reference) : undefined,
        to: reference === null || reference === by ? null : (names[reference] ?? null),
      })),
      choices: await choicesOf(db, about),
      query: asked,
      page,
      hasMore,
      isFiltered,
    };
  },
  async week() {
    const done = await countDone(db, now() - 7 * day);
    const isPublic = ({ what }: { what: string }) => what === "published" || what === "scheduled";
    const sum = (counts: number[]) => counts.reduce((total, count) => total + Number(count), 0);
    return {
      calls: sum(done.flatMap(({ what, times }) => (what === "inbox-call" ? [times] : []))),
      notices: sum(done.flatMap((each) => (isPublic(each) && each.kind === noticeKind.name ? [each.records] : []))),
      texts: sum(done.flatMap((each) => (isPublic(each) && each.kind !== noticeKind.name ? [each.records] : []))),
    };
  },
});

export const activityLogContext = createContext<ActivityLog>();
