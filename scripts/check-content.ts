/** Stops the build with every mistake of the content, a line each. */

import { contentDir } from "../build-folders.ts";
import { endPlainly } from "../read-site.ts";

try {
  // Imported here, so that a setting that cannot be used ends the build with one sentence, too.
  const { ContentError, checkStarter, contentFiles, readContent } = await import("#app/records.server.ts");
  const { otherFiles } = await import("./other-files.ts");
  const faults: string[] = [];
  for (const check of [() => readContent(contentDir), checkStarter]) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
    }
  }
  const { refused, noted } = await otherFiles(
    contentDir,
    Object.values(contentFiles).map(([file]) => file),
  );
  for (const line of [...noted, ...faults, ...refused]) console.error(line);
  if (faults.length + refused.length > 0) process.exit(1);
} catch (error) {
  endPlainly(error);
}
