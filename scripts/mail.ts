/** `npm run mail -- you@example.org`: sends a test mail, and says what happened. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/mail.ts")).mail);
