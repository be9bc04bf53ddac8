/** `npm run move -- --to PLACE`: copies the store into an empty database or folder, while no server runs. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/move.ts")).move);
