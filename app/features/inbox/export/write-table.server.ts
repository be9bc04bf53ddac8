/** The program of the thread that writes a table as a file; file-of.server.ts starts it. */
import { parentPort, workerData } from "node:worker_threads";
import type { Asked } from "./file-of.server.ts";
import type { Table } from "./table.ts";

/** Only what writes this format is loaded. */
const writers: Record<Asked["format"], () => Promise<(table: Table) => Buffer | Promise<Buffer>>> = {
  csv: async () => (await import("./csv.server.ts")).csvOf,
  xlsx: async () => (await import("./xlsx.server.ts")).xlsxOf,
};
const { format, table } = workerData as Asked;
const write = await writers[format]();
parentPort?.postMessage(await write(table));
