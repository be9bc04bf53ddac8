import { hash } from "node:crypto";
import { createContext } from "react-router";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { PublicationProofRow } from "#app/lib/db/record-tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { inLocale, locales } from "#app/lib/i18n/locale.ts";
import { boardPostingKind, proofMailKind } from "./kinds.ts";

interface SeenPage {
  page: string;
  times: number;
  first: number;
  last: number;
  gaps: number;
}

export interface RecordProofs {
  /** The first mail with an entry that covers the newest one of the record. */
  mailed: { at: number; seq: number; recipients: number; hash: string } | undefined;
  seen: SeenPage[];
}

export const proofRecords = filesOfKinds(proofMailKind, boardPostingKind);

interface LoggedPage {
  page: string;
  seq: number;
}

interface LastSight {
  at: number;
  seq: number;
}

/** One page for each language: the first address that the record's kind names. */
function pagesOf(kinds: RecordKind[], kind: string, slug: string): string[] {
  const [first] = kinds.find(({ name }) => name === kind)?.addresses(slug) ?? [];
  return first ? locales.map((locale) => inLocale(first, locale)) : [];
}

export function loggedPages(kinds: RecordKind[], records: { kind: string; slug: string; seq: number }[]): LoggedPage[] {
  const newest = new Map<string, number>();
  for (const { kind, slug, seq } of records)
    for (const page of pagesOf(kinds, kind, slug)) newest.set(page, Math.max(seq, newest.get(page) ?? 0));
  return [...newest].map(([page, seq]) => ({ page, seq }));
}

/** Another minute each day, and the same in all processes. */
const minuteOf = (page: string, day: string) =>
  Number.parseInt(hash("sha256", `${page} ${day}`).slice(0, 8), 16) % 1440;

/** Due when the page shows something new, or at the page's minute of the day. */
export function isDueToSee({ page, seq }: LoggedPage, last: LastSight | undefined, now: number): boolean {
  if (!last || seq > last.seq) return true;
  const { day, clock } = indiaTime(now);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return indiaTime(last.at).day < day && hours * 60 + minutes >= minuteOf(page, day);
}

/** @returns false when another process has already stored the same proof */
export async function keepProof(db: Db, row: PublicationProofRow): Promise<boolean> {
  const kept = db.insertInto("publicationProofs").values(row);
  const { numInsertedOrUpdatedRows } = await kept.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns 0 before the first mail */
export async function lastMailedSeq(db: Db): Promise<number> {
  const last = db.selectFrom("publicationProofs").select("seq").where("what", "=", "mailed").orderBy("at", "desc");
  return (await last.limit(1).executeTakeFirst())?.seq ?? 0;
}

export async function lastSights(db: Db): Promise<Map<string, LastSight>> {
  const seen = db.selectFrom("publicationProofs").where("what", "=", "seen").groupBy("page");
  const last = seen.select(({ fn }) => ["page", fn.max("at").as("at"), fn.max("seq").as("seq")] as const);
  return new Map((await last.execute()).map(({ page, at, seq }) => [page ?? "", { at, seq }]));
}

/** Milliseconds since 1970; without `until`, still public. */
interface PublicTime {
  since: number;
  until?: number | undefined;
}

async function recordProofs(
  db: Db,
  kind: RecordKind,
  slug: string,
  seq: number,
  { since, until = Number.MAX_SAFE_INTEGER }: PublicTime,
): Promise<RecordProofs> {
  const proofs = db.selectFrom("publicationProofs");
  const mailed = await proofs
    .selectAll()
    .where("what", "=", "mailed")
    .where("seq", ">=", seq)
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  const pages = pagesOf([kind], kind.name, slug);
  const rows = await proofs
    .select(["page", "at", "status"])
    .where("what", "=", "seen")
    .where("page", "in", pages)
    .where("at", ">=", since)
    .where("at", "<", until)
    .orderBy("at")
    .execute();
  const seen = pages.flatMap((page): SeenPage[] => {
    const own = rows.filter((row) => row.page === page);
    const got = own.filter(({ status }) => status === 200);
    const [first, last] = [got[0], got.at(-1)];
    return first && last
      ? [{ page, times: got.length, first: first.at, last: last.at, gaps: own.length - got.length }]
      : [];
  });
  const { at, recipients, digest } = mailed ?? {};
  return {
    mailed:
      at === undefined ? undefined : { at, seq: mailed?.seq ?? 0, recipients: recipients ?? 0, hash: digest ?? "" },
    seen,
  };
}

export interface Proofs {
  /** @param seq the newest entry about the record @param time when the record was public: its page stays after that */
  of: (kind: RecordKind, slug: string, seq: number, time: PublicTime) => Promise<RecordProofs>;
}

export const createProofs = (db: Db): Proofs => ({ of: (...about) => recordProofs(db, ...about) });

export const proofsContext = createContext<Proofs>();
