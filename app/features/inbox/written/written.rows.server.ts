import type { WrittenAnswerRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export const quotesOf = (db: Db, submissionIds: string[]): Promise<WrittenAnswerRow[]> =>
  db
    .selectFrom("writtenAnswers")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("at", "desc")
    .orderBy("code")
    .execute();

export const insertQuote = (db: Db, row: WrittenAnswerRow) => db.insertInto("writtenAnswers").values(row).execute();

export const quoteByCode = (db: Db, code: string) =>
  db
    .selectFrom("writtenAnswers")
    .innerJoin("submissions", "submissions.id", "writtenAnswers.submissionId")
    .selectAll("writtenAnswers")
    .select("submissions.reference")
    .where("code", "=", code)
    .executeTakeFirst();
