import { spawn } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "../measure/program.ts";

/**
 * The fewest lines after which a program is killed: by then it has made each kind of change. The random part is as
 * large again.
 */
const fewest = 10;
const more = 15;
/** The longest delay after the last of these lines, in milliseconds: about the duration of one change. */
const longest = 20;

/** Runs a program on a data folder, and kills it after a random number of lines, at a random moment. @returns its lines */
export async function linesUntilKilled(program: string, dataDir: string): Promise<string[]> {
  const { PATH = "" } = process.env;
  const place = { CONTENT_DIR: "tests/content", DATA_DIR: dataDir };
  const child = spawn(process.execPath, [program], {
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

/** What a program acknowledged until it was killed, and the faults of the store. */
interface Killed {
  acknowledged: string[];
  faults: string[];
}

/** Kills programs on two stores in parallel, half as often on each. */
export async function inTwoStores(
  kill: (dataDir: string, kills: number) => Promise<Killed>,
  kills: number,
): Promise<Killed> {
  const halves = [Math.ceil(kills / 2), Math.floor(kills / 2)].map(async (each) => {
    using folder = temporaryFolder();
    return await kill(folder.path, each);
  });
  const killed = await Promise.all(halves);
  return {
    acknowledged: killed.flatMap(({ acknowledged }) => acknowledged),
    faults: killed.flatMap(({ faults }) => faults),
  };
}
