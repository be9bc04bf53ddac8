import { parseArgs } from "node:util";
import { backUp } from "../../app/lib/db/backup.server.ts";
import { backUpDatabase } from "../../app/lib/db/move.server.ts";
import { type Command, UsageError } from "./command.ts";

/** The file and the flag; undefined for other arguments. */
function readCommand(args: string[]) {
  try {
    const options = { "without-secret": { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return positionals.length === 1 ? { file: positionals[0], withSecret: !values["without-secret"] } : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the store and the site's secret into a file, which is SQLite whichever engine has the store. */
export const backup: Command = async (args, { settings, say }) => {
  const { file, withSecret } = readCommand(args) ?? {};
  if (!file) throw new UsageError("Name the file to write: npm run backup -- backup.sqlite, or --without-secret.");
  const hasSecret = settings.databaseUrl
    ? await backUpDatabase(settings, file, { withSecret })
    : await backUp(settings.dataDir, file, { withSecret });
  const named = settings.databaseUrl ? "SITE_SECRET" : "secret.key";
  say(
    hasSecret
      ? `Written to ${file}, with ${named}: keep it as safely as the store itself.`
      : `Written to ${file}, without ${named}: keep that elsewhere. Without it nobody of the office can sign in after a restore.`,
  );
};
