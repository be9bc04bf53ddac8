/** The program that makes one file anew; apart.server.ts starts it with "picture" or "pdf", and ends it. */
import { type Cleaned, type Job, refused } from "./upload.ts";

const clean: (job: Job) => Promise<Cleaned> =
  process.argv[2] === "pdf"
    ? (await import("./pdf.server.ts")).cleanPdf
    : (await import("./picture.server.ts")).cleanPicture;

process.once("message", async (job: Job) => {
  process.send?.(await clean(job).catch(() => refused("fileBroken")));
});
process.send?.("ready");
