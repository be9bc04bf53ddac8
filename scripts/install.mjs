import { createHash } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { runBeside } from "./run-command.mjs";

/** The lowest major version of Node that the site supports. */
const neededNode = 24;

/**
 * Part of the stamp. Below Node 20 npm leaves out optional packages without a word: what a stamp from before scripts/task.mjs
 * refused that says is installed may be incomplete, and is installed again.
 */
const isComplete = "by Node 20 or newer";

/**
 * Installs the packages of a folder's package-lock.json, unless that has been done; runs on any version of Node.
 * @returns whether it did.
 */
export async function install(folder, what, options = []) {
  const stamp = join(folder, "node_modules/.installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256")
    .update(lock)
    .update(options.join(" ") + isComplete)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  console.log(`Installing ${what} …`);
  // Not `npm ci`: it refuses a lockfile written with a registry that has optional packages for some platforms only.
  // Install scripts are disabled; no package needs them.
  const always = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await runBeside("npm", ["install", "--prefix", folder, ...always, ...options]);
  writeFileSync(stamp, wanted);
  return true;
}

/** Whether the packages that only tests need are installed. */
export const hasTestPackages = () => existsSync("node_modules/playwright");

/** Installs what building and serving need and, for the tests, what they need too, which then stays. */
export async function installSite(forTests) {
  const withTests = forTests || hasTestPackages();
  const usesFirebase = process.env.FACULTY_SERVICE?.toLowerCase() === "firebase";
  // Once npm's Node is there, this process runs on it.
  const runsOnNpms = process.execPath.startsWith(process.cwd() + sep);
  const needsNode = runsOnNpms || Number.parseInt(process.versions.node, 10) < neededNode;
  const [isNewNode] = await Promise.all([
    needsNode && install("node", `Node ${neededNode}`),
    install(".", "what the site needs", withTests ? [] : ["--omit=dev"]),
    (withTests || usesFirebase || existsSync("firebase/node_modules")) &&
      install("firebase", "Google's packages for Firebase"),
  ]);
  if (needsNode) linkNode(isNewNode);
}

/** Puts npm's Node among the installed programs. */
function linkNode(isNew) {
  const { platform, arch, version } = process;
  const [system, suffix] = platform === "win32" ? ["win", ".exe"] : [platform, ""];
  const folder = `node/node_modules/node-${system}-${arch}`;
  const program = `${folder}/bin/node${suffix}`;
  const link = `node_modules/.bin/node${suffix}`;
  if (!isNew && existsSync(link)) return;
  if (!existsSync(program)) {
    console.error(
      `The site needs Node ${neededNode}. npm could not install it for ${platform} ${arch}, and this machine has ${version}: install Node ${neededNode} yourself and try again.`,
    );
    process.exit(1);
  }
  // 67 MB of headers, for compiling what is written in C.
  rmSync(`${folder}/include`, { recursive: true, force: true });
  rmSync(link, { force: true });
  // Symbolic links need a permission on Windows.
  if (suffix) linkSync(program, link);
  else symlinkSync(join("../..", program), link);
}
