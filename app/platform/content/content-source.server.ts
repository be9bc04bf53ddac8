import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";

/** Source of the content files' texts. */
export interface ContentSource {
  /** False when an earlier start's copy is used (last-content.server.ts). */
  isCurrent: boolean;
  /**
   * The text of a content file.
   * @param ifMissing the text when it does not exist
   * @throws ContentError when it does not exist, and nothing else is given.
   */
  read: (file: string, ifMissing?: string) => string;
  /** Names a file in messages: its path within CONTENT_DIR. */
  nameOf: (file: string) => string;
  /** The texts read so far, by file name. */
  texts: Map<string, string>;
}

/** Reads a folder like content/. Each file is read once, so that a change made while the site runs takes effect at the next start. */
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
    // What no UTF-8 has becomes this sign, as do letters that another program has lost.
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
