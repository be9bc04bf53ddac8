import { sql } from "kysely";
import type { Db } from "#app/platform/db/store.server.ts";

/** A record that shows a file. */
export interface FileUse {
  kind: string;
  slug: string;
  /** Whether its newest revision does; else an earlier one, which can be made public again. */
  isNow: boolean;
}

/** Which records use files with these short ids, in any revision, as an earlier one can come back; by the files' short ids. */
export async function usesOfFiles(rows: Db, ids: string[]): Promise<Map<string, FileUse[]>> {
  if (ids.length === 0) return new Map();
  const found = await rows
    .selectFrom("revisionFiles")
    .innerJoin("records", "records.id", "revisionFiles.recordId")
    .where("fileId", "in", ids)
    .groupBy(["fileId", "records.id"])
    .orderBy("changedAt", "desc")
    .orderBy("slug")
    .select(["fileId", "kind", "slug"])
    .select(sql<number>`max(case when ${sql.ref("revisionId")} = ${sql.ref("draftId")} then 1 else 0 end)`.as("isNow"))
    .execute();
  const uses = new Map<string, FileUse[]>();
  for (const { fileId, kind, slug, isNow } of found) {
    const own = uses.get(fileId) ?? [];
    own.push({ kind, slug, isNow: isNow === 1 });
    uses.set(fileId, own);
  }
  return uses;
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
    .innerJoin("revisionFiles", "revisionFiles.revisionId", "current.revisionId")
    .where("place", "=", 1)
    .where((edition) => edition.or([edition("off", "is", null), edition("off", "=", "ended")]))
    .select("fileId")
    .distinct()
    .execute();
  const next = await rows
    .selectFrom("editions")
    .where("publicFrom", ">", now)
    .select((edition) => edition.fn.min("publicFrom").as("at"))
    .executeTakeFirst();
  const ids = new Set(shown.map(({ fileId }) => fileId));
  return { ids, until: next?.at === null || next?.at === undefined ? Number.POSITIVE_INFINITY : Number(next.at) };
}
