import type { PublicationRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { LogEntry } from "./entry.ts";

/** The log so far, in order. */
export interface LogSoFar {
  rows: PublicationRow[];
  entries: LogEntry[];
}

/** The rows of the log from a number on, in order; without one, all. */
export const publicationRows = (db: Db, from = 0): Promise<PublicationRow[]> =>
  db.selectFrom("publications").selectAll().where("seq", ">=", from).orderBy("seq").execute();

const logOf = (rows: PublicationRow[]): LogSoFar => ({
  rows,
  entries: rows.map(({ entry }) => JSON.parse(entry)),
});

/** Reads the whole log. */
export const readLog = async (db: Db): Promise<LogSoFar> => logOf(await publicationRows(db));

/**
 * Makes the function that reads the log for jobs and pages: after the first time only the newest entry that it knows
 * and those after it. If that entry is no longer the same, as after a restore, it reads the whole log again. A
 * change to an older row is found by `verifyPublications`, which always reads all.
 */
export function createLogReader(db: Db): () => Promise<LogSoFar> {
  let known: LogSoFar = { rows: [], entries: [] };
  return async () => {
    const { rows, entries } = known;
    const last = rows.at(-1);
    const [same, ...newer] = last ? await publicationRows(db, last.seq) : [];
    if (!last || same?.hash !== last.hash) known = await readLog(db);
    else if (newer.length > 0) {
      const added = logOf(newer);
      known = { rows: [...rows, ...added.rows], entries: [...entries, ...added.entries] };
    }
    return known;
  };
}
