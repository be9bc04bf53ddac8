import { inChunks } from "#app/platform/db/in-parts.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { NewsSubject } from "./news-kinds.ts";

/** States in which a family still decides; in other states, such as admitted or closed, people get no messages. */
export const decidingStates = ["new", "talking", "documents", "registered"] as const;
/** The shortest time between two messages to one person, in milliseconds. */
const newsIntervalMs = 7 * 24 * 60 * 60_000;

/**
 * Leaves out an enquiry if it, or one merged into it, is of a minor whose guardian has not agreed, has stopped these
 * messages, or was told of this record, or of any within a week. `isUnreached`: a mail of news to it was given up
 * within a week.
 */
export const findRecipients = (db: Db, { kind, slug }: NewsSubject, now: number) =>
  db
    .selectFrom("submissions")
    .select(["id", "reference", "name", "email", "phone", "locale", "confirmedAt", "callTime"])
    .select((each) =>
      each(
        "id",
        "in",
        each
          .selectFrom("newsTold")
          .innerJoin("submissions as own", "own.id", "newsTold.submissionId")
          .select((told) => told.fn.coalesce("own.mergedInto", "own.id").as("leader"))
          .where("by", "=", "undelivered")
          .where("newsTold.at", ">", now - newsIntervalMs),
      ).as("isUnreached"),
    )
    .where("kind", "=", "enquiry")
    .where("mergedInto", "is", null)
    .where("reference", "is not", null)
    .where("status", "in", decidingStates)
    .where("id", "not in", (is) =>
      // Read once for all: a search for each of 7,000 enquiries blocks the server for 3 s in SQLite.
      is
        .selectFrom("submissions as own")
        .leftJoin("newsStops", "newsStops.submissionId", "own.id")
        .leftJoin("newsTold", "newsTold.submissionId", "own.id")
        .select((each) => each.fn.coalesce("own.mergedInto", "own.id").as("leader"))
        .where((each) =>
          each.or([
            each.and([each("own.isMinor", "=", 1), each("own.guardianConfirmedAt", "is", null)]),
            each("newsStops.submissionId", "is not", null),
            each.and([
              each("newsTold.by", "!=", "undelivered"),
              each.or([
                each("newsTold.at", ">", now - newsIntervalMs),
                each.and([each("newsTold.kind", "=", kind), each("newsTold.slug", "=", slug)]),
              ]),
            ]),
          ]),
        ),
    )
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export async function insertNotified(db: Db, ids: string[], told: NewsSubject & { by: "mail" | "whatsapp" }, at: number) {
  const rows = ids.map((submissionId) => ({ submissionId, ...told, at }));
  for (const some of inChunks(rows))
    await db
      .insertInto("newsTold")
      .values(some)
      // A mail to them was given up before.
      .onConflict((conflict) =>
        conflict.columns(["submissionId", "kind", "slug"]).doUpdateSet((row) => ({
          by: row.ref("excluded.by"),
          at: row.ref("excluded.at"),
        })),
      )
      .execute();
}

/** The person was not told, and gets no other mail of news for a week. */
export const noteUndeliveredNews = async (db: Db, { resourceId, details }: OutboxRow, now: number): Promise<void> => {
  const { kind, slug } = JSON.parse(details ?? "{}") as NewsSubject;
  if (!resourceId) return;
  await db
    .updateTable("newsTold")
    .set({ by: "undelivered", at: now })
    .where("submissionId", "=", resourceId)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .execute();
};

export const removeNotified = (db: Db, submissionId: string, { kind, slug }: NewsSubject) =>
  db
    .deleteFrom("newsTold")
    .where("submissionId", "=", submissionId)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("by", "=", "mail")
    .execute();

export const insertStop = (db: Db, submissionId: string, at: number) =>
  db
    .insertInto("newsStops")
    .values({ submissionId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** True also if any enquiry merged with theirs said so. */
export const isStopped = async (db: Db, submissionIds: string[]): Promise<boolean> =>
  (await db.selectFrom("newsStops").select("at").where("submissionId", "in", submissionIds).executeTakeFirst()) !==
  undefined;
