/** `npm run faculty -- COMMAND`: what the office decides of the faculty's profiles. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/faculty.ts")).faculty);
