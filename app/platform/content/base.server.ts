import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import { settings } from "#app/settings.server.ts";
import { type ContentSource, contentFolder, contentSource, setContentSource } from "./content-source.server.ts";
import { instituteFile } from "./institute.ts";

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
