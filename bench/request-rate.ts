import { once } from "node:events";
import { start } from "../scripts/measure/program.ts";
import type { ServedSite } from "../scripts/measure/served-site.ts";
import { loadHome } from "./home-load.ts";
import { alternate, compareAnswers, quotient, rateRow, type Target } from "./rates.ts";
import { atLeast, information, type Row } from "./table.ts";

const seconds = 5;
const ratioBudget = 0.6;

/**
 * Requests per second of the home page, compared with a bare server that sends the same bytes from memory, alternating.
 */
export async function requestRate({ url, id }: ServedSite): Promise<Row[]> {
  const site: Target = { url: `${url}/`, id };
  await using program = start(process.execPath, ["bench/bare-server.ts", site.url]);
  const [port] = (await once(program.child, "message", { signal: AbortSignal.timeout(10_000) })) as [number];
  const bare: Target = { url: `http://127.0.0.1:${port}/`, id: program.child.pid ?? 0 };
  await compareAnswers(site.url, bare.url);
  const [ours, best] = await alternate([site, bare], seconds, loadHome);
  return [
    rateRow("the site", ours),
    rateRow("bare node:http with the same bytes", best),
    atLeast("home page, requests/s, site / bare", quotient(ours.perSecond, best.perSecond), ratioBudget),
    information("home page, processor time, bare / site", quotient(best.processor, ours.processor), ""),
  ];
}
