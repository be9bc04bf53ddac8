/** Stops the build, with one sentence, at a record that cannot be used or a page text that is missing. */

import { ContentError, readContent } from "#app/records.server.ts";
import { contentDir } from "../build-folders.ts";
import { leftOutPages } from "../left-out-pages.ts";

try {
  readContent(contentDir);
  const leftOut = leftOutPages(contentDir);
  if (leftOut.length > 0) console.log(`Left out, since ${contentDir} has no text of them: ${leftOut.join(", ")}.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
