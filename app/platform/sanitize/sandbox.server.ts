import { execFile } from "node:child_process";
import { resolve as pathOf } from "node:path";
import { deserialize } from "node:v8";
import {
  type Form,
  type Job,
  largestUpload,
  type PdfChecked,
  refusedUpload,
  type Sanitized,
  started,
  type Task,
  type UploadRefusal,
  type VersionsMade,
} from "./file-kinds.ts";

/** Found from the working folder: server.ts makes the project's root the one, and the bundle of this file lies elsewhere. */
const program = "app/platform/sanitize/child-process.ts";

/** What a file may cost: milliseconds, the start of the process included, and megabytes of JavaScript's own memory. */
const longest = 15_000;
/** Six versions of a picture take three to five seconds, on a slow machine four times as much. */
const longestOfVersions = 40_000;
const mostMemory = 256;

/**
 * What the process may do (Node's permission model): read the program and its libraries, and nothing else of the disk;
 * write nothing, start no other. sharp is an addon, and what runs inside an addon is not held by it.
 */
export const permissionsFor = (task: Task): string[] => [
  "--permission",
  ...["app", "node_modules", "package.json"].map((path) => `--allow-fs-read=${pathOf(path)}`),
  "--allow-worker",
  ...(task === "picture" || task === "versions" ? ["--allow-addons"] : []),
];

/** What the process has written; nothing that a file made it write can end this one. */
function readResult<Result>(output: Buffer): Result | UploadRefusal {
  try {
    return deserialize(output);
  } catch {
    return refusedUpload("fileBroken");
  }
}

/**
 * Has a file read in a child process with a time limit and a memory cap, so that a malicious file cannot take the
 * server down: it is "fileBroken" then. A worker thread would not do: Node ends the whole process when a worker grows a
 * Map past its limit, as a PDF of 220 KB makes one do (docs/decisions). `timeout` is in milliseconds.
 * @throws Error when the process does not start.
 */
function runInChild<Result>(task: Task, kind: string, bytes: Uint8Array, timeout: number) {
  const flags = [`--max-old-space-size=${mostMemory}`, ...permissionsFor(task)];
  const limits = { timeout, killSignal: "SIGKILL", maxBuffer: 2 * largestUpload, encoding: "buffer" } as const;
  return new Promise<Result | UploadRefusal>((resolve, reject) => {
    // It needs no settings.
    const child = execFile(
      process.execPath,
      [...flags, pathOf(program), task, kind],
      { ...limits, env: {} },
      (error, output) => {
        if (output[0] !== started.charCodeAt(0))
          reject(new Error(`The process that sanitizes uploads did not start: ${program}.`, { cause: error }));
        else resolve(error ? refusedUpload("fileBroken") : readResult(output.subarray(1)));
      },
    );
    // Where it ends before it has read all, the callback says so.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}

/**
 * Sanitizes a member's file in a child process; `timeout` is in milliseconds.
 * @throws Error when the process does not start.
 */
export const sanitizeInChild = (form: Form, { kind, bytes }: Job, timeout = longest): Promise<Sanitized> =>
  runInChild(form, kind, bytes, timeout);

/** Reads a file of the office: a picture in its versions, or a PDF's check. */
export interface ReadOfficeFile {
  picture: (bytes: Uint8Array) => Promise<VersionsMade>;
  pdf: (bytes: Uint8Array) => Promise<PdfChecked>;
}

/** Reads a file of the office in a child process. @throws Error when the process does not start. */
export const readOfficeFile: ReadOfficeFile = {
  picture: (bytes) => runInChild("versions", "office", bytes, longestOfVersions),
  pdf: (bytes) => runInChild("pdfCheck", "office", bytes, longest),
};
