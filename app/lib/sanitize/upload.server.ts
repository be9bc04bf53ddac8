import { execFile } from "node:child_process";
import { resolve as pathOf } from "node:path";
import { deserialize } from "node:v8";
import createQueue from "p-limit";
import type { UploadKind } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";
import {
  type Form,
  formOf,
  type Job,
  largestUpload,
  type PdfChecked,
  refusedUpload,
  type Sanitized,
  startedMark,
  type TableRead,
  type Task,
  type UploadRefusal,
  type VersionsMade,
  withoutSurroundings,
} from "./file-kinds.ts";

/** Relative to the working folder, which server.ts sets to the project root; this code's bundle is elsewhere. */
const program = "app/lib/sanitize/child-process.ts";

/** Milliseconds for a file, including the start of the process; memory is megabytes of JavaScript heap. */
const longest = 15_000;
/** Six versions of a picture take three to five seconds, and four times that on a slow machine. */
const longestOfVersions = 40_000;
const mostMemory = 256;

/** Node's permission model: read only the program and its libraries, write nothing, start no process. The model does
 * not restrict sharp, a native addon. */
export const permissionsFor = (task: Task): string[] => [
  "--permission",
  ...["app", "node_modules", "package.json"].map((path) => `--allow-fs-read=${pathOf(path)}`),
  "--allow-worker",
  ...(task === "picture" || task === "versions" ? ["--allow-addons"] : []),
];

/** Whatever a malicious file made the child write, it cannot crash this process. */
function readResult<Result>(output: Buffer): Result | UploadRefusal {
  try {
    return deserialize(output);
  } catch {
    return refusedUpload("fileBroken");
  }
}

/** A worker would not do: Node ends the whole process when a worker grows a Map past its limit, which a PDF of 220
 * KB can cause (docs/decisions). `timeout` is in milliseconds. @throws Error when the process does not start */
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
        if (error?.killed) log.warn({ task, bytes: bytes.length, timeout }, "an upload was not read in time");
        if (output[0] !== startedMark.charCodeAt(0))
          reject(new Error(`The process that sanitizes uploads did not start: ${program}.`, { cause: error }));
        else resolve(error ? refusedUpload("fileBroken") : readResult(output.subarray(1)));
      },
    );
    // If it ends before reading all its input, the callback reports that.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}

/** `timeout` is in milliseconds. @throws Error when the process does not start */
export const sanitizeInChild = (form: Form, { kind, bytes }: Job, timeout = longest): Promise<Sanitized> =>
  runInChild(form, kind, bytes, timeout);

export interface ReadOfficeFile {
  picture: (bytes: Uint8Array) => Promise<VersionsMade>;
  pdf: (bytes: Uint8Array) => Promise<PdfChecked>;
  table: (bytes: Uint8Array) => Promise<TableRead>;
}

/** @throws Error when the process does not start */
export const readOfficeFile: ReadOfficeFile = {
  picture: (bytes) => runInChild("versions", "office", bytes, longestOfVersions),
  pdf: (bytes) => runInChild("pdfCheck", "office", bytes, longest),
  table: (bytes) => runInChild("table", "office", bytes, longest),
};

export { largestUpload, type UploadRefusal } from "./file-kinds.ts";

export type SanitizeFile = (form: Form, job: Job) => Promise<Sanitized>;

const formsOf: Record<UploadKind, Form[]> = { photo: ["picture"], resume: ["picture", "pdf"] };

/** One file at a time, so that ten concurrent uploads need the memory of one. */
export const uploadQueue = createQueue(1);

/** Bytes determine the type, not the name; `onCost` gets milliseconds. @throws Error when no process can be started */
export async function sanitizeUpload(
  kind: UploadKind,
  bytes: Uint8Array,
  onCost: (milliseconds: number) => void = () => {},
  sanitizeFile: SanitizeFile = sanitizeInChild,
): Promise<Sanitized> {
  if (bytes.length > largestUpload) return refusedUpload("fileLarge");
  const form = formOf(bytes);
  if (form === undefined || !formsOf[kind].includes(form)) return refusedUpload("fileKind");
  return uploadQueue(async () => {
    const begun = performance.now();
    const sanitized = await sanitizeFile(form, { kind, bytes: withoutSurroundings(bytes) });
    onCost(performance.now() - begun);
    return sanitized;
  });
}
