import { sql } from "kysely";
import type { Db } from "#app/platform/db/store.server.ts";
import { fileIdsIn } from "./file-name.ts";

/** A record that shows a file. */
export interface FileUse {
  kind: string;
  slug: string;
  /** Whether its newest revision does; else an earlier one, which can be made public again. */
  isNow: boolean;
}

const namesFiles = sql<boolean>`revisions.data like '%"files/%'`;

/** Which records use files, by the files' short ids: in any revision, as an earlier one can come back. */
export async function usesOfFiles(rows: Db): Promise<Map<string, FileUse[]>> {
  const found = await rows
    .selectFrom("revisions")
    .innerJoin("records", "records.id", "revisions.recordId")
    .where(namesFiles)
    .orderBy("records.changedAt", "desc")
    .orderBy("revisions.number", "desc")
    .select(["kind", "slug", "data", "draftId", "revisions.id"])
    .execute();
  const uses = new Map<string, Map<string, FileUse>>();
  for (const { kind, slug, data, draftId, id } of found)
    for (const file of fileIdsIn(data)) {
      const own = uses.get(file) ?? new Map<string, FileUse>();
      uses.set(file, own);
      const isNow = draftId === id || own.get(`${kind} ${slug}`)?.isNow === true;
      own.set(`${kind} ${slug}`, { kind, slug, isNow });
    }
  return new Map([...uses].map(([file, own]) => [file, [...own.values()]]));
}

/** Which files are public at a moment, by their short ids, and when that changes by the clock alone, if it does. */
export interface PublicFiles {
  ids: Set<string>;
  until: number;
}

/**
 * The files that a record shows to the public at a moment: those of the edition that counts then, unless the record was
 * taken off as a mistake or in favour of another. One that has ended stays, with a note.
 */
export async function publicFilesAt(rows: Db, now: number): Promise<PublicFiles> {
  const current = rows
    .selectFrom("editions")
    .where("publicFrom", "<=", now)
    .select([
      "revisionId",
      "off",
      sql<number>`row_number() over (partition by ${sql.ref("recordId")} order by ${sql.ref("publicFrom")} desc, number desc)`.as(
        "place",
      ),
    ]);
  const shown = await rows
    .selectFrom(current.as("current"))
    .innerJoin("revisions", "revisions.id", "current.revisionId")
    .where("place", "=", 1)
    .where((edition) => edition.or([edition("off", "is", null), edition("off", "=", "ended")]))
    .where(namesFiles)
    .select("data")
    .execute();
  const next = await rows
    .selectFrom("editions")
    .where("publicFrom", ">", now)
    .select((edition) => edition.fn.min("publicFrom").as("at"))
    .executeTakeFirst();
  const ids = new Set(shown.flatMap(({ data }) => fileIdsIn(data)));
  return { ids, until: next?.at === null || next?.at === undefined ? Number.POSITIVE_INFINITY : Number(next.at) };
}
