import type { OffReason } from "#app/platform/db/record-tables.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import { isEmpty } from "#app/platform/records/draft.ts";
import type { PublishedEdition, RecordRefusal } from "#app/platform/records/outcomes.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { SavedRecord } from "./draft-buttons.server.ts";
import { indiaMoment, untilOf } from "./posted.ts";
import type { RecordView } from "./record-view.ts";
import { refusalView, type SentRecord } from "./sent-record.server.ts";

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

/**
 * Publishes the saved draft, at once or at the chosen time.
 * @returns the problem, for the record's page
 */
export async function publishSaved(saved: SavedRecord): Promise<Partial<RecordView> | undefined> {
  const { context, place, slug, version, data, verb, follows, choices, start, write } = saved;
  const { kind } = place;
  const records = context.get(recordsContext);
  const from = verb === "schedule" ? indiaMoment(choices.day, choices.time) : undefined;
  const until = untilOf(kind, choices, from);
  if (verb === "schedule" && from === undefined) return { problem: { code: "when" } };
  if (choices.until && until === undefined) return { problem: { code: "until" } };
  // Compared with what was saved: if another person's changes were merged into it, they must be reviewed before
  // publishing.
  const kept = await records.revision(kind.name, slug, version);
  const { publishedOn = "" } = kind;
  // Apart from the publication date that an earlier publication set.
  const known = isEmpty(data[publishedOn]) ? { ...kept, [publishedOn]: undefined } : kept;
  if (kept && !isSameValue(known, data)) return { problem: { code: "merged" } };
  const { retyped } = choices;
  const edition = { ...write, slug, edition: start.edition, version, from, until, follows, retyped };
  const outcome = await records.publish(edition);
  return outcome.ok ? undefined : refusalView(outcome, saved.intent);
}
