import type { RecordKind } from "#app/cms/records/kind.ts";
import type { OpenRecord, RecordHistory, RevisionInfo } from "#app/cms/records/record-types.ts";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { ComparedText } from "./record-texts.tsx";
import type { ScreenProblem } from "./record-view.ts";
import { recordWords } from "./record-words.ts";

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

interface TimelineEntry {
  id: string;
  at: number;
  text: string;
  /** The revision that was saved, whose changes can be viewed. */
  wrote?: number;
}

const writing = ["saved", "merged", "conflict"];

/** Newest first. @param now milliseconds since 1970 */
export function timelineOf({ activities, revisions }: RecordHistory, locale: Locale, now: number): TimelineEntry[] {
  const { history } = recordWords[locale];
  const entries = activities.flatMap(({ id, at, byName, what, fromRevision, toRevision, reason }): TimelineEntry[] => {
    const sentence = history.what[what as keyof typeof history.what];
    if (!sentence) return [];
    const revision = formatDigits(toRevision ?? fromRevision ?? 1, locale);
    const time = Date.parse(reason ?? "");
    const when = Number.isNaN(time) ? "" : formatWeekdayMoment(time, locale, now);
    const why = what === "takenOff" ? `: ${history.reasons[reason as OffReason] ?? ""}` : "";
    const isNew = writing.includes(what) && toRevision !== null && toRevision !== fromRevision;
    return [{ id, at, text: sentence(byName, revision, when) + why, ...(isNew && { wrote: toRevision }) }];
  });
  // Saving without changes makes no revision, and is not shown.
  const told = entries.filter(({ id, wrote }) => {
    const { what } = activities.find((each) => each.id === id) ?? {};
    return wrote !== undefined || !writing.includes(what ?? "");
  });
  const first = revisions.find(({ number, by }) => number === 1 && by === null);
  return first ? [...told, { id: "file", at: first.at, text: history.firstOfFile }] : told;
}
