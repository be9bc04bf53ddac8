/** The child process of maker.server.ts. */
import { setPriority } from "node:os";
import { ContentError } from "#app/lib/content-error.ts";
import type { JobAnswer, MakerJob } from "#app/pdf/made/jobs.ts";

// Visitors come first.
setPriority(5);
// The site has ended, or has nothing more to make.
process.on("disconnect", () => process.exit());

/** Libraries are loaded with the first job that needs them. */
async function run(job: MakerJob): Promise<unknown> {
  if (job.make === "bitmap") return (await import("./bitmap.ts")).makeBitmap(job);
  if (job.make === "headingFace") return (await import("./heading-face.ts")).makeHeadingFace(job);
  if (job.make === "poster") return (await import("./make-poster.ts")).makePoster(job);
  return (await import("./document.ts")).makeDocument(job);
}

process.on("message", async (job: MakerJob) => {
  const answer = await run(job).then(
    (made): JobAnswer => ({ made }),
    (error): JobAnswer => ({
      fault: error instanceof Error ? error.message : String(error),
      isContent: error instanceof ContentError,
    }),
  );
  process.send?.(answer);
});
