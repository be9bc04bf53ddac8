/** `npm run proof -- verify`: recomputes the publication log. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/proof.ts")).proof);
