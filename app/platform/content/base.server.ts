import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import { settings } from "#app/settings.server.ts";
import { type ContentSource, contentFolder, contentSource, setContentSource } from "./content-source.server.ts";
import { instituteFile } from "./institute.ts";

/** The content of the start, and the folder and source that hold now. */
let first: ContentSource | undefined;
let folder = settings.contentDir;

/** The folder of the content that holds now: CONTENT_DIR, or from the end of the set-up on STARTER_DIR. */
export const baseFolder = (): string => folder;

/** The folder that a site starts with after the set-up; undefined when the operator has named the content. */
export function starterFolder({ starterDir }: Pick<typeof settings, "starterDir"> = settings): string | undefined {
  return starterDir !== undefined && existsSync(join(starterDir, instituteFile)) ? starterDir : undefined;
}

/** The state of the set-up; undefined while nobody has opened its link. */
export const setUpRow = (db: Db): Promise<SetUpRow | undefined> =>
  db.selectFrom("setUp").selectAll().where("id", "=", "site").executeTakeFirst();

/**
 * Reads from the store which content holds, and turns to it, since another process may have finished the set-up.
 * @returns whether it is another than before
 */
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
