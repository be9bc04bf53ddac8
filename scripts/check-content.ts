/** Stops the build, with one sentence, at a record that cannot be used. */

import { contentDir } from "../build-folders.ts";
import { endPlainly } from "../read-site.ts";

try {
  // Imported here, so that a setting that cannot be used ends the build with one sentence, too.
  const { checkStarter, readContent } = await import("#app/records.server.ts");
  readContent(contentDir);
  checkStarter();
} catch (error) {
  endPlainly(error);
}
