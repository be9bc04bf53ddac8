import { waitingAnswers } from "#app/features/inbox/answers/undelivered.server.ts";
import type { InboxParts, InboxSubmission } from "#app/features/inbox/changes/change.server.ts";
import { soonIn } from "#app/features/inbox/changes/days.ts";
import { notesOf } from "#app/features/inbox/changes/notes.rows.server.ts";
import { offeredDays } from "#app/features/inbox/changes/offered-days.server.ts";
import { peopleOf } from "#app/features/inbox/changes/people.ts";
import { categoriesOf, checklistOf } from "#app/features/inbox/checklist/checklist.service.server.ts";
import { mergesInto } from "#app/features/inbox/merges/merges.rows.server.ts";
import { mergeLife } from "#app/features/inbox/merges/merges.service.server.ts";
import { mergeSuggestionsFor } from "#app/features/inbox/merges/suggestions.server.ts";
import { isOfficeOpen } from "#app/features/inbox/office-days.server.ts";
import type { MergedPart, NoteView, OpenSubmission, SavedQuote } from "#app/features/inbox/views.ts";
import { quotesOf } from "#app/features/inbox/written/written.rows.server.ts";
import { may } from "#app/features/staff/index.ts";
import { leaderOf, plainReference, submissionGroupOf } from "#app/features/submissions/index.server.ts";
import { erasedAt } from "#app/features/submissions/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";

function withoutKeys({ phoneKey: _phone, nameKey: _name, emailKey: _email, searchText: _found, ...shown }: SubmissionRow) {
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
export async function openSubmission(
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
