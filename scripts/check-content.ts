/** Stops the build, with one sentence, at a record that cannot be used. */

import { ContentError, checkStarter, readContent } from "#app/records.server.ts";
import { contentDir } from "../build-folders.ts";

try {
  readContent(contentDir);
  checkStarter();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
