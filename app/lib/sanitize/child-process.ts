/** Started by sandbox.server.ts with the task and a member's file kind as arguments, and the file as input. */
import { buffer } from "node:stream/consumers";
import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import type { UploadKind } from "#app/lib/db/tables.ts";
import { refusedUpload, startedMark, type Task } from "./file-kinds.ts";

// A child outlives a killed site, so it ends after a minute; a worker's timer fires while the main thread is busy.
new Worker('setTimeout(() => process.kill(process.pid, "SIGKILL"), 60_000)', { eval: true }).unref();

for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};

const [, , task, kind] = process.argv;
const load: Record<Task, () => Promise<(bytes: Uint8Array) => Promise<unknown>>> = {
  picture: async () => {
    const { sanitizePicture } = await import("./picture.server.ts");
    return (bytes) => sanitizePicture({ kind: kind as UploadKind, bytes });
  },
  pdf: async () => {
    const { sanitizePdf } = await import("./pdf.server.ts");
    return (bytes) => sanitizePdf({ kind: kind as UploadKind, bytes });
  },
  versions: async () => (await import("./picture.server.ts")).makeVersions,
  table: async () => (await import("./table.server.ts")).readTable,
  pdfCheck: async () => (await import("./pdf-check.server.ts")).checkPdf,
};
const run = await load[task as Task]();

process.stdout.write(startedMark);
const bytes = new Uint8Array(await buffer(process.stdin));
const result = await run(bytes).catch(() => refusedUpload("fileBroken"));
process.stdout.write(serialize(result));
