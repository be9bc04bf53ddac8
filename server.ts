import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { processCount, runProcesses } from "./processes.ts";

// Files read later, such as the programs of child processes, are found relative to this folder, wherever the server was
// started.
process.chdir(import.meta.dirname);
// The data folder contains personal data: only the owner may read it.
process.umask(0o077);
// Compiling the program takes a quarter of a start. Not in the system's temporary folder, which Node.js would take: others
// may write there, and what is in the cache is executed.
const dataDir = process.env.DATA_DIR || "data";
if (existsSync(dataDir)) enableCompileCache(join(dataDir, "compile-cache"));

const processes = cluster.isPrimary ? await processCount() : 1;
if (processes > 1) runProcesses(processes);
else await import("./serve.ts");
