/** The program of the thread that writes a table as a file; file-of.server.ts starts it. */
import { parentPort, workerData } from "node:worker_threads";
import { csvOf } from "./csv.server.ts";
import type { Asked } from "./file-of.server.ts";
import { xlsxOf } from "./xlsx.server.ts";

const { format, table } = workerData as Asked;
parentPort?.postMessage(format === "csv" ? csvOf(table) : await xlsxOf(table));
