/** `npm run backup -- FILE`: copies what is kept into one file, also while the site runs. */
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Name the file to write: npm run backup -- backup.sqlite");
  process.exit(1);
}
try {
  const { settings } = await import("../app/settings.server.ts");
  const { backUp } = await import("../app/store/backup.server.ts");
  await backUp(settings.dataDir, file);
  console.log(`Written to ${file}.`);
} catch (error) {
  endPlainly(error);
}
