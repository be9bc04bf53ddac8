import type { RecordKind } from "#app/platform/records/kind.ts";
import type { OpenRecord, RecordHistory, RevisionInfo } from "#app/platform/records/outcomes.ts";
import type { ComparedText } from "./compared.ts";
import type { ScreenProblem } from "./record-view.ts";
import type { TimelineEntry } from "./timeline.ts";

/** Two revisions, the older first, and what differs. */
export interface Comparison {
  from: number;
  to: number;
  texts: ComparedText[];
}

/** A record's history as it is drawn. */
export interface HistoryView {
  kind: RecordKind;
  slug: string;
  open: OpenRecord;
  /** The revisions, the newest first. */
  revisions: RevisionInfo[];
  editions: RecordHistory["editions"];
  entries: TimelineEntry[];
  comparison: Comparison | undefined;
  mayPublish: boolean;
  /** Of the form: what is sent twice is done once. */
  key: string;
  now: number;
  problem?: ScreenProblem | undefined;
}
