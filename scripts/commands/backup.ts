import { backUp } from "../../app/platform/db/backup.server.ts";
import { StoreError } from "../../app/platform/db/store-error.server.ts";
import { type Command, UsageError } from "./command.ts";

/** Copies the store into a file. */
export const backup: Command = async ([file], { settings, say }) => {
  if (!file) throw new UsageError("Name the file to write: npm run backup -- backup.sqlite");
  if (settings.databaseUrl)
    throw new StoreError("The store is in PostgreSQL (DATABASE_URL): copy it with pg_dump, as README.md shows.");
  await backUp(settings.dataDir, file);
  say(`Written to ${file}.`);
};
