import type { Kysely } from "kysely";
import type { Tables } from "#app/platform/db/tables.ts";
import { type ContentFiles, type PublicFiles, publicFilesAt } from "./file-uses.rows.server.ts";

/** What it works with. */
export interface PublicParts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number that grows with every change of what public pages show. */
  publicRevision: () => number;
  /** The kinds whose records keep their page once they have ended. */
  kindsWithPage: string[];
  /** The records of content/ that name files, which are public from the start. */
  ofContent: () => ContentFiles[];
}

/** Milliseconds between two looks for a file that is not public as far as is known. */
const lookAgain = 1000;

/**
 * Whether everyone may see a file, by its short id. What is public is kept in memory until a record changes or the clock
 * reaches the beginning or the end of an edition; asked for a file that is not among it, it looks once more, at most once a second, since another
 * process may just have published.
 */
export function createPublicFiles({
  db,
  now,
  publicRevision,
  kindsWithPage,
  ofContent,
}: PublicParts): (id: string) => Promise<boolean> {
  let known: Promise<PublicFiles & { at: number; revision: number }> | undefined;

  function read() {
    const [at, revision] = [now(), publicRevision()];
    const reading = publicFilesAt(db, at, { kindsWithPage, ofContent: ofContent() }).then((files) => ({
      ...files,
      at,
      revision,
    }));
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return async (id) => {
    known ??= read();
    const { ids, until, at, revision } = await known;
    const isOld = revision !== publicRevision() || now() >= until || now() < at;
    if (!isOld && ids.has(id)) return true;
    if (!isOld && now() - at < lookAgain) return false;
    return (await read()).ids.has(id);
  };
}
