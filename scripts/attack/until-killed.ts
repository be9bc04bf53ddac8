import { spawn } from "node:child_process";
import { once } from "node:events";
import { madeDir } from "../../build-folders.ts";

/** Runs a program on a data folder, and kills it at a random moment after its first line. @returns its lines */
export async function linesUntilKilled(program: string, dataDir: string): Promise<string[]> {
  const { PATH = "" } = process.env;
  const place = { CONTENT_DIR: "tests/content", DATA_DIR: dataDir, MADE_DIR: madeDir };
  const child = spawn(process.execPath, ["--import", "./scripts/attack/made-folder.ts", program], {
    env: { PATH, SITE_URL: "https://institute.example", ...place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    if (written === "") setTimeout(() => child.kill("SIGKILL"), Math.random() * 150);
    written += part;
  });
  const [code, signal] = await ended;
  if (signal !== "SIGKILL") throw new Error(`${program} ended with ${code}.`);
  return written.slice(0, written.lastIndexOf("\n")).split("\n");
}
