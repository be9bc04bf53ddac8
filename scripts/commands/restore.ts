import { parseArgs } from "node:util";
import { restore as putBack, type RestoredSecret, secretTable } from "../../app/lib/db/backup.server.ts";
import { restoreDatabase } from "../../app/lib/db/move.server.ts";
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

const without =
  "Without it nobody of the office can sign in, everybody is signed out, and codes and links that were mailed no longer work.";

/** What to do about the secret of a data folder. */
const sentences = {
  missing: `The backup has no secret.key, and the folder has none: put that of the site there before you start it. ${without}`,
  unknown: `The backup has no secret, as an older version made it: that of this site stays. If the backup is of another site, put its secret in place before you start. ${without}`,
  other: `The backup has no secret.key, and was made with another one than the folder's: put that of the site there before you start it. ${without}`,
};

/** Which setting to change; the secret itself is printed only on request. */
const otherSecret = (file: string) =>
  `It was used with another SITE_SECRET than the one that is set, and the site does not start with this one. If the backup has it, this prints what to set: node -p "new (require('node:sqlite').DatabaseSync)('${file}', { readOnly: true }).prepare('SELECT lower(hex(secret)) AS secret FROM ${secretTable}').get().secret"`;

/** Replaces the store by a backup. */
export const restore: Command = async (args, { settings, say }) => {
  const { file, isForced = false } = readCommand(args) ?? {};
  if (!file)
    throw new UsageError("Name the backup: npm run restore -- backup.sqlite, with --force to overwrite a store.");
  const { databaseUrl, dataDir } = settings;
  const { secret, movedTo }: RestoredSecret = databaseUrl
    ? { secret: await restoreDatabase(settings, file, isForced) }
    : putBack(dataDir, file, isForced);
  say(`${file} is the store in ${databaseUrl ? "the database of DATABASE_URL" : dataDir} now.`);
  if (movedTo) say(`The secret.key that was there is ${movedTo} now.`);
  if (secret === "other" && databaseUrl) say(otherSecret(file));
  else if (secret !== "fits") say(sentences[secret]);
};
