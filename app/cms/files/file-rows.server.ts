import { sql } from "kysely";
import { recordActivity, recordedKeys } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { type Db, lockRows } from "#app/lib/db/database.server.ts";
import type { FileRow, FileVersionRow } from "#app/lib/db/record-tables.ts";
import { fileIdsIn, fileName, fileNamesIn, kindOfFiles, readFileName, shortId } from "#app/lib/files/file-name.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import type { PdfChecked, TableRead, VersionsMade } from "#app/lib/sanitize/file-kinds.ts";
import type { FileUse } from "./file-uses.server.ts";

export interface OfficeFile {
  /** SHA-256 of the uploaded bytes, hexadecimal. */
  id: string;
  type: "image" | "pdf";
  called: string;
  /** The name in records (`fileName`), with address and size. */
  name: string;
  by: string;
  at: number;
}

/** Uses include earlier revisions. */
export interface ListedFile extends OfficeFile {
  uses: FileUse[];
  isOfContent: boolean;
}

export type OfficeFileRefusal =
  | Exclude<VersionsMade, { ok: true }>["reason"]
  | Exclude<PdfChecked, { ok: true }>["reason"]
  /** A picture format that browsers do not show; phones can be set to take others. */
  | "fileHeic"
  | "filesFull";

type FileAdded = { ok: true; file: OfficeFile; isRepeat: boolean } | { ok: false; reason: OfficeFileRefusal } | TooMany;

/** `name` is the name on the sender's device, `key` the idempotency key of the form. */
interface NewFile {
  bytes: Uint8Array;
  name: string;
  actor: Pick<StaffActor, "uid" | "name" | "role">;
  key?: string | undefined;
}

export interface Files {
  /** Uploading a known file again stores nothing and returns it. */
  add: (file: NewFile) => Promise<FileAdded>;
  /** Reads XLSX or CSV and keeps nothing; the limit of uploads of this person includes it. */
  table: (bytes: Uint8Array, actor: Pick<StaffActor, "uid" | "role">) => Promise<TableRead | TooMany>;
  file: (id: string) => Promise<OfficeFile | undefined>;
  /** Newest first; pages begin at 1. */
  list: (filter: {
    page?: number | undefined;
    q?: string | undefined;
  }) => Promise<{ files: ListedFile[]; count: number; pages: number }>;
  newest: (type: OfficeFile["type"], most: number, skip?: number) => Promise<OfficeFile[]>;
  /** The newest 24 files older than 30 days that no revision uses: these are offered for deletion. */
  unused: () => Promise<OfficeFile[]>;
  remove: (
    id: string,
    actor: Pick<StaffActor, "uid" | "name" | "role">,
  ) => Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }>;
  agree: (name: string, actor: Pick<StaffActor, "uid" | "name" | "role">) => Promise<void>;
  agreed: (names: string[]) => Promise<string[]>;
  missing: (json: string) => Promise<string[]>;
}

/** `pages` and `bytes` are meaningless for a picture. */
interface FileWithFacts extends FileRow {
  pages: number;
  bytes: number;
}

export function officeFileOf({ id, type, name, width, height, pages, bytes, by, at }: FileWithFacts): OfficeFile {
  const named =
    type === "image" ? { id, type, width: width ?? 0, height: height ?? 0 } : ({ id, type, pages, bytes } as const);
  return { id, type, called: name, name: fileName(named), by, at };
}

/** @returns whether it was inserted; false if it existed */
export async function insertFile(db: Db, file: FileRow, versions: FileVersionRow[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("files")
    .values(file)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  // One at a time: together they may be too large for one statement.
  if (numInsertedOrUpdatedRows !== 1n) return false;
  for (const version of versions) await db.insertInto("fileVersions").values(version).execute();
  return true;
}

const withFacts = (db: Db) =>
  db
    .selectFrom("files")
    .selectAll("files")
    .select((file) => [
      file
        .selectFrom("fileVersions")
        .whereRef("fileId", "=", "files.id")
        .select((version) => version.fn.min<string>("name").as("version"))
        .as("version"),
      file
        .selectFrom("fileVersions")
        .whereRef("fileId", "=", "files.id")
        .select(sql<number>`min(length(bytes))`.as("length"))
        .as("length"),
    ])
    .orderBy("at", "desc")
    .orderBy("id");

type Read = FileRow & { version: string | null; length: number | null };

const factsOf = ({ version, length, ...file }: Read): FileWithFacts => ({
  ...file,
  pages: Number.parseInt(version ?? "", 10) || 0,
  bytes: Number(length ?? 0),
});

/** `id` is a prefix of at least `shortId` digits. */
export async function fileById(db: Db, id: string): Promise<FileWithFacts | undefined> {
  // A range of ids rather than LIKE, so that the index is used; "g" sorts after all hexadecimal digits.
  const found = await withFacts(db).where("id", ">=", id).where("id", "<", `${id}g`).limit(1).execute();
  return found.map(factsOf)[0];
}

/** Within a transaction, keeps the file from being deleted until it ends. */
export const lockFile = (db: Db, id: string): Promise<void> =>
  lockRows(db, db.selectFrom("files").select("id").where("id", ">=", id).where("id", "<", `${id}g`));

export async function listFiles(db: Db, q: string, offset: number, limit: number) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const isMeant = sql<boolean>`lower(name) like ${pattern} escape '\\'`;
  const found = await withFacts(db).where(isMeant).offset(offset).limit(limit).execute();
  const { count } = await db
    .selectFrom("files")
    .where(isMeant)
    .select((file) => file.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return { files: found.map(factsOf), count: Number(count) };
}

const shortIdOf = sql<string>`substr(${sql.ref("files.id")}, 1, ${sql.lit(shortId)})`;

export const newestFiles = async (
  db: Db,
  type: FileRow["type"],
  most: number,
  skip: number,
): Promise<FileWithFacts[]> =>
  (await withFacts(db).where("type", "=", type).limit(most).offset(skip).execute()).map(factsOf);

/** Files added before a time to which no revision refers; `except` are short ids. */
export const unnamedFiles = async (db: Db, before: number, except: string[], most: number): Promise<FileWithFacts[]> =>
  (
    await withFacts(db)
      .where("at", "<", before)
      .$if(except.length > 0, (query) => query.where(shortIdOf, "not in", except))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("revisionFiles").select("fileId").where("fileId", "=", shortIdOf))),
      )
      .limit(most)
      .execute()
  ).map(factsOf);

/** `name` is like `480.avif`; "pdf" is the only version of a PDF. */
export function versionOf(db: Db, id: string, name: string | "pdf"): Promise<FileVersionRow | undefined> {
  const versions = db.selectFrom("fileVersions").selectAll().where("fileId", ">=", id).where("fileId", "<", `${id}g`);
  return versions.where("name", name === "pdf" ? "like" : "=", name === "pdf" ? "%.pdf" : name).executeTakeFirst();
}

export const versionsOf = (db: Db, fileId: string): Promise<FileVersionRow[]> =>
  db.selectFrom("fileVersions").selectAll().where("fileId", "=", fileId).orderBy("name").execute();

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom("fileVersions").where("fileId", "=", id).execute();
  await db.deleteFrom("files").where("id", "=", id).execute();
}

/** Both engines know each length without reading the bytes. */
export async function sizeOfFiles(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom("fileVersions")
    .select(sql<number | null>`sum(length(bytes))`.as("size"))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

const keyOf = (id: string) => `agreed ${id.slice(0, shortId)}`;

export async function noteAgreement(db: Db, name: string, actor: Pick<StaffActor, "uid" | "name">, at: number) {
  const named = readFileName(name);
  const file = named && (await fileById(db, named.id));
  if (file?.type !== "image") return;
  const activity = {
    what: "peopleAgreed",
    kind: kindOfFiles,
    reference: file.id,
    key: keyOf(file.id),
  };
  await recordActivity(db, actor, at, activity);
}

export async function agreedNames(db: Db, names: string[]): Promise<string[]> {
  const named = names.flatMap((name): [string, string][] => {
    const file = readFileName(name);
    return file ? [[name, keyOf(file.id)]] : [];
  });
  const noted = new Set(await recordedKeys(db, [...new Set(named.map(([, key]) => key))]));
  return named.filter(([, key]) => noted.has(key)).map(([name]) => name);
}

/** Within a transaction, the files that exist are locked until its end. */
export async function missingNames(db: Db, json: string): Promise<string[]> {
  const names = fileNamesIn(json);
  if (names.length === 0) return [];
  const kept = new Set<string | undefined>();
  // In sorted order, since this also locks within a transaction.
  for (const id of fileIdsIn(json).sort()) {
    if (db.isTransaction) await lockFile(db, id);
    const file = await fileById(db, id);
    if (file) kept.add(officeFileOf(file).name);
  }
  return names.filter((name) => !kept.has(name));
}

/** `width` in pixels, as WebP. */
export const officePictures =
  (db: Db) =>
  async (id: string, width: number): Promise<Uint8Array | undefined> =>
    (await versionOf(db, id, `${width}.webp`))?.bytes;
