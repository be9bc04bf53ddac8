import type { Db } from "#app/platform/db/store.server.ts";
import { isNotReplacedBy } from "./editions.rows.server.ts";
import { type RecordSelection, selectedRecords } from "./records.rows.server.ts";

export type Whose = RecordSelection | { kinds: string[] };

/** Leaves out simply public records: nothing is scheduled or ends, no language is missing, the draft is public. */
export const recordsWithCurrent = (db: Db, now: number, whose: Whose) =>
  ("kinds" in whose
    ? db.selectFrom("records").where("kind", "in", whose.kinds).where("discardedAt", "is", null)
    : selectedRecords(db, whose)
  )
    .leftJoin("editions as current", (join) =>
      join
        .onRef("current.recordId", "=", "records.id")
        .on("current.publicFrom", "<=", now)
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("editions as later")
                .select("later.id")
                .whereRef("later.recordId", "=", "current.recordId")
                .where("later.publicFrom", "<=", now)
                .whereRef("later.number", ">", "current.number"),
            ),
          ),
        ),
    )
    .select(["records.id", "kind", "slug", "version", "draftId", "changedAt"])
    .select(["revisionId", "off", "publicUntil", "follows"])
    .where((where) =>
      where.or([
        where("revisionId", "is distinct from", where.ref("draftId")),
        where("off", "is not", null),
        where("publicUntil", "is not", null),
        where("follows", "is not", null),
        where("records.id", "in", where.selectFrom("editions").select("recordId").where("publicFrom", ">", now)),
      ]),
    )
    .orderBy("changedAt", "desc")
    .orderBy("slug")
    .execute();

export const editionsAhead = (db: Db, now: number) =>
  db
    .selectFrom("editions")
    .select(["recordId", "revisionId", "publicFrom", "at"])
    .where("publicFrom", ">", now)
    .where(isNotReplacedBy(now))
    .orderBy("publicFrom")
    .orderBy("number")
    .execute();

export const countsByKind = (db: Db) =>
  db
    .selectFrom("records")
    .select(["kind", ({ fn }) => fn.countAll().as("count")])
    .where("discardedAt", "is", null)
    .groupBy("kind")
    .execute();
