import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

/** A digest of files; what is given before them counts too. */
function digestOf(paths, before) {
  const digest = createHash("sha256").update(before);
  for (const file of paths.flatMap(filesIn)) digest.update(file).update(readFileSync(file));
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
  await runBeside("node", ["scripts/compress.ts"]);
  await runBeside("node", ["scripts/keep-token.ts"]);
}

const folder = () => process.env.BUILD_DIR || "build";

/** Whether this user may write into the build; a user who only runs the site may not. */
function mayWrite() {
  try {
    if (existsSync(folder())) accessSync(folder(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Does a step unless it has been done with the same files, as a stamp in the folder of the build says. Who may not write
 * there leaves no stamp.
 */
async function unlessDone(name, digest, step) {
  const stamp = join(folder(), name);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return false;
  const keepsStamp = mayWrite();
  if (keepsStamp) rmSync(stamp, { force: true });
  await step();
  if (keepsStamp) writeFileSync(stamp, digest);
  return true;
}

/**
 * Builds the site from its sources, unless the build is up to date; the content has no part in it. Checks the types where the
 * packages of the tests are installed. New content is checked: its records, and then each page, drawn once.
 * @returns whether it built.
 */
export async function build() {
  // Equal digests, equal builds.
  const digest = digestOf(sources, process.env.INITIAL_AUTH_TOKEN ?? "");
  const own = process.env.CONTENT_DIR ? [process.env.CONTENT_DIR] : ["content", process.env.STARTER_DIR || "starter"];
  const withContent = digestOf(
    own.filter((folder) => existsSync(folder)),
    digest,
  );
  let isBuilt = false;
  await unlessDone(".checked", withContent, async () => {
    run("node", ["scripts/check-content.ts"]);
    isBuilt = await unlessDone(".built", digest, async () => {
      if (!mayWrite()) {
        console.error(
          `The build is older than the sources, and you may not write to "${folder()}": run npm run build as its owner.`,
        );
        process.exit(1);
      }
      console.log("Building the site …");
      await together(compile, ...(hasTestPackages() ? [checkTypes] : []));
    });
    run("node", ["scripts/check-pages.ts"]);
  });
  return isBuilt;
}
