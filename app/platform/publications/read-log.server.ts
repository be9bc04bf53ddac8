import { setImmediate as nextRound } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import type { PublicationRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { LogEntry, LogHead, PublicationEntry, RestoredEntry } from "./entry.ts";

/** Rows read in one turn of the event loop: with their hashes some milliseconds, however long the log is. */
const most = 200;

const columns = ["seq", "source", "entry", "prev", "hash"] as const;

const parsed = <Entry extends LogEntry>(rows: { entry: string }[]): Entry[] =>
  rows.map(({ entry }) => JSON.parse(entry));

export const rowsAfter = (db: Db, seq: number, count: number = most): Promise<PublicationRow[]> =>
  db.selectFrom("publications").select(columns).where("seq", ">", seq).orderBy("seq").limit(count).execute();

export async function* logInParts(db: Db): AsyncGenerator<PublicationRow[]> {
  let last = 0;
  for (;;) {
    const rows = await rowsAfter(db, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.seq ?? last;
    await nextRound();
  }
}

export const newestHead = (db: Db): Promise<LogHead | undefined> =>
  db.selectFrom("publications").select(["seq", "hash"]).orderBy("seq", "desc").limit(1).executeTakeFirst();

export const entriesAbout = async (db: Db, kind: string, slug: string): Promise<PublicationEntry[]> =>
  parsed(
    await db
      .selectFrom("publications")
      .select("entry")
      .where("kind", "=", kind)
      .where("slug", "=", slug)
      .orderBy("seq")
      .execute(),
  );

export async function newestAbout(db: Db, kind: string, slug: string): Promise<PublicationEntry | undefined> {
  const about = db.selectFrom("publications").select("entry").where("kind", "=", kind).where("slug", "=", slug);
  return parsed<PublicationEntry>(await about.orderBy("seq", "desc").limit(1).execute())[0];
}

export async function newestOfOffice(db: Db, kind: string): Promise<PublicationEntry | undefined> {
  const ofKind = db.selectFrom("publications").select("entry").where("kind", "=", kind);
  // The source of an entry about a file names the record, with a slash, which no id of an edition has.
  const ofOffice = ofKind.where("source", "not like", "%/%");
  return parsed<PublicationEntry>(await ofOffice.orderBy("seq", "desc").limit(1).execute())[0];
}

const isNewest = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "publications">) =>
  not(
    exists(
      selectFrom("publications as later")
        .select("later.seq")
        .whereRef("later.kind", "=", "publications.kind")
        .whereRef("later.slug", "=", "publications.slug")
        .whereRef("later.seq", ">", "publications.seq"),
    ),
  );

export async function newestAmong(db: Db, entries: LogEntry[]): Promise<PublicationEntry[]> {
  const from = entries[0]?.seq ?? 0;
  const to = entries.at(-1)?.seq ?? 0;
  const newest = db.selectFrom("publications").select("seq").where("seq", ">=", from).where("seq", "<=", to);
  const found = new Set((await newest.where(isNewest).execute()).map(({ seq }) => seq));
  return entries.filter((entry): entry is PublicationEntry => entry.what !== "restored" && found.has(entry.seq));
}

export async function publicNow(db: Db): Promise<{ kind: string; slug: string; seq: number }[]> {
  const newest = db
    .selectFrom("publications")
    .select(["kind", "slug", ({ fn }) => fn.max("seq").as("newest")])
    .where("kind", "is not", null)
    .groupBy(["kind", "slug"]);
  const found = await db
    .selectFrom(newest.as("records"))
    .innerJoin("publications", "seq", "newest")
    .select(["publications.kind", "publications.slug", "seq"])
    .where("what", "in", ["published", "changed"])
    .orderBy("seq")
    .execute();
  return found.map(({ kind, slug, seq }) => ({ kind: kind ?? "", slug: slug ?? "", seq }));
}

export const postingsOf = async (db: Db, kind: string, slug: string): Promise<PublicationEntry[]> =>
  parsed(
    await db
      .selectFrom("publications")
      .select("entry")
      .where("about", "=", `${kind}/${slug}`)
      .where("what", "=", "posted")
      .where(isNewest)
      .orderBy("seq")
      .execute(),
  );

export const restoredEntries = async (db: Db): Promise<RestoredEntry[]> =>
  parsed(
    await db
      .selectFrom("publications")
      .select("entry")
      .where("kind", "is", null)
      .where("what", "=", "restored")
      .orderBy("seq")
      .execute(),
  );

export async function countInYear(db: Db, year: number): Promise<number> {
  const ofYear = db.selectFrom("publications").select("entry").where("year", "=", year).orderBy("seq", "desc").limit(1);
  return parsed<LogEntry>(await ofYear.execute())[0]?.numberInYear ?? 0;
}
