import type { WrittenAnswerRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** What was given in writing to the people of a group, the newest first. */
export const writtenOf = (db: Db, submissionIds: string[]): Promise<WrittenAnswerRow[]> =>
  db
    .selectFrom("writtenAnswers")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("at", "desc")
    .orderBy("code")
    .execute();

/** Stores what was given in writing. */
export const insertWritten = (db: Db, row: WrittenAnswerRow) => db.insertInto("writtenAnswers").values(row).execute();

/** What was given under a code, with the reference of its submission; undefined once that is erased. */
export const writtenByCode = (db: Db, code: string) =>
  db
    .selectFrom("writtenAnswers")
    .innerJoin("submissions", "submissions.id", "writtenAnswers.submissionId")
    .selectAll("writtenAnswers")
    .select("submissions.reference")
    .where("code", "=", code)
    .executeTakeFirst();
