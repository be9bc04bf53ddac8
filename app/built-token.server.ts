import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SettingError } from "./setting-values.server.ts";

export const tokenFile = (buildDir: string): string => join(buildDir, "initial-auth-token");

/** Undefined if the build has no token. @throws SettingError when the file belongs to another user of the machine */
export function builtToken(buildDir: string): string | undefined {
  const file = tokenFile(buildDir);
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new SettingError(
      `"${file}" has the INITIAL_AUTH_TOKEN of the build and cannot be read; give it to the user who starts the site (chown), or delete it.`,
    );
  }
}
