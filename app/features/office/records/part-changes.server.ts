import { changeByButton, type PartChange } from "#app/features/office/parts/part-buttons.server.ts";
import { fieldId } from "#app/features/office/record-form/form-context.ts";
import { isIncomplete } from "#app/features/office/record-form/row-fields.ts";
import { parseWholeNumber } from "#app/platform/forms/whole-number.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { SavedRecord } from "./record-buttons.server.ts";
import type { SentRecord } from "./sent-record.server.ts";

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

export async function changedParts(sent: SentRecord): Promise<{ sent: SentRecord; change?: PartChange | undefined }> {
  const { place, typed, part, intent, verb, write } = sent;
  if (verb === "back") return { sent: await withFormerParts(sent) };
  const change = changeByButton(place.kind, typed, part, intent, write.key);
  return { sent: change ? { ...sent, typed: change.data } : sent, change };
}

/** Undoing a change of parts is offered only if nobody else changed the draft at the same time. */
export async function addressAfter(saved: SavedRecord, change: PartChange | undefined): Promise<string> {
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
