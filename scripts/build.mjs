import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { hasTestPackages } from "./install.mjs";
import { run, runBeside } from "./run-command.mjs";

const sources = [
  "app",
  "build-folders.ts",
  "db",
  "read-site.ts",
  "scripts",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Files that explain, test or measure the site are not part of its build. */
const leftOut = /\.(md|test\.ts)$|^scripts.(attack|find-browser|measure|run-tests|shots)\b/;

function filesIn(path) {
  if (leftOut.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A digest of all sources of the build: equal digests, equal builds. */
function sourceDigest() {
  const digest = createHash("sha256").update(process.env.INITIAL_AUTH_TOKEN ?? "");
  const content = process.env.CONTENT_DIR || "content";
  for (const file of [...sources, content].flatMap(filesIn)) digest.update(file).update(readFileSync(file));
  return digest.digest("hex");
}

/** Runs steps at once where there is memory for all; each keeps about one processor busy. */
async function together(...steps) {
  if (totalmem() > 3 * 2 ** 30) return void (await Promise.all(steps.map((step) => step())));
  for (const step of steps) await step();
}

/** Checks the types, including missing translations; skipped when nothing has changed since the last check. */
export async function checkTypes() {
  await runBeside("react-router", ["typegen"]);
  // One thread: the other processor has the compilation, and several check shared types several times.
  const kept = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];
  await runBeside("tsc", ["--singleThreaded", ...kept]);
}

async function compile() {
  await runBeside("react-router", ["build", "--logLevel", "warn"]);
  await together(
    () => runBeside("node", ["scripts/check-pages.ts"]),
    () => runBeside("node", ["scripts/compress.ts"]),
  );
  await runBeside("node", ["scripts/keep-token.ts"]);
}

/**
 * Builds the site, unless the build is up to date. Checks its types where the packages of the tests are installed.
 * @returns whether it did.
 */
export async function build() {
  const digest = sourceDigest();
  const stamp = join(process.env.BUILD_DIR || "build", ".built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return false;
  console.log("Building the site …");
  rmSync(stamp, { force: true });
  run("node", ["scripts/check-content.ts"]);
  await together(compile, ...(hasTestPackages() ? [checkTypes] : []));
  writeFileSync(stamp, digest);
  return true;
}
