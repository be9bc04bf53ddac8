/** `npm run enquiries`: lists submissions, and records that a guardian agreed or that one was answered. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/enquiries.ts")).enquiries);
