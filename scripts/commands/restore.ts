import { parseArgs } from "node:util";
import { restore as putBack } from "../../app/platform/db/backup.server.ts";
import { StoreError } from "../../app/platform/db/store-error.server.ts";
import { type Command, UsageError } from "./command.ts";

/** The file and the `--force` flag; undefined for other arguments. */
function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { force: { type: "boolean" } },
      allowPositionals: true,
    });
    return { file: positionals[0], isForced: values.force === true };
  } catch {
    return undefined;
  }
}

/** Replaces the store by a backup. */
export const restore: Command = async (args, { settings: { dataDir, databaseUrl }, say }) => {
  const { file, isForced = false } = readCommand(args) ?? {};
  if (!file)
    throw new UsageError("Name the backup: npm run restore -- backup.sqlite, with --force to overwrite a store.");
  if (databaseUrl)
    throw new StoreError("The store is in PostgreSQL (DATABASE_URL): restore it with pg_restore, as README.md shows.");
  putBack(dataDir, file, isForced);
  say(`${file} is the store in ${dataDir} now.`);
};
