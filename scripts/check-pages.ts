/** Stops the build when a page of the built site cannot be rendered. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSite } from "../read-site.ts";

// Pages need a store; a running site may have locked the one in the usual folder.
const dataDir = mkdtempSync(join(tmpdir(), "check-"));
process.env.DATA_DIR = dataDir;
const { pagesThatFail, closeServices } = await readSite();
const failed = await pagesThatFail();
await closeServices();
rmSync(dataDir, { recursive: true, force: true });
if (failed.length > 0) {
  console.error(`These pages cannot be rendered, see the errors above: ${failed.join(", ")}`);
  process.exit(1);
}
