import { waitingAnswers } from "#app/features/inbox/answers/undelivered.server.ts";
import type { InboxParts, InboxSubmission } from "#app/features/inbox/changes/change.server.ts";
import { peopleOf } from "#app/features/inbox/changes/people.ts";
import { timesSent } from "#app/features/inbox/merges/same-person.server.ts";
import type { InboxFilter, InboxPage, ListedSubmission, SourceCount } from "#app/features/inbox/views.ts";
import { erasedAt } from "#app/features/submissions/index.ts";
import { daysAfter, indiaTime, weekdayOf } from "#app/platform/i18n/format.ts";
import { startOfYear } from "./conditions.ts";
import { arrivals, countByOwner, countCalls, countEnquiries, countInbox, oldestArrival } from "./counts.rows.server.ts";
import {
  allPositions,
  arrivedBefore,
  countMatching,
  countRowsMatching,
  lastNotes,
  mergedWith,
  type ListPosition,
  positionsMatching,
  submissionsAt,
} from "./list.rows.server.ts";

const perPage = 30;
const batch = 200;
const dayLength = 86_400_000;

function mondayOf(time: number): string {
  const { day } = indiaTime(time);
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

export function createInboxReading(parts: InboxParts) {
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
