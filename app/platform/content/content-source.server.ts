import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appearanceFile } from "#app/platform/appearance/appearance.ts";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";

/** Source of the content files' texts. */
export interface ContentSource {
  /** False when an earlier start's copy is used (last-content.server.ts). */
  isCurrent: boolean;
  /**
   * The text of a content file.
   * @throws ContentError when it does not exist.
   */
  read: (file: string) => string;
  /** Names a file in messages: its path within CONTENT_DIR. */
  nameOf: (file: string) => string;
  /** The texts read so far, by file name. */
  texts: Map<string, string>;
}

/**
 * Reads a folder like content/. Each file is read once, so that a change made while the site runs takes effect at the
 * next start.
 */
export function contentFolder(folder: string): ContentSource {
  const texts = new Map<string, string>();
  const nameOf = (file: string) => join(folder, file).replaceAll("\\", "/");
  function read(file: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const path = join(folder, file);
    try {
      texts.set(file, readFileSync(path, "utf8"));
    } catch {
      const fault = `${nameOf(file)} is missing or cannot be read.`;
      if (existsSync(path)) throw new ContentError(fault);
      texts.set(file, spareText(file, fault));
    }
    return read(file);
  }
  return { isCurrent: true, texts, nameOf, read };
}

/** Files that a folder may lack, as one that is older than they are, with the text that says the same. */
const spare: Record<string, string> = { [appearanceFile]: "{}\n" };

/** The text of a file that is not there. @throws ContentError when it must be */
export function spareText(file: string, fault: string): string {
  const text = spare[file];
  if (text === undefined) throw new ContentError(fault);
  return text;
}

let current: ContentSource | undefined;

/**
 * The current source of this site's records: CONTENT_DIR, or the last good copy when its records cannot be used
 * (last-content.server.ts).
 */
export function contentSource(): ContentSource {
  current ??= contentFolder(settings.contentDir);
  return current;
}

/** Sets the source of this site's records, and discards what was read from the previous one. */
export function setContentSource(source: ContentSource | undefined): void {
  current = source;
}
