import type { RecordKind } from "#app/platform/records/kind.ts";
import type { ListedRecord } from "#app/platform/records/outcomes.ts";

export interface KindResults {
  kind: RecordKind;
  /** Whether the kind's name or the labels of its fields, in either language, contain the words. */
  isNamed: boolean;
  /** The first records whose draft contains the words. */
  records: ListedRecord[];
  total: number;
}
