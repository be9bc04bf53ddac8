/** `npm run enquiries`: shows what was sent, and notes that a guardian agreed or that it was answered. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/enquiries.ts")).enquiries);
