import type { DraftData } from "#app/platform/records/draft.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import type { RecordRefusal, Saved } from "#app/platform/records/outcomes.ts";
import { stillRight } from "#app/platform/records/pairs.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { noteAgreed } from "./agreed-pictures.server.ts";
import { withTheirs } from "./posted.ts";
import { type RecordView, theirsIn } from "./record-view.ts";
import { refusalView, type SentRecord } from "./sent-record.server.ts";

/** A form whose draft is saved: a new record has its slug, and ticked consents are recorded. */
export interface SavedRecord extends SentRecord {
  slug: string;
  /** The draft's new version. */
  version: number;
  /** The saved data, which may include another person's merged changes. */
  data: DraftData;
}

/** The result of saving: the form as it is now, or what its page shows if it could not be saved. */
type SavedOrNot = { ok: true; saved: SavedRecord } | { ok: false; view: Partial<RecordView> };

/** Saves the typed data as the record's draft. */
export async function saveDraft(sent: SentRecord): Promise<SavedOrNot> {
  const { context, actor, place, values, intent, verb, typed, start, write, ticked } = sent;
  const { kind, slug } = place;
  const records = context.get(recordsContext);
  const theirs = slug === undefined ? undefined : await records.revision(kind.name, slug, start.version);
  // For a single field, the button applies the other text; for several, they are ticked.
  const data = withTheirs(typed, verb === "theirs" ? { ...values, [intent]: "on" } : values, theirs);
  const { version } = start;
  const outcome = await records.save({ ...write, slug, data, version, confirmed: stillRight(values) });
  if (outcome.ok) {
    await noteAgreed(context, actor, ticked, data);
    const now = { slug: outcome.slug, version: outcome.version, data };
    return { ok: true, saved: { ...sent, ...now, place: { kind, slug: outcome.slug }, ticked: [] } };
  }
  if (outcome.reason !== "conflict") return { ok: false, view: { ...start, data, ...refusalView(outcome) } };
  const problem = { code: "conflict", last: outcome.last } as const;
  const merged = outcome.merged as RecordView["data"];
  return { ok: false, view: { data: merged, theirs: theirsIn(outcome, valueAt), problem } };
}

/** Discards or restores a record's draft; undefined for any other button. */
export async function discardDraft(sent: SentRecord): Promise<Saved | RecordRefusal | undefined> {
  const { context, place, verb, start, write } = sent;
  const records = context.get(recordsContext);
  if (place.slug === undefined) return undefined;
  const named = { ...write, slug: place.slug };
  if (verb === "restore") return records.restoreDraft(named);
  return verb === "discard" ? records.discard({ ...named, version: start.version }) : undefined;
}
