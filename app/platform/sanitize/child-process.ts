/** The program that makes one file anew; apart.server.ts starts it with "picture" or "pdf", and ends it. */
import { Worker } from "node:worker_threads";
import { type Job, refused, type Sanitized } from "./file-kinds.ts";

// A site that is killed ends nothing it has started. A thread of its own has a clock, whatever keeps this one busy.
new Worker('setTimeout(() => process.kill(process.pid, "SIGKILL"), 60_000)', { eval: true }).unref();

const clean: (job: Job) => Promise<Sanitized> =
  process.argv[2] === "pdf"
    ? (await import("./pdf/pdf.server.ts")).cleanPdf
    : (await import("./picture.server.ts")).cleanPicture;

process.once("message", async (job: Job) => {
  process.send?.(await clean(job).catch(() => refused("fileBroken")));
});
process.send?.("ready");
