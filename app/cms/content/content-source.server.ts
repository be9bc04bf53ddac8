import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ContentError } from "#app/lib/content-error.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { SetUpRow } from "#app/lib/db/tables.ts";
import { settings } from "#app/settings.server.ts";
import { instituteFile } from "./institute.ts";

export interface ContentSource {
  /** False when an earlier start's copy is used (`openOrLast`). */
  isCurrent: boolean;
  /** @throws ContentError when the file does not exist and `ifMissing` is not given */
  read: (file: string, ifMissing?: string) => string;
  nameOf: (file: string) => string;
  texts: Map<string, string>;
}

/** Each file is read once, so that a change made while the site runs takes effect at the next start. */
export function contentFolder(folder: string): ContentSource {
  const texts = new Map<string, string>();
  const nameOf = (file: string) => join(folder, file).replaceAll("\\", "/");
  function read(file: string, ifMissing?: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const path = join(folder, file);
    let text = existsSync(path) ? undefined : ifMissing;
    try {
      text ??= readFileSync(path, "utf8");
    } catch {
      throw new ContentError(`${nameOf(file)} is missing or cannot be read.`);
    }
    if (text.includes("\0"))
      throw new ContentError(`${nameOf(file)} is saved in UTF-16 or is no text. Please save it as UTF-8.`);
    // This sign is where the file is not UTF-8, or where another program has lost a letter.
    const lines = text.split("\n").flatMap((line, at) => (line.includes("\ufffd") ? [at + 1] : []));
    if (lines.length > 0)
      throw new ContentError(
        `${nameOf(file)}, line ${lines[0]}: a letter is lost (�). Please save the file as UTF-8, and type the letter again.`,
      );
    texts.set(file, text);
    return text;
  }
  return { isCurrent: true, texts, nameOf, read };
}

let current: ContentSource | undefined;

export function contentSource(): ContentSource {
  current ??= contentFolder(settings.contentDir);
  return current;
}

export function setContentSource(source: ContentSource | undefined): void {
  current = source;
}

interface Folders {
  contentDir: string;
  dataDir: string;
}

export interface OpenedContent {
  problem: string | undefined;
  keep: () => void;
}

const lastFile = (dataDir: string) => join(dataDir, "content.json");
const lastContent = z.object({ folder: z.string(), texts: z.record(z.string(), z.string()) });

function readLast({ contentDir, dataDir }: Folders): ContentSource | undefined {
  try {
    const { folder, texts } = lastContent.parse(JSON.parse(readFileSync(lastFile(dataDir), "utf8")));
    if (folder !== resolve(contentDir)) return undefined;
    const nameOf = (file: string) => `${lastFile(dataDir)}: ${file}`;
    function read(file: string, ifMissing?: string): string {
      const text = texts[file] ?? ifMissing;
      if (text === undefined) throw new ContentError(`${nameOf(file)} is missing.`);
      return text;
    }
    return { isCurrent: false, texts: new Map(Object.entries(texts)), nameOf, read };
  } catch {
    return undefined;
  }
}

function keepTexts({ contentDir, dataDir }: Folders, texts: Map<string, string>): void {
  const path = lastFile(dataDir);
  const kept = JSON.stringify({ folder: resolve(contentDir), texts: Object.fromEntries(texts) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written whole or not at all, even when several processes start at once.
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, kept, { mode: 0o600, flush: true });
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

/** A mistake in a text must not take a working site down. @throws ContentError when there is no usable copy either */
export function openOrLast(folders: Folders, open: () => void): OpenedContent {
  const current = contentFolder(folders.contentDir);
  setContentSource(current);
  try {
    open();
    return { problem: undefined, keep: () => keepTexts(folders, current.texts) };
  } catch (error) {
    const last = error instanceof ContentError ? readLast(folders) : undefined;
    if (last === undefined) throw error;
    setContentSource(last);
    try {
      open();
    } catch {
      // It was saved by a version of the site with other fields, or names pictures that are no longer there.
      setContentSource(current);
      throw error;
    }
    return { problem: (error as ContentError).message, keep: () => {} };
  }
}

let first: ContentSource | undefined;
let folder = settings.contentDir;

/** CONTENT_DIR or, from the end of the set-up on, STARTER_DIR. */
export const baseFolder = (): string => folder;

export function starterFolder({ starterDir }: Pick<typeof settings, "starterDir"> = settings): string | undefined {
  return starterDir !== undefined && existsSync(join(starterDir, instituteFile)) ? starterDir : undefined;
}

export const setUpRow = (db: Db): Promise<SetUpRow | undefined> =>
  db.selectFrom("setUp").selectAll().where("id", "=", "site").executeTakeFirst();

/** Another process may have finished the set-up. @returns whether the content is another than before */
export async function followBase(db: Db): Promise<boolean> {
  const starterDir = starterFolder();
  if (starterDir === undefined) return false;
  const isSetUp = ((await setUpRow(db))?.finishedAt ?? null) !== null;
  const wanted = isSetUp ? starterDir : settings.contentDir;
  if (wanted === folder) return false;
  first ??= contentSource();
  folder = wanted;
  setContentSource(isSetUp ? contentFolder(starterDir) : first);
  return true;
}
