import { setTimeout as wait } from "node:timers/promises";
import { getAnswer } from "./answer.ts";
import { freePort, type Program, start, temporaryFolder } from "./program.ts";

/** The built site, served by a separate process. */
export interface ServedSite extends AsyncDisposable {
  url: string;
  /** The process id. */
  id: number;
  /** Its data folder. */
  dataDir: string;
  /** Milliseconds from the start of the command to the first 200. */
  startTime: number;
}

const longestStart = 120_000;

/** Polls until the program answers 200; fails when it ends or takes too long. */
async function firstAnswer(address: string, program: Program): Promise<void> {
  const end = performance.now() + longestStart;
  while (performance.now() < end) {
    const status = await getAnswer(address).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (program.child.exitCode !== null) break;
    await wait(10);
  }
  throw new Error(`The site did not start: ${program.errors() || `no answer at ${address}`}`);
}

interface Way {
  /** The program and its arguments. */
  command?: string[];
  env?: Record<string, string>;
  /** The page that must answer 200. */
  path?: string;
  /** An existing data folder; by default an empty one. */
  dataDir?: string;
  /** The port to listen on; by default any free one. */
  port?: number;
}

const server = [process.execPath, "server.ts"];

/** Starts the site on a free port with a new data folder, and waits until it answers. */
export async function serveSite(way: Way = {}): Promise<ServedSite> {
  const { command = server, env = {}, path = "/", dataDir, port = await freePort() } = way;
  const [program = "", ...args] = command;
  const url = `http://127.0.0.1:${port}`;
  const data = temporaryFolder();
  const from = performance.now();
  const settings = { HOST: "127.0.0.1", PORT: String(port), SITE_URL: url, DATA_DIR: dataDir ?? data.path };
  // The load uses few persistent connections, as from a proxy.
  const load = { MAX_REQUESTS_PER_CONNECTION: "65535" };
  const running = start(program, args, { ...settings, ...load, ...env });
  const stop = async () => {
    await running[Symbol.asyncDispose]();
    data[Symbol.dispose]();
  };
  try {
    await firstAnswer(url + path, running);
  } catch (error) {
    await stop();
    throw error;
  }
  const startTime = performance.now() - from;
  return { url, id: running.child.pid ?? 0, dataDir: settings.DATA_DIR, startTime, [Symbol.asyncDispose]: stop };
}
