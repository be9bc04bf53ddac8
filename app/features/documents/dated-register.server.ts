import { registerOn } from "#app/features/disclosure/records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import type { DatedRegister } from "./register-sheet.ts";

/** The kinds of records whose changes can change the register. */
const kinds = ["duties", "papers", "committees", "feeOrders", "institute", "teachers", "calendar", "pages"];

/**
 * The register of today, and since when it is so: midnight in India, or the last publication, or look at a row, since then. Every process
 * finds the same moment, so that all make the same PDF.
 */
export function datedRegister(records: RecordsIn, day = today(), now = Date.now()): DatedRegister {
  const entries = kinds.flatMap((kind) => [...(records.all.entries(kind)?.values() ?? [])]);
  const published = entries.flatMap(({ changedAt, endedAt }) => [changedAt, endedAt ?? 0]);
  const changes = [...published, ...records.all.looks.values()].filter((at) => at <= now);
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  return { rows: registerOn(records, day), day, since: Math.max(midnight, ...changes) };
}
