/** Program of the thread that writes a table as a file; started by file-of.server.ts. */
import { parentPort, workerData } from "node:worker_threads";
import type { Format, TableMessage } from "./exports.server.ts";
import type { TableWriter } from "./table.ts";

const writers: Record<Format, () => Promise<TableWriter>> = {
  csv: async () => (await import("./csv.server.ts")).createCsv(),
  xlsx: async () => (await import("./xlsx.server.ts")).createXlsx(),
};
const writer = await writers[workerData as Format]();
parentPort?.on("message", async (told: TableMessage) => {
  if (Array.isArray(told)) {
    writer.add(told);
    parentPort?.postMessage(undefined);
  } else {
    const bytes = await writer.finish(told);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  }
});
