import type { Settings } from "../../app/settings.server.ts";
import { endPlainly } from "../../read-site.ts";

/** What a command gets: the settings, and a function that prints a line. */
export interface Context {
  settings: Settings;
  say: (line: string) => void;
  warn: (line: string) => void;
}

/** Runs `npm run ... -- ARGUMENTS`. @throws UsageError, StoreError */
export type Command = (args: string[], context: Context) => Promise<void>;

/** Wrong arguments; the message explains the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Runs a command in this process, with its arguments and settings. */
export async function run(load: () => Promise<Command>): Promise<void> {
  // The output files contain personal data: only the owner may read them.
  process.umask(0o077);
  try {
    // Imported here, so that an invalid setting also ends the process with one sentence.
    const { settings } = await import("../../app/settings.server.ts");
    const command = await load();
    await command(process.argv.slice(2), { settings, say: console.log, warn: console.error });
  } catch (error) {
    endPlainly(error);
  }
}
