/** `npm run restore -- FILE`: puts a backup in the store's place, over another only with `--force`. */
import { parseArgs } from "node:util";
import { endPlainly } from "../read-site.ts";

const { values, positionals } = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
const [file] = positionals;
if (!file) {
  console.error("Name the backup: npm run restore -- backup.sqlite");
  process.exit(1);
}
try {
  const { settings } = await import("../app/settings.server.ts");
  const { restore } = await import("../app/store/backup.server.ts");
  restore(settings.dataDir, file, values.force === true);
  console.log(`${file} is the store in ${settings.dataDir} now.`);
} catch (error) {
  endPlainly(error);
}
