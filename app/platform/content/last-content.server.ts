import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { type ContentSource, contentFolder, setContentSource } from "./content-source.server.ts";

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
