import type { Kysely } from "kysely";
import type { Tables } from "#app/platform/db/tables.ts";
import { type ContentFiles, type PublicFiles, publicFilesAt } from "./file-uses.rows.server.ts";
import type { Withholds } from "./withheld.ts";

/** What the check needs. */
export interface PublicParts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number that grows with every change of what public pages show. */
  publicRevision: () => number;
  /** The kinds whose records keep their page after they have ended. */
  kindsWithPage: string[];
  /** By the name of a kind: whether strangers may not have the files of a record that pages show. */
  withholds: Withholds;
  /** The records of content/ that refer to files; these are public from the start. */
  ofContent: () => ContentFiles[];
}

/** Milliseconds between two checks for a file that is not known to be public. */
const lookAgain = 1000;

/**
 * Makes the check whether a file, by its short id, is public. The set of public files is cached until a record changes
 * or an edition begins or ends. For a file that is not in it, the store is queried again, at most once a second, since
 * another process may just have published it.
 */
export function createPublicFiles({
  db,
  now,
  publicRevision,
  kindsWithPage,
  withholds,
  ofContent,
}: PublicParts): (id: string) => Promise<boolean> {
  let known: Promise<PublicFiles & { at: number; revision: number }> | undefined;

  function read() {
    const [at, revision] = [now(), publicRevision()];
    const reading = publicFilesAt(db, at, { kindsWithPage, withholds, ofContent: ofContent() }).then((files) => ({
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
