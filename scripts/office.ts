/** `npm run office -- COMMAND`: the accounts of the office. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/office.ts")).office);
