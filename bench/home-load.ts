import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/** Result of a load test: average responses a second, and total responses. */
export interface Load {
  perSecond: number;
  total: number;
}

const connections = 50;
const run = promisify(execFile);
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** @throws Error when a request failed or was refused. */
function refuse(url: string, faults: number): void {
  if (faults > 0) throw new Error(`${url}: ${faults} requests failed or were refused under load.`);
}

async function byWrk(url: string, seconds: number): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "accept-encoding: br"];
  const { stdout } = await run("wrk", [...options, url]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const broken = /connect (\d+), read (\d+), write (\d+)/.exec(stdout)?.slice(1).map(Number) ?? [];
  refuse(
    url,
    broken.reduce((sum, each) => sum + each, number(/Non-2xx or 3xx responses: (\d+)/)),
  );
  return { perSecond: number(/Requests\/sec: +([\d.]+)/), total: number(/(?<!\d)(\d+) requests in/) };
}

/**
 * Requests a page as fast as autocannon can for some seconds, from a separate process. It takes as much of the processor
 * as the site does, on any machine: for rates that are compared with a budget.
 */
export async function loadHome(url: string, seconds: number): Promise<Load> {
  const options = ["--json", "-c", String(connections), "-d", String(seconds), "-H", "accept-encoding=br"];
  const { stdout } = await run("bench/node_modules/.bin/autocannon", [...options, url]);
  const { requests, errors, non2xx } = JSON.parse(stdout);
  refuse(url, errors + non2xx);
  return { perSecond: requests.average, total: requests.total };
}

/** The load generator with the lowest processor use: wrk if it is installed, which needs a fifth of autocannon's. */
export const lightest = hasWrk ? { name: "wrk", load: byWrk } : { name: "autocannon", load: loadHome };
