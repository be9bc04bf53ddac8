import type { Kysely } from "kysely";
import type { Tables } from "#app/platform/db/tables.ts";
import { type ContentFiles, type PublicFiles, publicFilesAt } from "./file-uses.rows.server.ts";
import type { WithholdRules } from "./withheld.ts";

export interface PublicParts {
  db: Kysely<Tables>;
  now: () => number;
  /** Grows with every change of what public pages show. */
  publicRevision: () => number;
  kindsWithPage: string[];
  withholds: WithholdRules;
  ofContent: () => ContentFiles[];
}

/** Milliseconds between two checks for a file that is not known to be public. */
const lookAgain = 1000;

/** Unknown ids query the store again, at most once a second: another process may just have published the file. */
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
