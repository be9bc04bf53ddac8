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
  type TableRead,
  type Task,
  type UploadRefusal,
  type VersionsMade,
} from "./file-kinds.ts";

/**
 * Relative to the working folder, which server.ts sets to the project root; the bundle containing this code is
 * elsewhere.
 */
const program = "app/platform/sanitize/child-process.ts";

/** Limits for a file: milliseconds, including the start of the process, and megabytes of JavaScript heap. */
const longest = 15_000;
/** Six versions of a picture take three to five seconds, and four times that on a slow machine. */
const longestOfVersions = 40_000;
const mostMemory = 256;

/**
 * Permissions of the process (Node's permission model): it can read only the program and its libraries, write nothing,
 * and start no process. sharp is a native addon, which the model does not restrict.
 */
export const permissionsFor = (task: Task): string[] => [
  "--permission",
  ...["app", "node_modules", "package.json"].map((path) => `--allow-fs-read=${pathOf(path)}`),
  "--allow-worker",
  ...(task === "picture" || task === "versions" ? ["--allow-addons"] : []),
];

/** Parses the output of the process; nothing that a malicious file made it write can crash this one. */
function readResult<Result>(output: Buffer): Result | UploadRefusal {
  try {
    return deserialize(output);
  } catch {
    return refusedUpload("fileBroken");
  }
}

/**
 * Processes a file in a child process with a time limit and a memory cap, so that a malicious file results in
 * "fileBroken" and cannot take the server down. A worker thread would not be enough: Node ends the whole process when a
 * worker grows a Map past its limit, which a PDF of 220 KB can cause (docs/decisions). `timeout` is in milliseconds.
 * @throws Error when the process does not start.
 */
function runInChild<Result>(task: Task, kind: string, bytes: Uint8Array, timeout: number) {
  const flags = [`--max-old-space-size=${mostMemory}`, ...permissionsFor(task)];
  const limits = { timeout, killSignal: "SIGKILL", maxBuffer: 2 * largestUpload, encoding: "buffer" } as const;
  return new Promise<Result | UploadRefusal>((resolve, reject) => {
    // It needs no environment variables.
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
    // If it ends before reading all its input, the callback reports that.
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

/** Processes a file of the office: makes a picture's versions, checks a PDF, or reads a table. */
export interface ReadOfficeFile {
  picture: (bytes: Uint8Array) => Promise<VersionsMade>;
  pdf: (bytes: Uint8Array) => Promise<PdfChecked>;
  /** Reads a table of an XLSX or CSV file. */
  table: (bytes: Uint8Array) => Promise<TableRead>;
}

/**
 * Processes a file of the office in a child process.
 * @throws Error when the process does not start.
 */
export const readOfficeFile: ReadOfficeFile = {
  picture: (bytes) => runInChild("versions", "office", bytes, longestOfVersions),
  pdf: (bytes) => runInChild("pdfCheck", "office", bytes, longest),
  table: (bytes) => runInChild("table", "office", bytes, longest),
};
