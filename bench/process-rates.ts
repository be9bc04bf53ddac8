import { availableParallelism } from "node:os";
import { childrenOf } from "../scripts/measure/children.ts";
import { type ServedSite, serveSite } from "../scripts/measure/served-site.ts";
import { holdToShares } from "./core-shares.ts";
import { lightest } from "./home-load.ts";
import { hasNginx, nginxWith } from "./nginx.ts";
import type { MeasuredPostgres } from "./postgres.ts";
import { alternate, compareAnswers, quotient, rateRow, type Target } from "./rates.ts";
import { atLeast, information, type Row } from "./table.ts";

const seconds = 4;
const ratioBudget = 1.6;
/** With this many cores, two processes and the load generator have one each. */
const enoughCores = 4;
const what = "home page, requests/s, 2 processes / 1";

const targetOf = ({ url, id }: ServedSite): Target => ({ url: `${url}/`, id });

/** Both sites with each process limited to half a core, so that the load generator has a core for itself. */
async function heldApart(sites: [ServedSite, ServedSite]): Promise<{ rows: Row[]; notes: string[] }> {
  const ids = sites.flatMap(({ id }) => [id, ...childrenOf(id)]);
  using held = holdToShares(ids, 0.5);
  if (!held)
    return {
      rows: [],
      notes: [
        `The machine's cores are too few, and cannot be shared out by this user: "${what}" has the load generator in it, and no budget.`,
      ],
    };
  const [one, two] = await alternate([targetOf(sites[0]), targetOf(sites[1])], seconds, lightest.load);
  const name = "each held to half a core";
  return {
    rows: [
      rateRow(`1 process, ${name}`, one),
      rateRow(`2 processes, ${name}`, two),
      // Autocannon is slower than two halves of a core, so that it would itself be measured.
      lightest.name === "wrk"
        ? atLeast(`${what}, ${name}`, quotient(two.perSecond, one.perSecond), ratioBudget)
        : information(`${what}, ${name}, without wrk`, quotient(two.perSecond, one.perSecond), ""),
    ],
    notes: [],
  };
}

/** Requests per second of the home page by one and two processes, and by nginx with the same bytes, alternating. */
export async function processRates(postgres: MeasuredPostgres): Promise<{ rows: Row[]; notes: string[] }> {
  const env = { NODE_ENV: "production" };
  await using alone = await serveSite({ env: { ...env, ...(await postgres.newSite(1)) } });
  await using both = await serveSite({ env: { ...env, ...(await postgres.newSite(2)) } });
  await using nginx = hasNginx ? await nginxWith(`${alone.url}/`) : undefined;
  if (nginx) await compareAnswers(`${alone.url}/`, nginx.url);
  const [one, two, bare] = await alternate(
    [targetOf(alone), targetOf(both), ...(nginx ? [nginx] : [])],
    seconds,
    lightest.load,
  );
  const ratio = quotient(two?.perSecond ?? 0, one?.perSecond ?? 0);
  const hasRoom = availableParallelism() >= enoughCores;
  const held = hasRoom ? { rows: [], notes: [] } : await heldApart([alone, both]);
  return {
    rows: [
      rateRow("1 process", one),
      rateRow("2 processes", two),
      hasRoom ? atLeast(what, ratio, ratioBudget) : information(`${what}, the load generator among them`, ratio, ""),
      ...(bare ? [rateRow("nginx with the same bytes, 1 worker process", bare)] : []),
      ...held.rows,
    ],
    notes: [
      `Requests to one process, two and nginx are made by ${lightest.name}, over 50 connections that stay open; the others by autocannon.`,
      ...held.notes,
      ...(nginx ? [] : ["nginx is not installed, and was left out."]),
    ],
  };
}
