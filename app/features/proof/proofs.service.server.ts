import { createContext } from "react-router";
import type { Db } from "#app/platform/db/store.server.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { RecordProofs, SeenPage } from "./record-proofs.ts";
import { pagesOf } from "./sightings/due-pages.ts";

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
