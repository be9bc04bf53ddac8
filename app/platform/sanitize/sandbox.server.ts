import { execFile } from "node:child_process";
import { resolve as pathOf } from "node:path";
import { deserialize } from "node:v8";
import { type Form, type Job, largestUpload, refused, type Sanitized, started } from "./file-kinds.ts";

/** Found from the working folder: the site always runs from the project's root, and its bundle lies elsewhere. */
const program = "app/platform/sanitize/child-process.ts";

/** What a file may cost: milliseconds, the start of the process included, and megabytes of JavaScript's own memory. */
const longest = 15_000;
const mostMemory = 256;

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

/** What the process has written; nothing that a file made it write can end this one. */
function readResult(output: Buffer): Sanitized {
  try {
    return deserialize(output);
  } catch {
    return refused("fileBroken");
  }
}

/**
 * Sanitizes a file in a child process with a time limit and a memory cap, so that a malicious file cannot take the
 * server down: it is "fileBroken" then. A worker thread would not do: Node ends the whole process when a worker grows a
 * Map past its limit, as a PDF of 220 KB makes one do (docs/decisions). `timeout` is in milliseconds.
 * @throws Error when the process does not start.
 */
export function sanitizeInChild(form: Form, { kind, bytes }: Job, timeout = longest): Promise<Sanitized> {
  const flags = [`--max-old-space-size=${mostMemory}`, ...permissionsFor(form)];
  const limits = { timeout, killSignal: "SIGKILL", maxBuffer: 2 * largestUpload, encoding: "buffer" } as const;
  return new Promise((resolve, reject) => {
    // It needs no settings.
    const child = execFile(
      process.execPath,
      [...flags, pathOf(program), form, kind],
      { ...limits, env: {} },
      (error, output) => {
        if (output[0] !== started.charCodeAt(0))
          reject(new Error(`The process that sanitizes uploads did not start: ${program}.`, { cause: error }));
        else resolve(error ? refused("fileBroken") : readResult(output.subarray(1)));
      },
    );
    // Where it ends before it has read all, the callback says so.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}
