import { execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { getAnswer } from "../scripts/measure/answer.ts";
import { median } from "../scripts/measure/median.ts";
import { start } from "../scripts/measure/program.ts";
import type { ServedSite } from "../scripts/measure/served-site.ts";
import { processorTime } from "./processor-time.ts";
import { atLeast, count, information, type Row } from "./table.ts";

const rounds = 3;
const seconds = 5;
const connections = 50;
const ratioBudget = 0.6;

/** The result of autocannon. */
export interface Load {
  requests: { average: number; total: number };
  errors: number;
  non2xx: number;
}

/** A server under load: requests per second, and microseconds of CPU time for each. */
interface Rate {
  perSecond: number;
  processor: number;
}

interface Target {
  url: string;
  /** The process id. */
  id: number;
}

/** Requests a page as fast as possible for some seconds, from a separate process. */
export async function loadHome(url: string, duration: number): Promise<Load> {
  const options = ["--json", "-c", String(connections), "-p", "1", "-d", String(duration), "-H", "accept-encoding=br"];
  const { stdout } = await promisify(execFile)("bench/node_modules/.bin/autocannon", [...options, url]);
  const load = JSON.parse(stdout) as Load;
  if (load.errors > 0 || load.non2xx > 0)
    throw new Error(`${url}: ${load.errors} errors and ${load.non2xx} refusals under load.`);
  return load;
}

async function rate({ url, id }: Target, duration: number): Promise<Rate> {
  const before = processorTime(id);
  const { requests } = await loadHome(url, duration);
  const used = processorTime(id) - before;
  return { perSecond: requests.average, processor: (used / requests.total) * 1e6 };
}

/** Fails unless both answer with the same bytes and the same number of headers. */
async function compareAnswers(site: string, bare: string): Promise<void> {
  const [a, b] = await Promise.all([getAnswer(site), getAnswer(bare)]);
  const sameHeaders = Object.keys(a.headers).length === Object.keys(b.headers).length;
  if (!a.body.equals(b.body) || !sameHeaders) throw new Error("The bare server answers something else than the site.");
}

const middle = (rates: Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  processor: median(rates.map(({ processor }) => processor)),
});

const rateRow = (name: string, { perSecond, processor }: Rate): Row => ({
  what: `home page, ${name}`,
  measured: `${count(Math.round(perSecond))} requests/s, ${Math.round(processor)} us processor each`,
});

const share = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;

/**
 * Requests per second of the home page, compared with a bare server that sends the same bytes from memory, alternating.
 */
export async function requestRate({ url, id }: ServedSite): Promise<Row[]> {
  const site = { url: `${url}/`, id };
  await using program = start(process.execPath, ["bench/bare-server.ts", site.url]);
  const [port] = (await once(program.child, "message", { signal: AbortSignal.timeout(10_000) })) as [number];
  const bare = { url: `http://127.0.0.1:${port}/`, id: program.child.pid ?? 0 };
  await compareAnswers(site.url, bare.url);
  for (const target of [site, bare]) await rate(target, 2);

  const rates = { site: [] as Rate[], bare: [] as Rate[] };
  for (let round = 0; round < rounds; round++) {
    rates.site.push(await rate(site, seconds));
    rates.bare.push(await rate(bare, seconds));
  }
  const [ours, best] = [middle(rates.site), middle(rates.bare)];
  return [
    rateRow("the site", ours),
    rateRow("bare node:http with the same bytes", best),
    atLeast("home page, requests/s, site / bare", share(ours.perSecond, best.perSecond), ratioBudget),
    information("home page, processor time, bare / site", share(best.processor, ours.processor), ""),
  ];
}
