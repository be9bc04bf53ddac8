import { committees } from "#app/features/committees/records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";

export function committeeNames(records: RecordsIn): Record<string, string> {
  const all = [...committees(records, "statutory"), ...committees(records, "governing")];
  return Object.fromEntries(all.map(({ id, title }) => [id, title]));
}
