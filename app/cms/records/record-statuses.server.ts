import type { Db } from "#app/lib/db/database.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { isSameValue } from "./draft.ts";
import { isNotReplacedBy } from "./edition-rows.server.ts";
import { isImmediate, isShownState, type ListState, lastShown, type RecordState, recordStateOf } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { dataOfRevisions, type RecordSelection, selectedRecords, slugsWithRow } from "./record-rows.server.ts";

type Whose = RecordSelection | { kinds: string[] };

/** Leaves out simply public records: nothing is scheduled or ends, no language is missing, the draft is public. */
const recordsWithCurrent = (db: Db, now: number, whose: Whose) =>
  ("kinds" in whose
    ? db.selectFrom("records").where("kind", "in", whose.kinds).where("discardedAt", "is", null)
    : selectedRecords(db, whose)
  )
    .leftJoin("editions as current", (join) =>
      join
        .onRef("current.recordId", "=", "records.id")
        .on("current.publicFrom", "<=", now)
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("editions as later")
                .select("later.id")
                .whereRef("later.recordId", "=", "current.recordId")
                .where("later.publicFrom", "<=", now)
                .whereRef("later.number", ">", "current.number"),
            ),
          ),
        ),
    )
    .select(["records.id", "kind", "slug", "version", "draftId", "changedAt"])
    .select(["revisionId", "off", "publicUntil", "follows"])
    .where((where) =>
      where.or([
        where("revisionId", "is distinct from", where.ref("draftId")),
        where("off", "is not", null),
        where("publicUntil", "is not", null),
        where("follows", "is not", null),
        where("records.id", "in", where.selectFrom("editions").select("recordId").where("publicFrom", ">", now)),
      ]),
    )
    .orderBy("changedAt", "desc")
    .orderBy("slug")
    .execute();

const editionsAhead = (db: Db, now: number) =>
  db
    .selectFrom("editions")
    .select(["recordId", "revisionId", "publicFrom", "at"])
    .where("publicFrom", ">", now)
    .where(isNotReplacedBy(now))
    .orderBy("publicFrom")
    .orderBy("number")
    .execute();

const countsByKind = (db: Db) =>
  db
    .selectFrom("records")
    .select(["kind", ({ fn }) => fn.countAll().as("count")])
    .where("discardedAt", "is", null)
    .groupBy("kind")
    .execute();

/** Without the record's data, as lists and counts need this for thousands of records. */
interface RecordStatus extends ComparedRecord {
  id: string;
  draftId: string;
  version: number;
  changedAt: number;
  state: RecordState;
  ahead: Pick<EditionRow, "publicFrom" | "at">[];
  follows: Locale | null;
  publicUntil: number | null;
}

export interface ComparedRecord {
  kind: string;
  slug: string;
  draftId: string | undefined;
  /** Undefined if the file's version is shown, or nothing is public. */
  shownId: string | undefined;
  isOff: boolean;
}

const week = 7 * 86_400_000;

const nextScheduled = ({ ahead }: RecordStatus) => ahead.find((edition) => !isImmediate(edition));

/** Milliseconds since 1970. */
const endWithinWeek = ({ state, publicUntil }: RecordStatus, now: number): number | undefined =>
  state === "public" && publicUntil !== null && publicUntil <= now + week ? publicUntil : undefined;

/** Whether its draft differs is checked separately. */
export function matchesFilter(standing: RecordStatus, wanted: ListState, now: number): boolean {
  const { state, follows } = standing;
  if (wanted === "following") return state === "public" && follows !== null;
  if (wanted === "unpublished") return state === "draft" || isShownState(state);
  if (wanted === "timed") return Boolean(nextScheduled(standing) ?? endWithinWeek(standing, now));
  return wanted === "changed" ? isShownState(state) : state === wanted;
}

export async function recordStatuses({ db, now, files }: RecordParts, whose: Whose): Promise<RecordStatus[]> {
  const time = now();
  const ahead = Map.groupBy(await editionsAhead(db, time), ({ recordId }) => recordId);
  return (await recordsWithCurrent(db, time, whose)).map(({ revisionId, off, ...row }) => {
    const comes = ahead.get(row.id) ?? [];
    const current = revisionId === null ? undefined : { revisionId, off, publicUntil: row.publicUntil };
    const editions = { current, ahead: comes };
    const state = recordStateOf(editions, files.of(row.kind, row.slug) !== undefined, time);
    return { ...row, ahead: comes, shownId: lastShown(editions)?.revisionId, isOff: off !== null, state };
  });
}

export async function withChangedDraft<Item extends ComparedRecord>(
  { db, files }: RecordParts,
  items: Item[],
): Promise<Item[]> {
  const suspects = items.filter(({ draftId, shownId }) => draftId !== undefined && draftId !== shownId);
  const ids = suspects.flatMap(({ draftId, shownId }) => [draftId ?? "", shownId ?? ""]).filter(Boolean);
  const known = await dataOfRevisions(db, ids);
  return suspects.filter(({ kind, slug, draftId, shownId, isOff }) => {
    const shown = shownId ? known.get(shownId) : isOff ? undefined : files.of(kind, slug);
    return !isSameValue(known.get(draftId ?? ""), shown);
  });
}

export interface RecordCounts {
  public: number;
  draft: number;
  changed: number;
  following: number;
}

/** Reads record data only for drafts that may differ from what is public. */
export async function countRecords(parts: RecordParts, kinds: string[]): Promise<Map<string, RecordCounts>> {
  const { db, files } = parts;
  const all = new Map((await countsByKind(db)).map(({ kind, count }) => [kind, Number(count)]));
  const special = Map.groupBy(await recordStatuses(parts, { kinds }), ({ kind }) => kind);
  const countOf = async (kind: string): Promise<RecordCounts> => {
    const inFile = [...files.all(kind).keys()];
    const untouched = inFile.length - (await slugsWithRow(db, kind, inFile)).size;
    const others = special.get(kind) ?? [];
    const isPublic = others.filter(({ state }) => state === "public");
    return {
      public: untouched + (all.get(kind) ?? 0) - others.length + isPublic.length,
      draft: others.filter(({ state }) => state === "draft").length,
      changed: (
        await withChangedDraft(
          parts,
          others.filter(({ state }) => isShownState(state)),
        )
      ).length,
      following: isPublic.filter(({ follows }) => follows).length,
    };
  };
  return new Map(await Promise.all(kinds.map(async (kind) => [kind, await countOf(kind)] as const)));
}

export interface AgendaItem {
  kind: string;
  slug: string;
}

/** Times are milliseconds since 1970. */
export interface Agenda {
  following: (AgendaItem & { locale: Locale })[];
  drafts: AgendaItem[];
  changed: AgendaItem[];
  coming: (AgendaItem & { at: number })[];
  ending: (AgendaItem & { at: number })[];
}

const soonest = <Item extends { at: number }>(items: Item[]): Item[] => items.sort((one, other) => one.at - other.at);

export async function agendaOf(parts: RecordParts, kinds: string[]): Promise<Agenda> {
  const now = parts.now();
  const standings = await recordStatuses(parts, { kinds });
  const isPublic = standings.filter(({ state }) => state === "public");
  const named = ({ kind, slug }: AgendaItem): AgendaItem => ({ kind, slug });
  return {
    following: isPublic.flatMap(({ follows, ...item }) => (follows ? { ...named(item), locale: follows } : [])),
    drafts: standings.filter(({ state }) => state === "draft").map(named),
    changed: (
      await withChangedDraft(
        parts,
        standings.filter(({ state }) => isShownState(state)),
      )
    ).map(named),
    coming: soonest(
      standings.flatMap((standing) => {
        const next = nextScheduled(standing);
        return next ? { ...named(standing), at: next.publicFrom } : [];
      }),
    ),
    ending: soonest(
      standings.flatMap((standing) => {
        const at = endWithinWeek(standing, now);
        return at ? { ...named(standing), at } : [];
      }),
    ),
  };
}
