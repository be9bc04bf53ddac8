/** `npm run content -- COMMAND`: what the office has published, as files and back. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/content.ts")).content);
