import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { revisionsById } from "#app/cms/records/record-rows.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { PublicationRow } from "#app/lib/db/record-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { writeWhole } from "#app/lib/write-whole.ts";
import { log } from "#app/log.server.ts";
import {
  type BrokenEntry,
  brokenAfter,
  isContentOf,
  type LogEntry,
  type LogHead,
  type PublicationEntry,
  type RestoredEntry,
} from "./log-entry.ts";

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

/** The newest entry, remembered outside the store, so that a restored backup is noticed. */
export interface HeadStore {
  read: () => LogHead | undefined;
  write: (head: LogHead) => Promise<void>;
}

/** The file in the data folder; backups do not have it. */
export const headFile = (dataDir: string): string => join(dataDir, "publication-log.json");

function readHead(path: string): LogHead | undefined {
  try {
    const { seq, hash } = JSON.parse(readFileSync(path, "utf8"));
    return Number.isInteger(seq) && typeof hash === "string" ? { seq, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** A folder that cannot be written is logged, and stops nothing. */
export const headStoreIn = (dataDir: string): HeadStore => ({
  read: () => readHead(headFile(dataDir)),
  write: (head) =>
    writeWhole(headFile(dataDir), `${JSON.stringify(head)}\n`).catch((error) =>
      log.warn({ error }, "the newest entry of the publication log could not be remembered outside the store"),
    ),
});

/** Undefined also if the log already says that a backup was restored. */
export async function lostHead(db: Db, kept: HeadStore | undefined): Promise<LogHead | undefined> {
  const head = kept?.read();
  if (!head) return undefined;
  const row = await db.selectFrom("publications").select("hash").where("seq", "=", head.seq).executeTakeFirst();
  if (row?.hash === head.hash) return undefined;
  const isNamed = (await restoredEntries(db)).some(({ seq, lost }) => seq <= head.seq && head.seq <= lost.seq);
  return isNamed ? undefined : head;
}

export interface VerifiedLog {
  count: number;
  head: string;
  broken?: { seq: number; why: BrokenEntry["why"] | "content" };
  restored: RestoredEntry[];
  /** Entries dated before the one before: the server's clock was wrong, or was set back. */
  backdated: LogEntry[];
  /** The newest entry that is remembered outside the store, if the log neither has it nor names it as lost. */
  lost?: LogHead | undefined;
}

/** Milliseconds by which the clocks of several processes may differ. */
const clockDifference = 60_000;

const isBackdated = ({ at }: LogEntry, before: LogEntry | undefined): boolean =>
  Date.parse(at) + clockDifference < Date.parse(before?.at ?? at);

/** A part at a time, between which others are answered. */
export async function verifyPublications(db: Db, keptHead?: HeadStore): Promise<VerifiedLog> {
  const verified: VerifiedLog = { count: 0, head: "", restored: [], backdated: [] };
  let before = { seq: 0, hash: "" };
  let entryBefore: LogEntry | undefined;
  for await (const rows of logInParts(db)) {
    verified.count += rows.length;
    verified.head = rows.at(-1)?.hash ?? "";
    if (verified.broken) continue;
    const entries: LogEntry[] = [];
    for (const row of rows) {
      const broken = brokenAfter(before, row);
      if (broken) {
        verified.broken = broken;
        break;
      }
      before = row;
      const entry: LogEntry = JSON.parse(row.entry);
      if (entry.what === "restored") verified.restored.push(entry);
      if (isBackdated(entry, entryBefore)) verified.backdated.push(entry);
      entries.push(entry);
      entryBefore = entry;
    }
    const other = await firstOther(db, entries);
    if (other) verified.broken = { seq: other.seq, why: "content" };
  }
  return verified.broken ? verified : { ...verified, lost: await lostHead(db, keptHead) };
}

async function firstOther(db: Db, entries: LogEntry[]): Promise<LogEntry | undefined> {
  const named = entries.filter((entry): entry is PublicationEntry => entry.what !== "restored" && !!entry.revision);
  const rows = await revisionsById(db, [...new Set(named.flatMap(({ revision }) => revision ?? []))]);
  const stored = new Map(rows.map(({ id, data }) => [id, data]));
  return named.find((entry) => {
    const json = stored.get(entry.revision ?? "");
    return json !== undefined && !isContent(json, entry);
  });
}

function isContent(json: string, entry: PublicationEntry): boolean {
  try {
    return isContentOf(JSON.parse(json), entry);
  } catch {
    return false;
  }
}
