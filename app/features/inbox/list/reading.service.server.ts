import { waitingAnswers } from "#app/features/inbox/answers/undelivered.server.ts";
import type { InboxParts, Worked } from "#app/features/inbox/changes/change.server.ts";
import { notesOf } from "#app/features/inbox/changes/notes.rows.server.ts";
import { offeredDays } from "#app/features/inbox/changes/offered-days.server.ts";
import { peopleOf } from "#app/features/inbox/changes/people.ts";
import { categoriesOf, checklistOf } from "#app/features/inbox/checklist/checklist.service.server.ts";
import type { InboxReading } from "#app/features/inbox/inbox.server.ts";
import { mergesInto } from "#app/features/inbox/merges/merges.rows.server.ts";
import { mergeLife } from "#app/features/inbox/merges/merges.service.server.ts";
import { suggestionsFor } from "#app/features/inbox/merges/suggestions.server.ts";
import type { ListedSubmission, MergedPart, NoteView, OpenSubmission, SourceCount } from "#app/features/inbox/views.ts";
import { may } from "#app/features/staff/index.ts";
import { groupOf, leaderOf, plainReference } from "#app/features/submissions/index.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";
import { daysAfter, indiaTime, weekdayOf } from "#app/platform/i18n/format.ts";
import { startOfYear } from "./conditions.ts";
import {
  allPlaces,
  arrivals,
  cameBefore,
  countInbox,
  countMatching,
  countRowsMatching,
  dueByOwner,
  lastNotes,
  mergedWith,
  oldestArrival,
  type Placed,
  placesMatching,
  submissionsAt,
} from "./list.rows.server.ts";

/** Submissions on a page of the list. */
const perPage = 30;
/** Submissions of an export in memory at once. */
const batch = 200;
const dayLength = 86_400_000;

/** The Monday of the week of a moment, in India. */
function mondayOf(time: number): string {
  const { day } = indiaTime(time);
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** A submission without what it is only compared and found by. */
function shownOf({ phoneKey: _phone, nameKey: _name, emailKey: _email, searchText: _found, ...shown }: SubmissionRow) {
  return shown;
}

/** The history of a group, each line with the reference it was written for. */
async function historyOf(rows: Db, group: SubmissionRow[]): Promise<NoteView[]> {
  const references = new Map(group.map(({ id, reference }) => [id, reference ?? ""]));
  const ids = [...references.keys()];
  const notes = await notesOf(rows, ids);
  const waiting = await waitingAnswers(rows, ids);
  const failed = new Set(notes.flatMap(({ kind, text }) => (kind === "notDelivered" && text ? [text] : [])));
  return notes.map(({ id, submissionId, kind, text, by, byName, at, struckAt }) => ({
    ...{ id, kind, text, by, byName, at, struckAt },
    ...(waiting.has(id) ? { delivery: "waiting" as const } : failed.has(id) && { delivery: "failed" as const }),
    reference: references.get(submissionId) ?? "",
  }));
}

/** What was merged into those of a group, and until when that can be undone. */
async function partsOf(rows: Db, group: SubmissionRow[], now: number): Promise<MergedPart[]> {
  const byId = new Map(group.map((each) => [each.id, each]));
  const merges = await mergesInto(rows, [...byId.keys()]);
  return merges.flatMap(({ id, mergedId, at, byName }) => {
    const submission = byId.get(mergedId);
    const undoUntil = at + mergeLife;
    return submission
      ? [{ merge: id, submission, at, byName, undoUntil: undoUntil < now ? undefined : undoUntil }]
      : [];
  });
}

/** Puts the part of the service together that reads. */
export function createInboxReading({ db, now, retentionDays, staff }: InboxParts): InboxReading {
  const today = () => indiaTime(now()).day;
  const retention = retentionDays * dayLength;

  async function lines(placed: Placed[]): Promise<ListedSubmission[]> {
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
    return found.map(({ submission, bucket }) => ({
      ...{ submission: submission as Worked, bucket },
      group: [submission, ...(parts.get(submission.id) ?? [])],
      ownerName: submission.owner ? names.get(submission.owner) : undefined,
      last: lastOf(submission.id),
    }));
  }

  return {
    async list(filter, page) {
      const places = (page: number) =>
        placesMatching(db, filter, today(), { limit: perPage, offset: (page - 1) * perPage });
      const asked = Math.max(1, page);
      const { total, placed } = await places(asked);
      const pages = Math.max(1, Math.ceil(total / perPage));
      const shown = Math.min(asked, pages);
      return {
        items: await lines(shown === asked ? placed : (await places(shown)).placed),
        ...{ total, page: shown, pages },
      };
    },

    count: (filter) => countMatching(db, filter),

    countRows: (filter) => countRowsMatching(db, filter),

    async *all(filter) {
      // All places at first: who is moved on between two parts is neither left out nor there twice.
      const placed = await allPlaces(db, filter, today());
      for (let at = 0; at < placed.length; at += batch) yield await lines(placed.slice(at, at + batch));
    },

    counts: () => countInbox(db, today(), now()),

    async open(reference, actor: StaffActor): Promise<OpenSubmission | undefined> {
      const id = may(actor, "inbox") ? await leaderOf(db, plainReference(reference)) : undefined;
      const group = id === undefined ? [] : await groupOf(db, id);
      const submission = group.find((each) => each.id === id) as (SubmissionRow & Worked) | undefined;
      if (!submission) return undefined;
      const people = await staff(db);
      const others = group.filter((each) => each.id !== id);
      return {
        submission: shownOf(submission) as Worked,
        sent: [submission, ...others].map((each) => ({
          submission: { ...shownOf(each), reference: each.reference ?? "" },
          erasedAt: each.createdAt + retention,
        })),
        ownerName: people.find(({ id }) => id === submission.owner)?.name,
        notes: await historyOf(db, group),
        suggestions: await suggestionsFor(db, group),
        parts: await partsOf(db, group, now()),
        documents: await checklistOf(db, submission, group, actor.locale),
        documentsFor: categoriesOf(group),
        people: peopleOf(people),
        offered: offeredDays(now(), actor.locale),
      };
    },

    async countsBySource(year): Promise<SourceCount[]> {
      const counts = new Map<string, SourceCount>();
      for (const { createdAt, source } of await arrivals(db, startOfYear(year), startOfYear(year + 1))) {
        const week = mondayOf(createdAt);
        const counted = counts.get(`${week} ${source}`) ?? { week, source, count: 0 };
        counts.set(`${week} ${source}`, { ...counted, count: counted.count + 1 });
      }
      return [...counts.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
    },

    async years() {
      const newest = Number(today().slice(0, 4));
      const oldest = Number(indiaTime((await oldestArrival(db)) ?? now()).day.slice(0, 4));
      return Array.from({ length: Math.max(0, newest - oldest) + 1 }, (_, index) => newest - index);
    },

    async erasedSoon(days) {
      const found = await cameBefore(db, now() - retention + days * dayLength);
      return found.map(({ groupStatus, ...submission }) => ({
        submission: { ...submission, status: groupStatus } as Worked,
        erasedAt: submission.createdAt + retention,
      }));
    },

    dueByOwner: () => dueByOwner(db, today()),
    people: async () => peopleOf(await staff(db)),
  };
}
