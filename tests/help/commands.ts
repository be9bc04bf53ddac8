import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { testBuild } from "./test-build.ts";

/** How a command ended, and what it said. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs a program of the project, as `scripts/backup.ts`, on a data folder. */
export async function runCommand(dataDir: string, ...args: string[]): Promise<Ended> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, DATA_DIR: dataDir, ...testBuild } });
  const code = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? -1)));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

/** The version of a profile as the office's command prints it. */
export async function versionOf(dataDir: string, email: string): Promise<string> {
  const { output } = await runCommand(dataDir, "scripts/faculty.ts", "show", email);
  return /^Version: ([\w-]+)$/m.exec(output)?.[1] ?? "";
}

/** Approves a profile as it is now, as the office does. */
export const approve = async (dataDir: string, email: string, ...options: string[]): Promise<Ended> =>
  runCommand(dataDir, "scripts/faculty.ts", "approve", email, await versionOf(dataDir, email), ...options);
