import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { OpenRecord } from "#app/platform/records/outcomes.ts";
import { dayOf, isOfSchedule } from "#app/platform/records/published-on.ts";

/** Removes from a draft the publication date set by an edition that was undone; the next edition sets a new one. */
export function forgetDay(kind: RecordKind, open: OpenRecord | undefined, publicFrom: number, typed: DraftData): void {
  const { publishedOn } = kind;
  if (!publishedOn || !open || open.publicData || open.current) return;
  if (!isOfSchedule(kind, typed, [{ publicFrom }])) return;
  const [next] = open.ahead;
  if (next) typed[publishedOn] = dayOf(next);
  else delete typed[publishedOn];
}
