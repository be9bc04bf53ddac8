import { createContext } from "react-router";
import { namedSubmissions } from "#app/features/submissions/index.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { choicesOf, logOf, staffNamesOf } from "./activity.rows.server.ts";
import { kindOfSubmissions, type LogView } from "./activity-log.ts";

export interface ActivityLog {
  /** The entries that a role may see, filtered by the address's query. */
  view: (actor: StaffActor, query: URLSearchParams) => Promise<LogView>;
}

const day = 24 * 60 * 60_000;
/** The start of a day in India, `2026-08-31`; undefined if it is not a day. */
const startOf = (text: string | null) => {
  const time = Date.parse(`${text}T00:00:00+05:30`);
  return text && !Number.isNaN(time) ? time : undefined;
};

/** The most pages; to see older entries, people narrow the range of days. */
const lastPage = 1000;

/** Makes the activity log. */
export const createActivityLog = ({ db }: { db: Db }): ActivityLog => ({
  async view(actor, query) {
    const about = actor.role === "admin" ? "people" : "records";
    const [from, to] = [startOf(query.get("from")), startOf(query.get("to"))];
    const page = pageNumber(query);
    if (!(page <= lastPage)) throw new Response(null, { status: 404 });
    const [who, what] = [query.get("who") ?? undefined, query.get("what") ?? undefined];
    const record = query.get("record")?.trim();
    const until = to === undefined ? undefined : to + day;
    const { lines, hasMore } = await logOf(db, { about, who, what, record, from, until, page });
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
        to: reference === null || reference === by ? null : (names[reference] ?? null),
      })),
      choices: await choicesOf(db, about),
      query: Object.fromEntries(["who", "what", "record", "from", "to"].map((name) => [name, query.get(name) ?? ""])),
      page,
      hasMore,
    };
  },
});

/** Router context of the activity log. */
export const activityLogContext = createContext<ActivityLog>();
