import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import { ContentError } from "#app/lib/content-error.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { widthsOf } from "#app/lib/files/file-name.ts";
import { formOf, isHeif, largestOfficeFile } from "#app/lib/sanitize/file-kinds.ts";
import { type ReadOfficeFile, readOfficeFile } from "#app/lib/sanitize/upload.server.ts";
import { fileById, insertFile, versionsOf } from "./file-rows.server.ts";

const folderName = "files";

const fileFacts = z.strictObject({
  type: z.enum(["image", "pdf"]),
  name: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  at: z.int(),
});

/** No account has this uid. */
const byImport = "";

/** `ids` are short or full; those of deleted files are skipped. */
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

const largestFacts = 10_000;

function plainFile(path: string, most = largestOfficeFile): Uint8Array | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= most ? new Uint8Array(readFileSync(path)) : undefined;
}

/** A link in a folder from elsewhere could publish this machine's own files. @throws ContentError */
function refuseLinks(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw new ContentError(
        `${join(entry.parentPath, entry.name)} is a link. Only plain files and folders are imported.`,
      );
}

type Facts = z.infer<typeof fileFacts>;

/** The name must say the number of pages, and the folder the digest. */
async function isPdf(read: ReadOfficeFile, id: string, versions: Map<string, Uint8Array>): Promise<boolean> {
  const [[name, bytes] = ["", new Uint8Array()], ...others] = [...versions];
  if (others.length > 0 || formOf(bytes) !== "pdf") return false;
  if (createHash("sha256").update(bytes).digest("hex") !== id) return false;
  const checked = await read.pdf(bytes);
  return checked.ok && name === `${checked.pages}.pdf`;
}

/** The folder is named after the digest of the upload, which is not kept; so all versions are checked instead. */
async function isPicture(read: ReadOfficeFile, facts: Facts, versions: Map<string, Uint8Array>): Promise<boolean> {
  const { width, height } = facts;
  if (width === null || height === null) return false;
  const names = widthsOf(width).flatMap((each) => [`${each}.avif`, `${each}.webp`]);
  if (names.length !== versions.size) return false;
  const isKind = (name: string, bytes = versions.get(name)) =>
    bytes !== undefined && (name.endsWith(".avif") ? isHeif(bytes) : formOf(bytes) === "picture");
  const largest = versions.get(`${width}.webp`);
  if (!largest || !names.every((name) => isKind(name))) return false;
  const made = await read.picture(largest);
  return made.ok && made.width === width && made.height === height;
}

/** Checks files as uploads. @returns how many the folder has @throws ContentError for a bad file or a link */
export async function importFiles(
  db: Kysely<Tables>,
  folder: string,
  read: ReadOfficeFile = readOfficeFile,
): Promise<number> {
  refuseLinks(folder);
  const place = join(folder, folderName);
  const ids = existsSync(place) ? readdirSync(place).filter((name) => /^[\da-f]{64}$/.test(name)) : [];
  for (const id of ids) {
    if (await fileById(db, id)) continue;
    const own = join(place, id);
    const names = readdirSync(own).filter((name) => /^\d+\.(avif|webp|pdf)$/.test(name));
    const facts = fileFacts.safeParse(readJson(join(own, "file.json")));
    const versions = new Map(names.map((name) => [name, plainFile(join(own, name)) ?? new Uint8Array()]));
    const isUsable =
      facts.success &&
      (facts.data.type === "pdf" ? await isPdf(read, id, versions) : await isPicture(read, facts.data, versions));
    if (!isUsable) throw new ContentError(`content/files/${id} has no file that can be used.`);
    const rows = [...versions].map(([name, bytes]) => ({ fileId: id, name, bytes }));
    await db.transaction().execute((tx) => insertFile(tx, { id, ...facts.data, by: byImport }, rows));
  }
  return ids.length;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(Buffer.from(plainFile(file, largestFacts) ?? []).toString("utf8"));
  } catch {
    return undefined;
  }
}
