/** Names of errors whose message is meant for whoever starts the site. */
const plainErrors = ["SettingError", "ContentError"];

/** The built site; a setting or record that cannot be used ends the process with one sentence. */
export async function readSite(): Promise<typeof import("./app/site.server.ts")> {
  try {
    // The build has no types of its own; it is made from app/site.server.ts.
    const built = "./build/server/index.js";
    return await import(built);
  } catch (error) {
    if (!(error instanceof Error && plainErrors.includes(error.name))) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
