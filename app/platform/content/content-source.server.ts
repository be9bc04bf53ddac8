import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";

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
