import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Cell } from "./columns.ts";
import type { TableHead } from "./table.ts";

export const formats = ["xlsx", "csv"] as const;
export type Format = (typeof formats)[number];

export type TableMessage = Cell[][] | TableHead;

/** Relative to the project's root, like the program that sanitizes uploads. */
const program = "app/features/inbox/export/write-table.server.ts";

/** In megabytes. A list of 5,000 rows as XLSX takes 100; longer ones are offered only as CSV. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Written in a thread, since 5,000 people take a second. Rows are read on demand, so this process never holds all of
 * them.
 * @throws Error when the thread ends without a file, or the rows cannot be read
 */
export async function fileOf(
  format: Format,
  rows: AsyncIterable<Cell[][]>,
  headOf: () => Promise<TableHead>,
): Promise<Buffer> {
  const worker = new Worker(resolve(program), { workerData: format, resourceLimits });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  worker.on("error", reject).on("exit", (code) => reject(new Error(`${program} ended with ${code}.`)));
  const answerTo = (told: TableMessage) => {
    const { promise, resolve: done } = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
    worker.once("message", done);
    worker.postMessage(told);
    return Promise.race([promise, failed]);
  };
  try {
    for await (const some of rows) await answerTo(some);
    const bytes = await answerTo(await headOf());
    if (!bytes) throw new Error(`${program} has written nothing.`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  } finally {
    await worker.terminate();
  }
}
