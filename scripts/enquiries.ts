/** `npm run enquiries`: lists submissions, and shows all that was sent under a reference. */
import { run } from "./commands/command.ts";

await run(async () => (await import("./commands/enquiries.ts")).enquiries);
