/** Stops the build when a page of the built site cannot be drawn. */
import { readSite } from "../read-site.ts";

const failed = await (await readSite()).pagesThatFail();
if (failed.length > 0) {
  console.error(`These pages cannot be drawn, the lines above say why: ${failed.join(", ")}`);
  process.exit(1);
}
