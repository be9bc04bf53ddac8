import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";
import { sharedFile, sharingOf, withShared } from "./shared-files.server.ts";

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
  /** The files of which it has all or a part from another folder (shared-files.server.ts). */
  shared: string[];
}

/** The text of a file; undefined when it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Reads a folder like content/, and what it shares with another one (shared-files.server.ts). Each file is read once, so
 * that a change made while the site runs takes effect at the next start.
 */
export function contentFolder(folder: string): ContentSource {
  const texts = new Map<string, string>();
  const nameOf = (file: string) => join(folder, file).replaceAll("\\", "/");
  const sharing = sharingOf(textOf(join(folder, sharedFile)));
  const other = sharing && contentFolder(join(folder, sharing.from));
  function read(file: string, ifMissing?: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const path = join(folder, file);
    const text = withShared(textOf(path), sharing?.files[file], () => other?.read(file) ?? "");
    const spare = existsSync(path) ? undefined : ifMissing;
    if (text === undefined && spare === undefined)
      throw new ContentError(`${nameOf(file)} is missing or cannot be read.`);
    texts.set(file, text ?? spare ?? "");
    return read(file);
  }
  return { isCurrent: true, texts, shared: Object.keys(sharing?.files ?? {}), nameOf, read };
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
