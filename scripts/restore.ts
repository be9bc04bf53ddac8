/** `npm run restore -- FILE`: puts a backup in the store's place, over another only with `--force`. */
import { parseArgs } from "node:util";
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

/** The file and the wish to overwrite; undefined where the command says something else. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
    return { file: positionals[0], isForced: values.force === true };
  } catch {
    return undefined;
  }
}

const { file, isForced = false } = readCommand() ?? {};
if (!file) {
  console.error("Name the backup: npm run restore -- backup.sqlite, with --force to overwrite a store.");
  process.exit(1);
}
try {
  const { settings } = await import("../app/settings.server.ts");
  const { restore } = await import("../app/store/backup.server.ts");
  restore(settings.dataDir, file, isForced);
  console.log(`${file} is the store in ${settings.dataDir} now.`);
} catch (error) {
  endPlainly(error);
}
