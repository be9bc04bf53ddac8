/** `npm run restore -- FILE`: puts a backup in the store's place, over another only with `--force`. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/restore.ts")).restore);
