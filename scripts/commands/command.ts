import type { Settings } from "../../app/settings.server.ts";
import { endPlainly } from "../../read-site.ts";

/** What a command works with: the settings, and where its lines are written. */
export interface Context {
  settings: Settings;
  say: (line: string) => void;
  warn: (line: string) => void;
}

/** Does what `npm run ... -- ARGUMENTS` asks for. @throws UsageError, StoreError */
export type Command = (args: string[], context: Context) => Promise<void>;

/** A command that was written wrongly; the message says how it is used. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Runs a command as this process, with its arguments and settings. */
export async function run(load: () => Promise<Command>): Promise<void> {
  // What is written has people's details: only the owner reads it.
  process.umask(0o077);
  try {
    // Loaded here: a setting that cannot be used ends the process with one sentence as well.
    const { settings } = await import("../../app/settings.server.ts");
    const command = await load();
    await command(process.argv.slice(2), { settings, say: console.log, warn: console.error });
  } catch (error) {
    endPlainly(error);
  }
}
