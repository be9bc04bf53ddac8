import { execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { getAnswer } from "./answer.ts";
import { median } from "./median.ts";
import { start } from "./program.ts";
import type { ServedSite } from "./served-site.ts";
import { atLeast, information, type Row } from "./table.ts";

const rounds = 3;
const seconds = 5;
const connections = 50;
const ratioBudget = 0.6;

interface Load {
  requests: { average: number };
  errors: number;
  non2xx: number;
}

/** Requests per second that a server answers, asked from a process of its own. */
async function rate(url: string, duration: number): Promise<number> {
  const options = ["--json", "-c", String(connections), "-p", "1", "-d", String(duration), "-H", "accept-encoding=br"];
  const { stdout } = await promisify(execFile)("node_modules/.bin/autocannon", [...options, url]);
  const { requests, errors, non2xx } = JSON.parse(stdout) as Load;
  if (errors > 0 || non2xx > 0) throw new Error(`${url}: ${errors} errors and ${non2xx} refusals under load.`);
  return requests.average;
}

/** Fails unless both answer with the same bytes and as many headers. */
async function compareAnswers(site: string, bare: string): Promise<void> {
  const [a, b] = await Promise.all([getAnswer(site), getAnswer(bare)]);
  const sameHeaders = Object.keys(a.headers).length === Object.keys(b.headers).length;
  if (!a.body.equals(b.body) || !sameHeaders) throw new Error("The bare server answers something else than the site.");
}

/** Requests per second of the home page beside a bare server that answers the same bytes from memory, in turns. */
export async function requestRate(site: ServedSite): Promise<Row[]> {
  const home = `${site.url}/`;
  await using program = start(process.execPath, ["scripts/bench/bare-server.ts", home]);
  const [port] = (await once(program.child, "message", { signal: AbortSignal.timeout(10_000) })) as [number];
  const bare = `http://127.0.0.1:${port}/`;
  await compareAnswers(home, bare);
  for (const url of [home, bare]) await rate(url, 2);

  const rates = { site: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    rates.site.push(await rate(home, seconds));
    rates.bare.push(await rate(bare, seconds));
  }
  const [ours, best] = [median(rates.site), median(rates.bare)];
  return [
    information("home page, the site", Math.round(ours), "requests/s"),
    information("home page, bare node:http with the same bytes", Math.round(best), "requests/s"),
    atLeast("home page, site / bare", Math.round((ours / best) * 100) / 100, ratioBudget),
  ];
}
