import { sql } from "kysely";
import { lockRows } from "#app/platform/db/engine.server.ts";
import type { FileRow, FileVersionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { fileName, shortId } from "./file-name.ts";
import type { OfficeFile } from "./files.ts";

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
