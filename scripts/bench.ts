/** Measures the built site as it is served, and prints one table of it; ends with 1 when a budget is exceeded. */
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "playwright";
import { browserOptions } from "../tests/help/browser.ts";
import { pagePaths } from "../tests/help/pages.ts";
import { clickScripts } from "./bench/click-script.ts";
import { costGrowth } from "./bench/cost-growth.ts";
import { enquiries } from "./bench/enquiries.ts";
import { lighthouseScores } from "./bench/lighthouse.ts";
import { pageWeights } from "./bench/page-weight.ts";
import { pictures } from "./bench/pictures.ts";
import { requestRate } from "./bench/request-rate.ts";
import { secondStart } from "./bench/second-start.ts";
import { serveSite } from "./bench/served-site.ts";
import { drawTable, type Row } from "./bench/table.ts";
import { visits } from "./bench/visits.ts";

const rows: Row[] = [];
const notes: string[] = [];

/** Takes a group of measures and says on the error output that it does, so that the table stays alone. */
async function measure(name: string, group: () => Promise<Row[] | { rows: Row[]; notes: string[] }>) {
  console.error(`Measuring ${name} …`);
  const measured = await group();
  rows.push(...(Array.isArray(measured) ? measured : measured.rows));
  if (!Array.isArray(measured)) notes.push(...measured.notes);
}

async function measureSite() {
  await using site = await serveSite({ env: { NODE_ENV: "production" } });
  const paths = await pagePaths(site.url);
  await measure("the pages", () => pageWeights(site.url, paths));
  const browser = await chromium.launch(browserOptions());
  try {
    await measure("what a browser fetches", () => visits(browser, site.url, paths));
    await measure("what a click fetches", () => clickScripts(browser, site.url));
    await measure("the pictures", () => pictures(browser, site.url));
  } finally {
    await browser.close();
  }
  await measure("with Lighthouse", () => lighthouseScores(site.url));
  await measure("requests per second", () => requestRate(site));
}

// What was started is stopped when this process ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Says how busy the machine is with other work: times taken on a busy one tell of it, not of the site. */
const machine = (when: string): Row => ({
  what: `machine, ${when}`,
  measured: `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
});

rows.push(machine("before"));
await measureSite();
await measure("enquiries", enquiries);
await measure("many events", costGrowth);
await measure("the second start", secondStart);

console.log(drawTable(rows));
for (const note of notes) console.log(note);
const over = rows.filter(({ isOk }) => isOk === false);
console.log(over.length === 0 ? "All within budget." : `${over.length} over budget.`);
process.exitCode = over.length === 0 ? 0 : 1;
