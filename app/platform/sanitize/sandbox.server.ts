import { fork } from "node:child_process";
import { resolve as pathOf } from "node:path";
import { type Form, type Job, refused, type Sanitized } from "./file-kinds.ts";

/** Found from the working folder: the site always runs from the project's root, and its bundle lies elsewhere. */
const program = "app/platform/sanitize/child-process.ts";

/** What a file may cost: milliseconds, and megabytes of JavaScript's own memory. */
const longest = 10_000;
const mostMemory = 256;

/** How long the process may take to start, in milliseconds; a quarter of a second, where nothing else is done. */
const longestStart = 30_000;

/**
 * What the process may do (Node's permission model): read the program and its libraries, and nothing else of the disk;
 * write nothing, start no other. sharp is an addon, and what runs inside an addon is not held by it.
 */
export const permissionsFor = (form: Form): string[] => [
  "--permission",
  ...["app", "node_modules", "package.json"].map((path) => `--allow-fs-read=${pathOf(path)}`),
  "--allow-worker",
  ...(form === "picture" ? ["--allow-addons"] : []),
];

/**
 * Makes a file anew in a process of its own, which is ended after it: a file that fills the memory or never comes to
 * an end costs this process nothing, and is "fileBroken". A worker thread would not do: Node ends the whole process
 * when a worker grows a Map past its limit, as a PDF of 220 KB makes one do (docs/decisions). `time` is in milliseconds.
 * @throws Error when the process does not start.
 */
export function sanitizeInChild(form: Form, job: Job, time = longest): Promise<Sanitized> {
  return new Promise((resolve, reject) => {
    const child = fork(pathOf(program), [form], {
      execArgv: [`--max-old-space-size=${mostMemory}`, ...permissionsFor(form)],
      // It needs no settings, and says nothing: what it would write could be of the file.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    const end = () => child.kill("SIGKILL");
    let timer = setTimeout(end, longestStart);
    let isReady = false;
    let cleaned: Sanitized = refused("fileBroken");
    child.on("message", (message) => {
      if (isReady) {
        cleaned = message as Sanitized;
        end();
      } else {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(end, time);
        // Where it ends before it has all of the file, `exit` tells.
        child.send(job, () => {});
      }
    });
    child.on("error", reject);
    child.on("exit", () => {
      clearTimeout(timer);
      if (isReady) resolve(cleaned);
      else reject(new Error(`The process that makes uploads anew did not start: ${program}.`));
    });
  });
}
