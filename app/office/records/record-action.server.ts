import type { Responder, SentForm } from "#app/cms/http/form-route.server.tsx";
import { type DraftData, isEmpty, isSameValue, valueAt } from "#app/cms/records/draft.ts";
import { changeRows } from "#app/cms/records/draft-form.ts";
import { dayOf, isOfSchedule } from "#app/cms/records/edition-writes.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { withoutGeneratedTexts, withPictureTexts } from "#app/cms/records/picture-texts.ts";
import { publishable, type RecordProblem } from "#app/cms/records/publishable.ts";
import type { OpenRecord, PublishedEdition, RecordRefusal, Saved } from "#app/cms/records/record-types.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { confirmedPaths } from "#app/cms/records/translations.ts";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import { parseWholeNumber } from "#app/lib/forms/typed-text.ts";
import { log } from "#app/log.server.ts";
import { changeByButton, type PartChange } from "#app/office/parts/part-buttons.server.ts";
import { fieldId } from "#app/office/record-form/form-context.ts";
import { isIncomplete } from "#app/office/record-form/row-fields.ts";
import { wasCarried as wasKept } from "#app/people/staff/gate.server.ts";
import { indiaMoment, intentOf, requestedPictures, untilOf, withTheirs } from "./posted-record.ts";
import { copyFromLast, plainView } from "./record-view.server.ts";
import { type RecordView, statusOf, theirsIn } from "./record-view.ts";
import {
  answerWith,
  leadTo,
  leadToRecord,
  readSent,
  recordConsents,
  refusalView,
  type SentRecord,
  withWhole,
} from "./sent-record.server.ts";

/** `back:3.4` undoes what the fourth revision changed in the parts of the third. */
async function withFormerParts(sent: SentRecord): Promise<SentRecord> {
  const { context, place, of, typed, start } = sent;
  const { kind, slug = "" } = place;
  const [from, version] = of.split(".").map(parseWholeNumber);
  const before = from && (await context.get(recordsContext).revision(kind.name, slug, from));
  if (!kind.parts || !before || version === undefined) return sent;
  const data = { ...typed };
  for (const name of [kind.parts.list, kind.parts.pasted]) {
    const former = (before as DraftData)[name];
    if (former === undefined) delete data[name];
    else data[name] = former;
  }
  return { ...sent, typed: data, start: { ...start, version } };
}

async function changedParts(sent: SentRecord): Promise<{ sent: SentRecord; change?: PartChange | undefined }> {
  const { place, typed, part, intent, verb, write } = sent;
  if (verb === "back") return { sent: await withFormerParts(sent) };
  const change = changeByButton(place.kind, typed, part, intent, write.key);
  return { sent: change ? { ...sent, typed: change.data } : sent, change };
}

/** Undoing a change of parts is offered only if nobody else changed the draft at the same time. */
async function addressAfter(saved: SavedRecord, change: PartChange | undefined): Promise<string> {
  const { context, place, slug, part, start, version, data } = saved;
  const { kind } = place;
  const isUnfinished = !change && part !== undefined && isIncomplete(kind, part, data);
  const next = isUnfinished ? part : change?.part;
  if (next !== undefined) return `?part=${next}`;
  const kept = change?.canUndo && (await context.get(recordsContext).revision(kind.name, slug, version));
  const query = kept && isSameValue(kept, data) ? `?undo=${start.version || 1}.${version}` : "";
  const at = change ? change.at : part;
  return query + (at === undefined ? "" : `#${fieldId(at)}`);
}

/** The draft is saved: a new record has its slug, and ticked consents are recorded. */
interface SavedRecord extends SentRecord {
  slug: string;
  /** The draft's new version. */
  version: number;
  /** May include another person's merged changes. */
  data: DraftData;
}

type SaveResult = { ok: true; saved: SavedRecord } | { ok: false; view: Partial<RecordView> };

async function saveDraft(sent: SentRecord): Promise<SaveResult> {
  const { context, actor, place, values, intent, verb, typed, start, write, ticked } = sent;
  const { kind, slug } = place;
  const records = context.get(recordsContext);
  const theirs = slug === undefined ? undefined : await records.revision(kind.name, slug, start.version);
  // For a single field, the button applies the other text; for several, they are ticked.
  const chosen = withTheirs(typed, verb === "theirs" ? { ...values, [intent]: "on" } : values, theirs);
  const { data, made } = withPictureTexts(kind, chosen, theirs as DraftData | undefined);
  const { version } = start;
  const confirmed = [...confirmedPaths(values), ...made];
  const outcome = await records.save({ ...write, slug, data, version, confirmed });
  if (outcome.ok) {
    await recordConsents(context, actor, ticked, data);
    const now = { slug: outcome.slug, version: outcome.version, data };
    return { ok: true, saved: { ...sent, ...now, place: { kind, slug: outcome.slug }, ticked: [] } };
  }
  if (outcome.reason !== "conflict") return { ok: false, view: { ...start, data, ...refusalView(outcome) } };
  const problem = { code: "conflict", last: outcome.last } as const;
  const merged = outcome.merged as RecordView["data"];
  return { ok: false, view: { data: merged, theirs: theirsIn(outcome, valueAt), problem } };
}

/** Undefined for a button that neither discards nor restores. */
async function discardDraft(sent: SentRecord): Promise<Saved | RecordRefusal | undefined> {
  const { context, place, verb, start, write } = sent;
  const records = context.get(recordsContext);
  if (place.slug === undefined) return undefined;
  const named = { ...write, slug: place.slug };
  if (verb === "restore") return records.restoreDraft(named);
  return verb === "discard" ? records.discard({ ...named, version: start.version }) : undefined;
}

/** The buttons that change what the public sees. */
const publicVerbs: ReadonlySet<string> = new Set(["publish", "schedule", "takeOff", "putBack", "undo"]);

const reasons: Record<OffReason, true> = { mistake: true, replaced: true, ended: true };
const isReason = (why: string): why is OffReason => Object.hasOwn(reasons, why);

/** Changes what is public without publishing the draft; undefined for any other button, and for a new record. */
async function changeEdition(sent: SentRecord): Promise<PublishedEdition | RecordRefusal | undefined> {
  const { context, place, verb, of, choices, start } = sent;
  const records = context.get(recordsContext);
  if (place.slug === undefined) return undefined;
  const { why, replacedBy, retyped } = choices;
  const write = { ...sent.write, slug: place.slug, edition: start.edition, retyped };
  if (verb === "undo") return records.undo({ ...write, edition: of });
  if (verb === "putBack") return records.putBack(write);
  if (verb !== "takeOff") return undefined;
  return isReason(why) ? records.takeOff({ ...write, why, replacedBy }) : { ok: false, reason: "why" };
}

/** @returns the problem for the record's page, if any */
async function publishSaved(saved: SavedRecord): Promise<Partial<RecordView> | undefined> {
  const { context, place, slug, version, data, verb, follows, choices, start, write } = saved;
  const { kind } = place;
  const records = context.get(recordsContext);
  const from = verb === "schedule" ? indiaMoment(choices.day, choices.time) : undefined;
  const until = untilOf(kind, choices, from);
  if (verb === "schedule" && from === undefined) return { problem: { code: "when" } };
  if (choices.until && until === undefined) return { problem: { code: "until" } };
  // Another person's changes merged into the draft must be reviewed before publishing.
  const kept = await records.revision(kind.name, slug, version);
  const { publishedOn = "" } = kind;
  // An earlier publication may have set the publication date.
  const known = isEmpty(data[publishedOn]) ? { ...kept, [publishedOn]: undefined } : kept;
  if (kept && !isSameValue(known, data)) return { problem: { code: "merged" } };
  const { retyped } = choices;
  const edition = { ...write, slug, edition: start.edition, version, from, until, follows, retyped };
  const outcome = await records.publish(edition);
  if (outcome.ok) return undefined;
  const { problems, ...view } = refusalView(outcome, saved.intent);
  return problems ? { ...view, problems: withoutGeneratedTexts(kind, problems) } : view;
}

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
