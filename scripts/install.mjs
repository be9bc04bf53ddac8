import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run-command.mjs";

const stamp = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

/** Installs what package-lock.json names, unless that has been done; runs on whatever Node the machine has. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing what the site needs …");
  // Not `npm ci`: it refuses a lockfile written where a registry has only some platforms' optional packages.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}
