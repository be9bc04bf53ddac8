import { createContext } from "react-router";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { namedSubmissions } from "#app/features/submissions/index.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { kindOfFiles } from "#app/platform/files/activity-kind.ts";
import { choicesOf, countDone, filesOf, logOf, staffNamesOf } from "./activity.rows.server.ts";
import { kindOfSubmissions, type LogView, type Week } from "./activity-log.ts";

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
