import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run-command.mjs";

/** The lowest major version of Node that the site supports. */
const neededNode = 24;

/** Installs the packages of a folder's package-lock.json, unless that has been done; runs on any version of Node. */
export function install(folder, user) {
  const stamp = join(folder, "node_modules/.installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`Installing what ${user} needs …`);
  // Not `npm ci`: it refuses a lockfile written with a registry that has optional packages for some platforms only.
  // Install scripts are disabled; no package needs them.
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", ["install", "--prefix", folder, ...options]);
  writeFileSync(stamp, wanted);
}

/** Installs what the site needs: Firebase where it is set or was installed before, and for the tests. */
export function installSite(forTests) {
  install(".", "the site");
  checkNode();
  const usesFirebase = process.env.FACULTY_SERVICE?.toLowerCase() === "firebase";
  if (forTests || usesFirebase || existsSync("firebase/node_modules")) install("firebase", "Firebase");
}

/** Exits with a message when Node could not be installed and the machine's own is too old. */
function checkNode() {
  if (existsSync("node_modules/.bin/node") || Number.parseInt(process.versions.node, 10) >= neededNode) return;
  const { platform, arch, version } = process;
  console.error(
    `The site needs Node ${neededNode}. npm could not install it for ${platform} ${arch}, and this machine has ${version}: install Node ${neededNode} yourself and try again.`,
  );
  process.exit(1);
}
