/** `npm run restore -- FILE`: replaces the store by a backup, an existing store only with `--force`. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/restore.ts")).restore);
