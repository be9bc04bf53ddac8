import { backUp } from "../../app/platform/db/backup.server.ts";
import { backUpDatabase } from "../../app/platform/db/move.server.ts";
import { type Command, UsageError } from "./command.ts";

/** Copies the store into a file, which is SQLite whichever engine has the store. */
export const backup: Command = async ([file], { settings, say }) => {
  if (!file) throw new UsageError("Name the file to write: npm run backup -- backup.sqlite");
  if (settings.databaseUrl) await backUpDatabase(settings, file);
  else await backUp(settings.dataDir, file);
  say(`Written to ${file}.`);
};
