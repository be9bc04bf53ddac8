/** Stops the build when a page of the built site cannot be drawn. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSite } from "../read-site.ts";

// Pages ask the store, and a site that runs has the one in its own folder.
const dataDir = mkdtempSync(join(tmpdir(), "check-"));
process.env.DATA_DIR = dataDir;
const { pagesThatFail, closeServices } = await readSite();
const failed = await pagesThatFail();
await closeServices();
rmSync(dataDir, { recursive: true, force: true });
if (failed.length > 0) {
  console.error(`These pages cannot be drawn, the lines above say why: ${failed.join(", ")}`);
  process.exit(1);
}
