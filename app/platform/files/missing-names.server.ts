import type { Db } from "#app/platform/db/store.server.ts";
import { fileIdsIn, fileNamesIn } from "./file-name.ts";
import { fileById, lockFile, officeFileOf } from "./files.rows.server.ts";

/**
 * Of the names of office files in a record's data, given as JSON, those that no file has. Within a transaction the others
 * stay until it ends.
 */
export async function missingNames(db: Db, json: string): Promise<string[]> {
  const names = fileNamesIn(json);
  if (names.length === 0) return [];
  const kept = new Set<string | undefined>();
  // One after the other, in the same order for everyone: they may be asked, and locked, within one transaction.
  for (const id of fileIdsIn(json).sort()) {
    if (db.isTransaction) await lockFile(db, id);
    const file = await fileById(db, id);
    if (file) kept.add(officeFileOf(file).name);
  }
  return names.filter((name) => !kept.has(name));
}
