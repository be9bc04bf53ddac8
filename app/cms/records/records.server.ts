import { createContext, type RouterContextProvider } from "react-router";
import { factFiller } from "#app/cms/content/public-records.server.ts";
import type { ActivityRow, EditionRow } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { isSameValue, type RecordData } from "./draft.ts";
import { createDrafts, type Drafts } from "./drafts.server.ts";
import { editionsOf } from "./edition-rows.server.ts";
import { createEditions, type Editions } from "./editions.server.ts";
import { editionsAt, lastShown, type RecordName, recordStateOf } from "./editions.ts";
import { firstData, kindsContext } from "./kind-files.server.ts";
import { nameIn, type RecordNames } from "./labels.ts";
import type { IsSitePath } from "./publishable.ts";
import { listRecords, type RecordListFilter } from "./record-list.server.ts";
import type { RecordParts } from "./record-parts.server.ts";
import {
  type ActivityFilter,
  activitiesOf,
  activitiesOfRecord,
  findRecord,
  lastChangeOf,
  recordsNamed,
  revisionByNumber,
  revisionsById,
  revisionsOf,
} from "./record-rows.server.ts";
import { type Agenda, agendaOf, countRecords, type RecordCounts } from "./record-statuses.server.ts";
import type { EditionInfo, ListedRecord, OpenRecord, Paginated, RecordHistory } from "./record-types.ts";
import {
  createPairMemory,
  createPictureNames,
  type PictureNames,
  type RememberedPair,
} from "./translation-memory.server.ts";
import { stalePairs } from "./translations.ts";

export interface Reading {
  list: (kind: string, filter?: RecordListFilter) => Promise<Paginated<ListedRecord>>;
  open: (kind: string, slug: string) => Promise<OpenRecord | undefined>;
  revision: (kind: string, slug: string, number: number) => Promise<RecordData | undefined>;
  drafts: (named: RecordName[]) => Promise<Map<string, RecordData>>;
  history: (kind: string, slug: string) => Promise<RecordHistory | undefined>;
  activities: (filter?: ActivityFilter & { page?: number }) => Promise<Paginated<ActivityRow>>;
}

/** `activities` are sorted newest first; the latest name of an author wins. */
const namesIn = (activities: ActivityRow[]) => new Map(activities.toReversed().map(({ by, byName }) => [by, byName]));

function createReading(parts: RecordParts): Reading {
  const { db, now, files } = parts;

  function notInStore(kind: string, slug: string): OpenRecord | undefined {
    const publicData = files.of(kind, slug);
    const data = firstData(files, kind, slug);
    if (!data) return undefined;
    const state = publicData ? "public" : "draft";
    const nothing = { stale: {}, edition: "", current: undefined, ahead: [], isChanged: false, last: undefined };
    return { kind, slug, state, data, version: 0, confirmed: {}, publicData, ...nothing };
  }

  return {
    list: (kind, filter = {}) => listRecords(parts, kind, filter),

    async open(kind, slug) {
      const record = await findRecord(db, kind, slug);
      const fields = files.kindOf(kind)?.fields;
      if (!fields) return undefined;
      if (!record) return notInStore(kind, slug);
      const editions = await editionsOf(db, record.id);
      const { current, ahead } = editionsAt(editions, now());
      const revisions = await revisionsById(db, [...editions.map(({ revisionId }) => revisionId), record.draftId]);
      const known = new Map(revisions.map((revision) => [revision.id, revision]));
      const dataOf = (id: string): RecordData => JSON.parse(known.get(id)?.data ?? "{}");
      const info = (edition: EditionRow): EditionInfo => {
        return { ...edition, revision: known.get(edition.revisionId)?.number ?? 0 };
      };
      const data = dataOf(record.draftId);
      const confirmed = JSON.parse(known.get(record.draftId)?.confirmed ?? "{}");
      const then = new Map<number, RecordData>();
      for (const number of new Set(Object.values<number>(confirmed))) {
        const revision = await revisionByNumber(db, record.id, number);
        if (revision) then.set(number, JSON.parse(revision.data));
      }
      const file = files.of(kind, slug);
      const publicData = current ? (current.off ? undefined : dataOf(current.revisionId)) : file;
      const names = ahead.length > 0 ? namesIn(await activitiesOfRecord(db, kind, slug)) : undefined;
      const shown = lastShown({ current, ahead });
      const state = recordStateOf({ current, ahead }, file !== undefined, now());
      return {
        kind,
        slug,
        data,
        confirmed,
        publicData,
        version: record.version,
        state: record.discardedAt === null ? state : "discarded",
        stale: stalePairs(fields, data, confirmed, (number) => then.get(number)),
        edition: editions.at(-1)?.id ?? "",
        current: current && info(current),
        ahead: ahead.map((edition) => ({
          ...info(edition),
          byName: names?.get(edition.by),
          data: dataOf(edition.revisionId),
        })),
        isChanged: !isSameValue(data, shown ? dataOf(shown.revisionId) : publicData),
        last: await lastChangeOf(db, kind, slug),
      };
    },

    async revision(kind, slug, number) {
      const record = await findRecord(db, kind, slug);
      const revision = record && (await revisionByNumber(db, record.id, number));
      return revision && JSON.parse(revision.data);
    },

    async drafts(named) {
      const rows = await recordsNamed(db, named);
      const data = new Map(
        (
          await revisionsById(
            db,
            rows.map(({ draftId }) => draftId),
          )
        ).map((each) => [each.id, each.data]),
      );
      const touched = new Map(rows.map(({ kind, slug, draftId }) => [`${kind}/${slug}`, data.get(draftId)]));
      return new Map(
        named.flatMap(({ kind, slug }): [string, RecordData][] => {
          const json = touched.get(`${kind}/${slug}`);
          const draft = json === undefined ? files.of(kind, slug) : (JSON.parse(json) as RecordData);
          return draft ? [[`${kind}/${slug}`, draft]] : [];
        }),
      );
    },

    async history(kind, slug) {
      const record = await findRecord(db, kind, slug);
      if (!record) return files.of(kind, slug) && { revisions: [], editions: [], activities: [] };
      const activities = await activitiesOfRecord(db, kind, slug);
      const names = namesIn(activities);
      const revisions = await revisionsOf(db, record.id);
      const numbers = new Map(revisions.map(({ id, number }) => [id, number]));
      return {
        revisions: revisions.map(({ id, isUnused, by, ...revision }) => ({
          ...revision,
          by,
          isUnused: isUnused === 1,
          isDraft: id === record.draftId,
          byName: by === null ? undefined : names.get(by),
        })),
        editions: (await editionsOf(db, record.id))
          .map((edition) => ({ ...edition, revision: numbers.get(edition.revisionId) ?? 0 }))
          .reverse(),
        activities,
      };
    },

    activities: ({ page = 1, ...filter } = {}) => activitiesOf(db, filter, page),
  };
}

/** Expected outcomes are returned, and unexpected ones thrown. */
export interface Records extends Drafts, Editions, Reading {
  agenda: (kinds: string[]) => Promise<Agenda>;
  counts: (kinds: string[]) => Promise<Map<string, RecordCounts>>;
  pairs: (text: string, locale: Locale) => RememberedPair[];
  isSitePath: IsSitePath;
  pictureNames: () => PictureNames;
}

export function createRecords(parts: RecordParts & Parameters<typeof createPairMemory>[0]): Records {
  return {
    ...createReading(parts),
    ...createDrafts(parts),
    ...createEditions(parts),
    agenda: (kinds) => agendaOf(parts, kinds),
    counts: (kinds) => countRecords(parts, kinds),
    pairs: createPairMemory(parts),
    isSitePath: parts.isSitePath,
    pictureNames: createPictureNames(parts),
  };
}

export const recordsContext = createContext<Records>();

export async function recordNames(
  context: Readonly<RouterContextProvider>,
  named: RecordName[],
  locale: Locale,
): Promise<RecordNames> {
  const kinds = new Map(context.get(kindsContext).map((kind) => [kind.name, kind]));
  const drafts = await context.get(recordsContext).drafts(named.filter(({ kind }) => kinds.has(kind)));
  const filled = factFiller(context);
  const names: RecordNames = {};
  for (const each of named) {
    const kind = kinds.get(each.kind);
    if (!kind) continue;
    const { one } = kind.words[locale];
    const data = drafts.get(`${each.kind}/${each.slug}`);
    const own = kind.id !== "single" && data ? nameIn(kind, filled(data), locale) : undefined;
    names[`${each.kind}/${each.slug}`] = { text: own ? `${one}: ${own.text}` : one, lang: own?.lang ?? locale };
  }
  return names;
}
