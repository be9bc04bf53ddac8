/** Stops the build, with one sentence, at a record that cannot be used. */

import { ContentError, readContent } from "#app/records.server.ts";
import { contentDir } from "../build-folders.ts";

try {
  readContent(contentDir);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
