/** `npm run faculty -- COMMAND`: the office's decisions about faculty profiles. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/faculty.ts")).faculty);
