import { parseArgs } from "node:util";
import { restore as putBack } from "../../app/platform/db/backup.server.ts";
import { restoreDatabase } from "../../app/platform/db/move.server.ts";
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
export const restore: Command = async (args, { settings, say }) => {
  const { file, isForced = false } = readCommand(args) ?? {};
  if (!file)
    throw new UsageError("Name the backup: npm run restore -- backup.sqlite, with --force to overwrite a store.");
  if (settings.databaseUrl) await restoreDatabase(settings, file, isForced);
  else putBack(settings.dataDir, file, isForced);
  say(`${file} is the store in ${settings.databaseUrl ? "the database of DATABASE_URL" : settings.dataDir} now.`);
};
