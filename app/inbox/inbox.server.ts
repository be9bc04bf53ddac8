import { createContext } from "react-router";
import { erasedAt, plainReference } from "#app/forms/submissions/submission.ts";
import { leaderOf, submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import { createQuotes, quotesOf } from "#app/inbox/quotes/quotes.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { SubmissionRow } from "#app/lib/db/tables.ts";
import { oncePerRequest } from "#app/lib/http/visitor.server.ts";
import { daysAfter, indiaTime, weekdayOf } from "#app/lib/i18n/format.ts";
import { may } from "#app/people/staff/roles.ts";
import { createAdditions } from "./additions.server.ts";
import { createAnswers, waitingAnswers } from "./answers.server.ts";
import { type InboxParts, type InboxSubmission, notesOf, peopleOf } from "./change.server.ts";
import { categoriesOf, checklistOf, createChecklists } from "./checklist.server.ts";
import type {
  InboxFilter,
  InboxPage,
  ListedSubmission,
  MergedPart,
  NoteView,
  OpenSubmission,
  SavedQuote,
  SourceCount,
} from "./inbox-types.ts";
import {
  allPositions,
  arrivals,
  arrivedBefore,
  countByOwner,
  countCalls,
  countEnquiries,
  countInbox,
  countMatching,
  countRowsMatching,
  type ListPosition,
  lastNotes,
  mergedWith,
  oldestArrival,
  positionsMatching,
  startOfYear,
  submissionsAt,
} from "./list-queries.server.ts";
import { createMerges, mergeLife, mergeSuggestionsFor, mergesInto, timesSent } from "./merges.server.ts";
import { createNotes } from "./notes.server.ts";
import { isOfficeOpen, offeredDays } from "./office-days.server.ts";
import { createStates } from "./states.server.ts";
import { soonIn } from "./states.ts";

function withoutKeys({
  phoneKey: _phone,
  nameKey: _name,
  emailKey: _email,
  searchText: _found,
  ...shown
}: SubmissionRow) {
  return shown;
}

async function historyOf(db: Db, group: SubmissionRow[]): Promise<NoteView[]> {
  const references = new Map(group.map(({ id, reference }) => [id, reference ?? ""]));
  const ids = [...references.keys()];
  const notes = await notesOf(db, ids);
  const waiting = await waitingAnswers(db, ids);
  const failed = new Set(notes.flatMap(({ kind, text }) => (kind === "notDelivered" && text ? [text] : [])));
  return notes.map(({ id, submissionId, kind, text, by, byName, at, struckAt }) => ({
    id,
    kind,
    text,
    by,
    byName,
    at,
    struckAt,
    ...(waiting.has(id) ? { delivery: "waiting" as const } : failed.has(id) && { delivery: "failed" as const }),
    reference: references.get(submissionId) ?? "",
  }));
}

async function partsOf(db: Db, group: SubmissionRow[], now: number): Promise<MergedPart[]> {
  const byId = new Map(group.map((each) => [each.id, each]));
  const merges = await mergesInto(db, [...byId.keys()]);
  return merges.flatMap(({ id, mergedId, at, byName }) => {
    const submission = byId.get(mergedId);
    const undoUntil = at + mergeLife;
    return submission
      ? [{ merge: id, submission, at, byName, undoUntil: undoUntil < now ? undefined : undoUntil }]
      : [];
  });
}

async function savedQuotesOf(db: Db, group: SubmissionRow[]): Promise<SavedQuote[]> {
  const references = new Map(group.map(({ id, reference }) => [id, reference ?? ""]));
  const rows = await quotesOf(db, [...references.keys()]);
  return rows.map(({ code, at, byName, submissionId, family, said }) => ({
    ...{ code, at, byName, reference: references.get(submissionId) ?? "" },
    ...{ family: JSON.parse(family), said: JSON.parse(said) },
  }));
}

/** Undefined for an unknown reference, and for people who may not read the submission. */
async function openSubmission(
  { db, now, retentionDays, staff, records }: InboxParts,
  reference: string,
  actor: StaffActor,
): Promise<OpenSubmission | undefined> {
  const id = may(actor, "inbox") ? await leaderOf(db, plainReference(reference)) : undefined;
  const group = id === undefined ? [] : await submissionGroupOf(db, id);
  const submission = group.find((each) => each.id === id) as (SubmissionRow & InboxSubmission) | undefined;
  if (!submission) return undefined;
  const people = await staff(db);
  const others = group.filter((each) => each.id !== id);
  return {
    submission: withoutKeys(submission) as InboxSubmission,
    sent: [submission, ...others].map((each) => ({
      submission: { ...withoutKeys(each), reference: each.reference ?? "" },
      erasedAt: erasedAt(each, retentionDays),
    })),
    ownerName: people.find(({ id }) => id === submission.owner)?.name,
    notes: await historyOf(db, group),
    suggestions: await mergeSuggestionsFor(db, group),
    parts: await partsOf(db, group, now()),
    documents: await checklistOf(db, submission, group, records().in(actor.locale)),
    documentsFor: categoriesOf(group),
    written: await savedQuotesOf(db, group),
    people: peopleOf(people),
    offered: offeredDays(now(), records().in(actor.locale)),
    canTrySoon: isOfficeOpen(now() + soonIn, records().in(actor.locale)),
  };
}

const perPage = 30;
const batch = 200;
const dayLength = 86_400_000;

function mondayOf(time: number): string {
  const { day } = indiaTime(time);
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

function createInboxReading(parts: InboxParts) {
  const { db, now, retentionDays, staff } = parts;
  const today = () => indiaTime(now()).day;
  const retention = retentionDays * dayLength;

  /** @param isMarked whether other submissions of the same persons are counted */
  async function lines(placed: ListPosition[], isMarked = false): Promise<ListedSubmission[]> {
    if (placed.length === 0) return [];
    const found = await submissionsAt(db, placed);
    const names = new Map((await staff(db)).map(({ id, name }) => [id, name]));
    const ids = found.map(({ submission }) => submission.id);
    const merged = ids.length === 0 ? [] : await mergedWith(db, ids);
    const parts = Map.groupBy(merged, ({ mergedInto }) => mergedInto);
    const last = await lastNotes(db, ids, merged);
    const waiting = await waitingAnswers(db, [...ids, ...merged.map(({ id }) => id)]);
    const lastOf = (id: string) => {
      const note = last.get(id);
      return note && waiting.has(note.id) ? { ...note, delivery: "waiting" as const } : note;
    };
    const groups = found.map(({ submission }) => [submission, ...(parts.get(submission.id) ?? [])]);
    const times = isMarked ? await timesSent(db, groups) : [];
    return found.map(({ submission, bucket }, at) => ({
      submission: submission as InboxSubmission,
      bucket,
      group: groups[at] ?? [],
      times: times[at] ?? 1,
      ownerName: submission.owner ? names.get(submission.owner) : undefined,
      last: lastOf(submission.id),
    }));
  }

  return {
    async list(filter: InboxFilter, page: number): Promise<InboxPage> {
      const places = (page: number) =>
        positionsMatching(db, filter, today(), { limit: perPage, offset: (page - 1) * perPage });
      const asked = Math.max(1, page);
      const { total, placed } = await places(asked);
      const pages = Math.max(1, Math.ceil(total / perPage));
      const shown = Math.min(asked, pages);
      return {
        items: await lines(shown === asked ? placed : (await places(shown)).placed, true),
        total,
        page: shown,
        pages,
      };
    },

    count: (filter: InboxFilter) => countMatching(db, filter),

    countRows: (filter: InboxFilter) => countRowsMatching(db, filter),

    async *all(filter: InboxFilter): AsyncGenerator<ListedSubmission[]> {
      // All positions are read first, so that a submission that moves between two batches is neither missed nor
      // repeated.
      const placed = await allPositions(db, filter, today());
      for (let at = 0; at < placed.length; at += batch) yield await lines(placed.slice(at, at + batch));
    },

    counts: () => countInbox(db, today(), now()),

    async countsBySource(year: number): Promise<SourceCount[]> {
      const counts = new Map<string, SourceCount>();
      for (const { createdAt, source } of await arrivals(db, startOfYear(year), startOfYear(year + 1))) {
        const week = mondayOf(createdAt);
        const counted = counts.get(`${week} ${source}`) ?? { week, source, count: 0 };
        counts.set(`${week} ${source}`, { ...counted, count: counted.count + 1 });
      }
      return [...counts.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
    },

    countEnquiries: (days: number) => countEnquiries(db, now() - days * dayLength),

    countCalls: (year: number) => countCalls(db, startOfYear(year), startOfYear(year + 1)),

    async years() {
      const newest = Number(today().slice(0, 4));
      const oldest = Number(indiaTime((await oldestArrival(db)) ?? now()).day.slice(0, 4));
      return Array.from({ length: Math.max(0, newest - oldest) + 1 }, (_, index) => newest - index);
    },

    async erasedSoon(days: number) {
      const found = await arrivedBefore(db, now() - retention + days * dayLength);
      return found.map(({ groupStatus, ...submission }) => ({
        submission: { ...submission, status: groupStatus } as InboxSubmission,
        erasedAt: erasedAt(submission, retentionDays),
      }));
    },

    dueByOwner: () => countByOwner(db, today()),

    openByOwner: () => countByOwner(db),

    people: async () => peopleOf(await staff(db)),
  };
}

export type InboxReading = ReturnType<typeof createInboxReading>;

/** Expected outcomes are returned, and unexpected ones thrown. */
export const createInbox = (parts: InboxParts) => ({
  ...createInboxReading(parts),
  /** The reference may be that of a merged submission; documents are named in the actor's language. */
  open: (reference: string, actor: StaffActor) => openSubmission(parts, reference, actor),
  ...createStates(parts),
  ...createNotes(parts),
  ...createChecklists(parts),
  ...createQuotes(parts),
  ...createMerges(parts),
  ...createAdditions(parts),
  ...createAnswers(parts),
});

export type Inbox = ReturnType<typeof createInbox>;

export const inboxContext = createContext<Inbox>();

export const countsIn = oncePerRequest((context) => context.get(inboxContext).counts());
