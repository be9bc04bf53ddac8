import cluster from "node:cluster";
import { processCount, runProcesses } from "./processes.ts";

// Files read later, such as the programs of child processes, are found relative to this folder, wherever the server was
// started.
process.chdir(import.meta.dirname);
// The data folder contains personal data: only the owner may read it.
process.umask(0o077);

const processes = cluster.isPrimary ? await processCount() : 1;
if (processes > 1) runProcesses(processes);
else await import("./serve.ts");
