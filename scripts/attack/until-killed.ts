import { spawn } from "node:child_process";
import { once } from "node:events";
import { madeDir } from "../../build-folders.ts";

/** Lines after which a program is killed, at least: by then it has done each of its changes. Up to so many more. */
const fewest = 10;
const more = 15;
/** Milliseconds after the last of these lines, at most: about what one change takes. */
const longest = 20;

/** Runs a program on a data folder, and kills it after a random number of lines, at a random moment. @returns its lines */
export async function linesUntilKilled(program: string, dataDir: string): Promise<string[]> {
  const { PATH = "" } = process.env;
  const place = { CONTENT_DIR: "tests/content", DATA_DIR: dataDir, MADE_DIR: madeDir };
  const child = spawn(process.execPath, ["--import", "./scripts/attack/made-folder.ts", program], {
    env: { PATH, SITE_URL: "https://institute.example", ...place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const last = fewest + Math.floor(Math.random() * more);
  let written = "";
  let isDue = false;
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    written += part;
    if (isDue || written.split("\n").length <= last) return;
    isDue = true;
    setTimeout(() => child.kill("SIGKILL"), Math.random() * longest);
  });
  const [code, signal] = await ended;
  if (signal !== "SIGKILL") throw new Error(`${program} ended with ${code}.`);
  return written.slice(0, written.lastIndexOf("\n")).split("\n");
}
