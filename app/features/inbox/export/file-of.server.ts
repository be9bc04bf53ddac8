import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Table } from "./table.ts";

export const formats = ["xlsx", "csv"] as const;
export type Format = (typeof formats)[number];

/** What the thread is asked for. */
export interface Asked {
  format: Format;
  table: Table;
}

/** Found from the working folder, as the one that sanitizes uploads. */
const program = "app/features/inbox/export/write-table.server.ts";

/**
 * A table as a file. It is written in a thread: 5,000 people take a second, in which nobody else would be answered.
 * @throws Error when the thread ends without it
 */
export async function fileOf(asked: Asked): Promise<Buffer> {
  const { promise, resolve: done, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  new Worker(resolve(program), { workerData: asked })
    .on("message", done)
    .on("error", reject)
    .on("exit", (code) => reject(new Error(`${program} ended with ${code}.`)));
  const { buffer, byteOffset, byteLength } = await promise;
  return Buffer.from(buffer, byteOffset, byteLength);
}
