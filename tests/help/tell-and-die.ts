/** Runs tell-those-who-asked.ts through Vite, as Node alone does not read the TSX that it imports. */
import { runnerImport } from "vite";

await runnerImport("./tests/help/tell-those-who-asked.ts", { configFile: false, logLevel: "error" });
