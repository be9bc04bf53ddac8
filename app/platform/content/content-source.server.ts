import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";

/** Where the texts of records come from. */
export interface ContentSource {
  /** False for what an earlier start has kept (last-content.server.ts). */
  isCurrent: boolean;
  /** The text of a file of the content folder. @throws ContentError when there is none. */
  read: (file: string) => string;
  /** What messages call a file: its path, in the folder that CONTENT_DIR names. */
  nameOf: (file: string) => string;
  /** What was read so far, by the files' names. */
  texts: Map<string, string>;
}

/** A folder like content/. Each file is read once, so that a change while the site runs counts from the next start. */
export function contentFolder(folder: string): ContentSource {
  const texts = new Map<string, string>();
  const nameOf = (file: string) => join(folder, file).replaceAll("\\", "/");
  function read(file: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    try {
      texts.set(file, readFileSync(join(folder, file), "utf8"));
    } catch {
      throw new ContentError(`${nameOf(file)} is missing or cannot be read.`);
    }
    return read(file);
  }
  return { isCurrent: true, texts, nameOf, read };
}

let current: ContentSource | undefined;

/** Where this site's records come from: CONTENT_DIR, unless its records cannot be used (last-content.server.ts). */
export function contentSource(): ContentSource {
  current ??= contentFolder(settings.contentDir);
  return current;
}

/** Sets where this site's records come from; what was read of them before is read again. */
export function setContentSource(source: ContentSource | undefined): void {
  current = source;
}
