import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of tests/content/ to change; its clean-up is registered with `afterwards`. */
export function contentCopy(afterwards: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("tests/content", folder, { recursive: true });
  return folder;
}
