/** Stops the build when a page of the built site cannot be rendered, or a link leads to none. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSite } from "../read-site.ts";

// Pages need a store; a running site may have locked the one in the usual folder.
const dataDir = mkdtempSync(join(tmpdir(), "check-"));
process.env.DATA_DIR = dataDir;
const { pageFaults, closeServices, log } = await readSite();
// What a store in a temporary folder does is of no interest.
log.level = "warn";
const faults = await pageFaults();
await closeServices();
rmSync(dataDir, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
