/** `npm run invite -- --name NAME --email EMAIL`: prints a link that opens a faculty account, once, within 72 hours. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/invite.ts")).invite);
