/** Stores INITIAL_AUTH_TOKEN with a build, if it is set; the settings read it at the start. */

import { rmSync, writeFileSync } from "node:fs";
import { tokenFile } from "#app/setting-values.server.ts";
import { buildDir } from "../build-folders.ts";

/** Writes the token of a build into a file that nobody but its owner can read; without a token no such file is left. */
export function keepToken(folder: string, token: string | undefined): void {
  rmSync(tokenFile(folder), { force: true });
  if (!token) return;
  writeFileSync(tokenFile(folder), token, { mode: 0o600 });
  console.warn(
    "INITIAL_AUTH_TOKEN was built in: the first person to open /faculty-login gets its account. Build again without it once it is used.",
  );
}

if (import.meta.main) keepToken(buildDir, process.env.INITIAL_AUTH_TOKEN);
