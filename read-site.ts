import { buildDir } from "./build-folders.ts";

/** Names of errors whose message is meant for the operator. */
const plainErrors = ["SettingError", "ContentError", "StoreError", "ClockError", "UsageError"];

/** The message of an error about a setting, record, store, clock or command. @throws any other error. */
export function plainMessage(error: unknown): string {
  if (!(error instanceof Error && plainErrors.includes(error.name))) throw error;
  return error.message;
}

/** Ends the process with the message of such an error. @throws any other error. */
export function endPlainly(error: unknown): never {
  console.error(plainMessage(error));
  process.exit(1);
}

/** Imports the built site; a setting or record that cannot be used ends the process with one sentence. */
export async function readSite(): Promise<typeof import("./app/site.server.ts")> {
  // The build has no types; it is made from app/site.server.ts.
  const built = `./${buildDir}/server/index.js`;
  return await import(built).catch(endPlainly);
}
