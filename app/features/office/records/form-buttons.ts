import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { changeRows } from "#app/platform/records/rows.ts";
import { intentOf, picked } from "./posted.ts";
import type { RecordView } from "./record-view.ts";

/**
 * Changes that a button makes only in the form: rows, a suggested text, the pictures to choose from. Undefined for any
 * other button.
 */
export function changeForm(kind: RecordKind, typed: DraftData, intent: string): Partial<RecordView> | undefined {
  const rows = changeRows(kind.fields, typed, intent);
  if (rows) return { data: rows.data, at: rows.path };
  const { verb, of } = intentOf(intent);
  if (verb === "take") return { data: typed, at: of };
  return verb === "pick" ? { data: typed, ...picked(of) } : undefined;
}
