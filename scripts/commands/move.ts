import { parseArgs } from "node:util";
import { secretOfFolder } from "../../app/lib/db/backup.server.ts";
import type { CopiedTable } from "../../app/lib/db/copy-store.server.ts";
import { secretFile } from "../../app/lib/db/data-dir.server.ts";
import type { StorePlace } from "../../app/lib/db/database.server.ts";
import { moveStore } from "../../app/lib/db/move.server.ts";
import { StoreError } from "../../app/lib/db/store-error.server.ts";
import { isDatabaseUrl } from "../../app/setting-values.server.ts";
import { type Command, UsageError } from "./command.ts";

const usage = `Copies the store that the settings name into another, empty one, while no server runs:
  npm run move -- --to postgres://user:password@host/database
  npm run move -- --to database                                the one of DATABASE_URL, which other users of the
                                                               machine then do not see; from DATA_DIR
  npm run move -- --to FOLDER                                  a data folder, for SQLite, as ../data`;

/** What prints the secret of a folder. */
const printsSecret = (file: string) => `node -p "fs.readFileSync('${file}').toString('hex')"`;

/**
 * From the data folder into the database of the settings, with its secret.
 * @throws UsageError or StoreError when they do not fit
 */
function intoDatabase({ dataDir, databaseUrl, siteSecret }: StorePlace): { from: StorePlace; to: StorePlace } {
  if (!databaseUrl) throw new UsageError("DATABASE_URL is not set, which --to database copies to.");
  const secret = secretOfFolder(dataDir);
  if (secret && siteSecret && !Buffer.from(secret).equals(siteSecret))
    throw new StoreError(
      `SITE_SECRET is not the secret of "${dataDir}". Set it to what this prints, or all sessions and codes end: ${printsSecret(secretFile(dataDir))}`,
    );
  return { from: { dataDir }, to: { dataDir: "", databaseUrl } };
}

/** The places of a move. @throws UsageError or StoreError */
function placesIn(args: string[], settings: StorePlace): { from: StorePlace; to: StorePlace } {
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { to, ...others } = values;
  if (typeof to !== "string" || !to || positionals.length > 0 || Object.keys(others).length > 0)
    throw new UsageError(usage);
  if (to === "database") return intoDatabase(settings);
  if (isDatabaseUrl(to)) return { from: settings, to: { dataDir: "", databaseUrl: to } };
  // It may have a password, and is not repeated.
  if (/^[\w+]+:\/\//.test(to))
    throw new UsageError(
      "What follows --to is no database, which is written as postgres://user:password@host/database.",
    );
  return { from: settings, to: { dataDir: to } };
}

/** The tables as lines, in columns. */
function linesOf(copied: CopiedTable[]): string[] {
  const rows = [["table", "rows", "checksum"], ...copied.map((each) => [each.name, String(each.count), each.checksum])];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map(([name = "", count = "", sum]) => `${name.padEnd(width(0))}  ${count.padStart(width(1))}  ${sum}`);
}

/** What to set, so that the site uses the new store. */
function nextSteps(from: StorePlace, to: StorePlace): string[] {
  const key = secretFile(from.dataDir);
  if (!to.databaseUrl)
    return [
      `Now set DATA_DIR=${to.dataDir}${from.databaseUrl ? ", and neither DATABASE_URL nor SITE_SECRET" : ""}: the secret is in that folder.`,
    ];
  return [
    "Now start the site with DATABASE_URL set to that address.",
    from.databaseUrl
      ? "SITE_SECRET stays as it is."
      : `And set SITE_SECRET to what this prints, or all sessions and codes end: ${printsSecret(key)}`,
  ];
}

/** Copies the store into a database or a folder. */
export const move: Command = async (args, { settings, say, warn }) => {
  const { from, to } = placesIn(args, settings);
  const copied = await moveStore(from, to, { onProgress: warn });
  const lines = [
    ...linesOf(copied),
    "All of it is there and was compared. The store it came from is as it was; do not start the site on it again.",
    "Not copied: counts of limits, which begin again, and mails in the folder mail.",
    ...nextSteps(from, to),
  ];
  for (const line of lines) say(line);
};
