import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import { ContentError } from "#app/platform/content/content-error.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { fileById, insertFile, versionsOf } from "./files.rows.server.ts";

/** The folder of content/ with the office's files, each in a subfolder named after its id. */
const folderName = "files";

/** Contents of file.json in that subfolder. */
const fileFacts = z.strictObject({
  type: z.enum(["image", "pdf"]),
  name: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  at: z.int(),
});

/** Uploader of an imported file: no account has this uid. */
const byImport = "";

/**
 * Writes office files with all their versions to `files/` of a content folder.
 * @param ids short or full ids; ids of deleted files are skipped
 */
export async function exportFiles(db: Kysely<Tables>, ids: Iterable<string>, folder: string): Promise<void> {
  for (const id of ids) {
    const file = await fileById(db, id);
    if (!file) continue;
    const own = join(folder, folderName, file.id);
    mkdirSync(own, { recursive: true });
    const { type, name, width, height, at } = file;
    for (const version of await versionsOf(db, file.id)) writeFileSync(join(own, version.name), version.bytes);
    writeFileSync(join(own, "file.json"), `${JSON.stringify({ type, name, width, height, at }, null, 2)}\n`);
  }
}

/**
 * Imports the files in `files/` of a content folder into the store, unchanged; files that the store already has are
 * skipped.
 * @returns how many there are in the folder.
 * @throws ContentError for one that cannot be used.
 */
export async function importFiles(db: Kysely<Tables>, folder: string): Promise<number> {
  const place = join(folder, folderName);
  const ids = existsSync(place) ? readdirSync(place).filter((name) => /^[\da-f]{64}$/.test(name)) : [];
  for (const id of ids) {
    if (await fileById(db, id)) continue;
    const own = join(place, id);
    const names = readdirSync(own).filter((name) => /^\d+\.(avif|webp|pdf)$/.test(name));
    const facts = fileFacts.safeParse(readJson(join(own, "file.json")));
    if (!facts.success || names.length === 0)
      throw new ContentError(`content/files/${id} has no file that can be used.`);
    const versions = names.map((name) => ({ fileId: id, name, bytes: new Uint8Array(readFileSync(join(own, name))) }));
    await db.transaction().execute((tx) => insertFile(tx, { id, ...facts.data, by: byImport }, versions));
  }
  return ids.length;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
