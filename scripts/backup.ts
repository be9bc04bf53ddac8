/** `npm run backup -- FILE`: copies the store into one file, also while the site runs. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/backup.ts")).backup);
