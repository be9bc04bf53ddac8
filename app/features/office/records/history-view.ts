import type { RecordKind } from "#app/platform/records/kind.ts";
import type { OpenRecord, RecordHistory, RevisionInfo } from "#app/platform/records/outcomes.ts";
import type { ComparedText } from "./compared.ts";
import type { ScreenProblem } from "./record-view.ts";
import type { TimelineEntry } from "./timeline.ts";

/** `from` is the older revision. */
export interface Comparison {
  from: number;
  to: number;
  texts: ComparedText[];
}

export interface HistoryView {
  kind: RecordKind;
  slug: string;
  open: OpenRecord;
  /** Newest first. */
  revisions: RevisionInfo[];
  editions: RecordHistory["editions"];
  entries: TimelineEntry[];
  comparison: Comparison | undefined;
  mayPublish: boolean;
  /** The form's idempotency key. */
  key: string;
  now: number;
  problem?: ScreenProblem | undefined;
}
