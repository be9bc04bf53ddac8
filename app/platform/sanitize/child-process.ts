/** The program that sanitizes one file; sandbox.server.ts starts it with its form and kind, and the file as its input. */
import { buffer } from "node:stream/consumers";
import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { type Job, refused, type Sanitized, started } from "./file-kinds.ts";

// A site that is killed does not end the processes it has started. A thread has its own clock, however busy this one is.
new Worker('setTimeout(() => process.kill(process.pid, "SIGKILL"), 60_000)', { eval: true }).unref();

// What the libraries print of a file is not read by anyone.
for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};

const [, , form, kind] = process.argv;
const sanitize: (job: Job) => Promise<Sanitized> =
  form === "pdf"
    ? (await import("./pdf/pdf.server.ts")).sanitizePdf
    : (await import("./picture.server.ts")).sanitizePicture;

process.stdout.write(started);
const bytes = new Uint8Array(await buffer(process.stdin));
const result = await sanitize({ kind: kind as UploadKind, bytes }).catch(() => refused("fileBroken"));
process.stdout.write(serialize(result));
