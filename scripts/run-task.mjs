/** The tasks of scripts/task.mjs: installs and builds what is missing, then runs the task. */
import { readFileSync } from "node:fs";
import { build, checkTypes } from "./build.mjs";
import { install, installSite } from "./install.mjs";
import { run, runBeside, stay } from "./run-command.mjs";
import { supervise } from "./supervise.mjs";

const [task, ...args] = process.argv.slice(2);

// The tests use a separate build, of fixed content: an institute may change all of content/.
if (/test/.test(task)) Object.assign(process.env, JSON.parse(readFileSync("tests/build.json", "utf8")));
if (task === "test:rest") process.env.TEST_REST = "1";

/** The tasks of a machine that runs the site; all others need the packages of the tests. */
const running = ["start", "dev", "build", "backup", "restore", "move", "invite", "office", "content", "proof", "mail"];
await installSite(!running.includes(task));
if (task === "start") {
  await build();
  supervise("node", ["server.ts"]);
} else if (task === "dev") {
  stay("react-router", ["dev", ...args]);
} else if (["backup", "restore", "move", "invite", "office", "content", "proof", "mail"].includes(task)) {
  run("node", [`scripts/${task}.ts`, ...args]);
} else if (task === "build" || task === "build:tests") {
  await build();
} else if (task === "test" || task === "test:rest") {
  // The download of a browser is mostly waiting.
  const browser = runBeside("node", ["scripts/find-browser.ts"]);
  // Biome reads only files tracked by git, and so nothing that the build writes.
  const style = runBeside("biome", ["ci", "--error-on-warnings"]);
  if (!(await build())) await checkTypes();
  await Promise.all([browser, style]);
  run("node", ["scripts/run-tests.ts", ...args]);
} else if (task === "test:firebase") {
  await install("tests/firebase/emulators", "the emulators of Firebase");
  run("node", ["scripts/test-firebase.ts", ...args]);
} else if (task === "bench") {
  await install("bench", "what the benchmark needs");
  await build();
  run("react-router", ["typegen"]);
  run("tsc", ["--project", "bench"]);
  run("node", ["scripts/find-browser.ts"]);
  run("node", ["bench/bench.ts"]);
} else {
  await build();
  run("node", ["scripts/find-browser.ts"]);
  run("node", [`scripts/${task}.ts`, ...args]);
}
