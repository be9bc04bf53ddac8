import { rowsIn } from "./rows.ts";

/**
 * Makes what was just published of a record public at once, as if it had been published a minute before, for a server
 * whose clock a test cannot move.
 */
export function passMinuteOf(dataDir: string, slug: string): void {
  const ofRecord = "recordId = (SELECT id FROM records WHERE slug = ?)";
  const [edition] = rowsIn(dataDir, `DELETE FROM editions WHERE ${ofRecord} RETURNING *`, slug);
  const row = { ...edition, id: `${edition?.id}-`, publicFrom: Number(edition?.publicFrom) - 60_000 };
  const names = Object.keys(row);
  const values = Object.values(row) as (string | number | null)[];
  rowsIn(dataDir, `INSERT INTO editions (${names}) VALUES (${names.map(() => "?")}) RETURNING id`, ...values);
}
