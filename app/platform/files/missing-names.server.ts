import type { Db } from "#app/platform/db/store.server.ts";
import { fileIdsIn, fileNamesIn } from "./file-name.ts";
import { fileById, lockFile, officeFileOf } from "./files.rows.server.ts";

/** Within a transaction, the files that exist are locked until its end. */
export async function missingNames(db: Db, json: string): Promise<string[]> {
  const names = fileNamesIn(json);
  if (names.length === 0) return [];
  const kept = new Set<string | undefined>();
  // In sorted order, since this also locks within a transaction.
  for (const id of fileIdsIn(json).sort()) {
    if (db.isTransaction) await lockFile(db, id);
    const file = await fileById(db, id);
    if (file) kept.add(officeFileOf(file).name);
  }
  return names.filter((name) => !kept.has(name));
}
