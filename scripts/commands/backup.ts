import { backUp } from "../../app/platform/db/backup.server.ts";
import { type Command, UsageError } from "./command.ts";

/** Copies the store into a file. */
export const backup: Command = async ([file], { settings, say }) => {
  if (!file) throw new UsageError("Name the file to write: npm run backup -- backup.sqlite");
  await backUp(settings.dataDir, file);
  say(`Written to ${file}.`);
};
