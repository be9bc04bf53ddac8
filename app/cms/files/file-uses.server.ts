import { type Kysely, sql } from "kysely";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";

/** By name of a kind: whether strangers may not have the files of a record with this data. */
type WithholdRules = ReadonlyMap<string, (data: object) => boolean>;

type Kind = Pick<RecordKind, "name" | "isInternal" | "withholdsFiles">;

export const withholdRules = (kinds: Kind[]): WithholdRules =>
  new Map(
    kinds.flatMap(({ name, isInternal, withholdsFiles }) => {
      const withholds = isInternal ? () => true : withholdsFiles;
      return withholds ? [[name, withholds]] : [];
    }),
  );

export interface FileUse {
  kind: string;
  slug: string;
  /** Whether the newest revision shows it; otherwise an earlier one, which can be published again. */
  isNow: boolean;
}

/** All revisions: an earlier one can be published again. */
export async function usesOfFiles(db: Db, ids: string[]): Promise<Map<string, FileUse[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
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

export interface ContentFiles {
  kind: string;
  slug: string;
  ids: string[];
  isWithheld?: boolean;
}

interface PublicBy {
  /** Kinds whose records keep a page with a note after they have ended. */
  kindsWithPage: string[];
  ofContent: ContentFiles[];
  withholds: WithholdRules;
}

/** Short ids, and the moment at which the clock alone changes them. */
interface PublicFiles {
  ids: Set<string>;
  until: number;
}

async function stillOfContent(db: Db, now: number, records: ContentFiles[]): Promise<ContentFiles[]> {
  if (records.length === 0) return [];
  const published = await db
    .selectFrom("records")
    .select(["kind", "slug"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("editions")
          .select("editions.id")
          .whereRef("recordId", "=", "records.id")
          .where("publicFrom", "<=", now),
      ),
    )
    .execute();
  const names = new Set(published.map(({ kind, slug }) => `${kind}/${slug}`));
  return records.filter(({ kind, slug }) => !names.has(`${kind}/${slug}`));
}

async function withheldRevisions(
  db: Db,
  shown: { kind: string; revisionId: string }[],
  withholds: WithholdRules,
): Promise<ReadonlySet<string>> {
  const asked = shown.filter(({ kind }) => withholds.has(kind));
  if (asked.length === 0) return new Set();
  const kinds = new Map(asked.map(({ kind, revisionId }) => [revisionId, kind]));
  const revisions = await db
    .selectFrom("revisions")
    .select(["id", "data"])
    .where("id", "in", [...kinds.keys()])
    .execute();
  const isWithheld = ({ id, data }: { id: string; data: string }) =>
    withholds.get(kinds.get(id) ?? "")?.(JSON.parse(data)) ?? false;
  return new Set(revisions.filter(isWithheld).map(({ id }) => id));
}

async function nextChange(db: Db, now: number): Promise<number> {
  let next = Number.POSITIVE_INFINITY;
  for (const column of ["publicFrom", "publicUntil"] as const) {
    const { at } = await db
      .selectFrom("editions")
      .where(column, ">", now)
      .select((edition) => edition.fn.min(column).as("at"))
      .executeTakeFirstOrThrow();
    if (at !== null) next = Math.min(next, Number(at));
  }
  return next;
}

/** Of each record's current edition unless unpublished or ended, and of content/ that nothing has replaced. */
async function publicFilesAt(
  db: Db,
  now: number,
  { kindsWithPage, ofContent, withholds }: PublicBy,
): Promise<PublicFiles> {
  const current = db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .where("publicFrom", "<=", now)
    .select([
      "kind",
      "revisionId",
      "off",
      "publicUntil",
      sql<number>`row_number() over (partition by ${sql.ref("recordId")} order by ${sql.ref("publicFrom")} desc, number desc)`.as(
        "place",
      ),
    ]);
  const shown = await db
    .selectFrom(current.as("current"))
    .innerJoin("revisionFiles", "revisionFiles.revisionId", "current.revisionId")
    .where("place", "=", 1)
    .where(({ and, or, eb }) =>
      or([
        and([eb("off", "is", null), or([eb("publicUntil", "is", null), eb("publicUntil", ">", now)])]),
        and([eb("kind", "in", kindsWithPage), or([eb("off", "is", null), eb("off", "=", "ended")])]),
      ]),
    )
    .select(["fileId", "kind", "current.revisionId"])
    .distinct()
    .execute();
  const withheld = await withheldRevisions(db, shown, withholds);
  const inContent = await stillOfContent(
    db,
    now,
    ofContent.filter(({ isWithheld }) => !isWithheld),
  );
  const ids = new Set([
    ...shown.filter(({ revisionId }) => !withheld.has(revisionId)).map(({ fileId }) => fileId),
    ...inContent.flatMap((record) => record.ids),
  ]);
  return { ids, until: await nextChange(db, now) };
}

export interface PublicParts {
  db: Kysely<Tables>;
  now: () => number;
  /** Grows with every change of what public pages show. */
  publicRevision: () => number;
  kindsWithPage: string[];
  withholds: WithholdRules;
  ofContent: () => ContentFiles[];
}

/** Milliseconds between two checks for a file that is not known to be public. */
const lookAgain = 1000;

/** Unknown ids query the store again, at most once a second: another process may just have published the file. */
export function createPublicFiles({
  db,
  now,
  publicRevision,
  kindsWithPage,
  withholds,
  ofContent,
}: PublicParts): (id: string) => Promise<boolean> {
  let known: Promise<PublicFiles & { at: number; revision: number }> | undefined;

  function read() {
    const [at, revision] = [now(), publicRevision()];
    const reading = publicFilesAt(db, at, { kindsWithPage, withholds, ofContent: ofContent() }).then((files) => ({
      ...files,
      at,
      revision,
    }));
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return async (id) => {
    known ??= read();
    const { ids, until, at, revision } = await known;
    const isOld = revision !== publicRevision() || now() >= until || now() < at;
    if (!isOld && ids.has(id)) return true;
    if (!isOld && now() - at < lookAgain) return false;
    return (await read()).ids.has(id);
  };
}
