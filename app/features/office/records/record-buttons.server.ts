import type { OffReason } from "#app/platform/db/record-tables.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import { type DraftData, isEmpty, valueAt } from "#app/platform/records/draft.ts";
import type { PublishedEdition, RecordRefusal, Saved } from "#app/platform/records/outcomes.ts";
import { confirmedPaths } from "#app/platform/records/pairs.ts";
import { withoutGeneratedTexts, withPictureTexts } from "#app/platform/records/picture-texts.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { recordConsents } from "./agreed-pictures.server.ts";
import { indiaMoment, untilOf, withTheirs } from "./posted.ts";
import { type RecordView, theirsIn } from "./record-view.ts";
import { refusalView, type SentRecord } from "./sent-record.server.ts";

/** The draft is saved: a new record has its slug, and ticked consents are recorded. */
export interface SavedRecord extends SentRecord {
  slug: string;
  /** The draft's new version. */
  version: number;
  /** May include another person's merged changes. */
  data: DraftData;
}

type SaveResult = { ok: true; saved: SavedRecord } | { ok: false; view: Partial<RecordView> };

export async function saveDraft(sent: SentRecord): Promise<SaveResult> {
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
export async function discardDraft(sent: SentRecord): Promise<Saved | RecordRefusal | undefined> {
  const { context, place, verb, start, write } = sent;
  const records = context.get(recordsContext);
  if (place.slug === undefined) return undefined;
  const named = { ...write, slug: place.slug };
  if (verb === "restore") return records.restoreDraft(named);
  return verb === "discard" ? records.discard({ ...named, version: start.version }) : undefined;
}

/** The buttons that change what the public sees. */
export const publicVerbs: ReadonlySet<string> = new Set(["publish", "schedule", "takeOff", "putBack", "undo"]);

const reasons: Record<OffReason, true> = { mistake: true, replaced: true, ended: true };
const isReason = (why: string): why is OffReason => Object.hasOwn(reasons, why);

/** Changes what is public without publishing the draft; undefined for any other button, and for a new record. */
export async function changeEdition(sent: SentRecord): Promise<PublishedEdition | RecordRefusal | undefined> {
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
export async function publishSaved(saved: SavedRecord): Promise<Partial<RecordView> | undefined> {
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
