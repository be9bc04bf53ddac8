import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { temporaryFolder } from "./temporary.ts";
import { testBuild } from "./test-build.ts";

export { freePort } from "../../scripts/measure/program.ts";

/** A server process as `npm start` runs it. */
export interface ServerProcess {
  process: ChildProcess;
  /** Its output so far. */
  written: { output: string; errors: string };
  /** Its exit code and signal, once it has ended. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/** Collects the output of a process from now on. */
export function writtenBy({ stdout, stderr }: ChildProcess): ServerProcess["written"] {
  const written = { output: "", errors: "" };
  stdout?.on("data", (part) => {
    written.output += part;
  });
  stderr?.on("data", (part) => {
    written.errors += part;
  });
  return written;
}

const cheap = ["scrypt", "brotli"].map((name) => `--import=./tests/help/cheap-${name}.mjs`).join(" ");

/** Starts `node server.ts` with these settings and no others, except that hashing and compressing are cheap, on a data folder of its own; `afterwards` is given what ends it. */
export function runServer(settings: Record<string, string>, afterwards: (end: () => void) => void): ServerProcess {
  const { PATH = "" } = process.env;
  const dataDir = temporaryFolder("server-");
  const options = { NODE_OPTIONS: `${cheap} ${settings.NODE_OPTIONS ?? ""}` };
  const env = { PATH, DATA_DIR: dataDir, ...testBuild, ...settings, ...options };
  const child = spawn(process.execPath, ["server.ts"], { env });
  afterwards(() => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { process: child, written: writtenBy(child), ended: once(child, "close") as ServerProcess["ended"] };
}

/** All that the log of a server says which refuses to start once it has read its settings. */
export const versionLine = /^\{"level":30,[^\n]*"msg":"Good Minds [\d.]+, with (SQLite|PostgreSQL)"\}\n$/;

/** Waits until the log of a server contains a line. */
export async function logged({ process, written, ended }: ServerProcess, words: RegExp): Promise<string> {
  const end = ended.then(([code]) => {
    throw new Error(`The server ended with ${code}: ${written.output}${written.errors}`);
  });
  end.catch(() => {});
  for (;;) {
    const line = written.output.split("\n").find((each) => words.test(each));
    if (line !== undefined) return line;
    await Promise.race([once(process.stdout as NodeJS.ReadableStream, "data"), end]);
  }
}
