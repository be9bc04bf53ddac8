import { wasKept } from "#app/features/staff/index.server.ts";
import { log } from "#app/log.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { type DraftData, isEmpty } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { OpenRecord } from "#app/platform/records/outcomes.ts";
import { publishable, type RecordProblem } from "#app/platform/records/publishable.ts";
import { dayOf, isOfSchedule } from "#app/platform/records/published-on.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { changeRows } from "#app/platform/records/rows.ts";
import { addressAfter, changedParts } from "./part-changes.server.ts";
import { intentOf, requestedPictures } from "./posted.ts";
import { changeEdition, discardDraft, publicVerbs, publishSaved, saveDraft } from "./record-buttons.server.ts";
import { plainView, copyFromLast } from "./record-view.server.ts";
import type { RecordView } from "./record-view.ts";
import { statusOf } from "./screen-status.ts";
import {
  answerWith,
  leadTo,
  leadToRecord,
  readSent,
  refusalView,
  type SentRecord,
  withWhole,
} from "./sent-record.server.ts";

/** Removes from a draft the publication date set by an edition that was undone; the next edition sets a new one. */
function clearPublishedDay(kind: RecordKind, open: OpenRecord | undefined, publicFrom: number, typed: DraftData): void {
  const { publishedOn } = kind;
  if (!publishedOn || !open || open.publicData || open.current) return;
  if (!isOfSchedule(kind, typed, [{ publicFrom }])) return;
  const [next] = open.ahead;
  if (next) typed[publishedOn] = dayOf(next);
  else delete typed[publishedOn];
}

/** Changes in the form alone: rows, a suggested text, pictures to choose from. Undefined for any other button. */
function changeForm(kind: RecordKind, typed: DraftData, intent: string): Partial<RecordView> | undefined {
  const rows = changeRows(kind.fields, typed, intent);
  if (rows) return { data: rows.data, at: rows.path };
  const { verb, of } = intentOf(intent);
  if (verb === "take") return { data: typed, at: of };
  return verb === "pick" ? { data: typed, ...requestedPictures(of) } : undefined;
}

export async function answerRecord(form: SentForm): Promise<RecordView> {
  const sent = await withWhole(readSent(form));
  const { context, place, intent, verb, typed, start, write } = sent;
  const { key } = write;
  if (key === "") return answerWith(sent, { ...start, data: typed, problem: { code: "noKey" } });
  const changed =
    verb === "start" && place.slug === undefined
      ? ({ data: copyFromLast(sent, typed), start: "done" } as const)
      : changeForm(place.kind, typed, intent);
  if (changed) return answerWith(sent, { ...start, key, ...changed });
  if (isEmptyNewRecord(sent)) {
    const made = publishable(place.kind, typed);
    // Ignores the id and the date, which are set automatically.
    const isAsked = ({ path }: RecordProblem) => path !== "" && path !== place.kind.publishedOn;
    const problems = made.ok ? [] : made.problems.filter(isAsked);
    return answerWith(sent, { ...start, key, data: typed, problem: { code: "empty" }, problems });
  }
  const discarded = await discardDraft(sent);
  if (discarded) return discarded.ok ? leadToRecord(sent) : answerWith(sent, refusalView(discarded));

  // Urgent actions and those on what is public come before saving the draft.
  if (wasKept(context) && publicVerbs.has(verb)) return saveAndContinue(sent, lateRefusal);
  const edition = await changeEdition(sent);
  if (!edition?.ok) return saveAndContinue(sent, edition && refusalView(edition, intent));
  try {
    if (verb === "undo") await clearDayOfUndone(sent, edition.publicFrom);
    return await saveAndContinue({ ...sent, isScheduleLost: edition.isScheduleLost });
  } catch (error) {
    if (error instanceof Response) throw error;
    // The public state has changed, even if the draft was not saved; the page shows that.
    log.warn({ error }, "a draft was not saved after what is public of it was changed");
    return leadToRecord(sent);
  }
}

/** Of an empty new record that is previewed or published, no draft is saved. */
const isEmptyNewRecord = ({ place: { slug }, verb, typed }: SentRecord) =>
  slug === undefined && ["preview", "publish", "schedule"].includes(verb) && isEmpty(typed);

/** The refusal of a form that was saved while its sender signed in: it only saves the draft. */
const lateRefusal = { problem: { code: "late" } } as const;

async function clearDayOfUndone({ context, place: { kind, slug = "" }, typed }: SentRecord, publicFrom: number) {
  clearPublishedDay(kind, await context.get(recordsContext).open(kind.name, slug), publicFrom, typed);
}

/** @param refused an earlier refusal, shown once the draft is saved */
async function saveAndContinue(form: SentRecord, refused?: Partial<RecordView>): Promise<RecordView> {
  const { sent, change } = await changedParts(form);
  const { verb, of, cut } = sent;
  const result = await saveDraft(sent);
  if (!result.ok) return answerWith(sent, result.view);
  const { saved } = result;
  const record = `${saved.write.kind}/${saved.slug}`;
  if (refused) return answerWith(saved, refused);
  if (cut.length > 0) return answerWith(saved, { problem: { code: "cut", paths: cut } });
  if (verb === "files") return leadTo(saved, `/office/files?record=${record}&at=${encodeURIComponent(of)}`);
  if (verb === "preview") return leadTo(saved, `/office/records/${record}/preview`);
  const problem = verb === "publish" || verb === "schedule" ? await publishSaved(saved) : undefined;
  if (problem) return answerWith(saved, problem);
  return leadToRecord(
    saved,
    verb === "undo" ? `?stopped${sent.isScheduleLost ? "=alone" : ""}` : await addressAfter(saved, change),
  );
}

export const recordResponder: Responder<RecordView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statusOf(problem) : 200, headers: {} }),
  failed(form, code) {
    const sent = readSent(form);
    const { start, write, typed, ticked, choices, part } = sent;
    return plainView(sent, { ...start, key: write.key, data: typed, ticked, choices, part, problem: { code } });
  },
};
