/**
 * Measures the built site as it is served, and prints the results as a table; exits with 1 when a budget is exceeded.
 */
import { chromium } from "playwright";
import { serveSite } from "../scripts/measure/served-site.ts";
import { browserOptions } from "../tests/help/browser.ts";
import { pagePaths } from "../tests/help/pages.ts";
import { clickScripts } from "./click-script.ts";
import { costGrowth } from "./cost-growth.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryEngines } from "./enquiry-engines.ts";
import { firstReaders } from "./first-readers.ts";
import { inboxTimes } from "./inbox.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { machineLoad, watchHost } from "./machine.ts";
import { officePages } from "./office-pages.ts";
import { officeScripts } from "./office-scripts.ts";
import { pageWeights } from "./page-weight.ts";
import { pictures } from "./pictures.ts";
import { measuredPostgres } from "./postgres.ts";
import { processRates } from "./process-rates.ts";
import { recordTimes } from "./records.ts";
import { requestRate } from "./request-rate.ts";
import { scrolledHome } from "./scrolled-home.ts";
import { searchTimes } from "./search.ts";
import { secondStart } from "./second-start.ts";
import { soak } from "./soak.ts";
import { drawTable, type Row } from "./table.ts";
import { visits } from "./visits.ts";

const rows: Row[] = [];
const notes: string[] = [];

/** Runs a group of measurements and reports progress on standard error, so that standard output has only the table. */
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
    await measure("the home page to its end", () => scrolledHome(browser, site.url));
    await measure("what a click fetches", () => clickScripts(browser, site.url));
    await measure("the office's script", () => officeScripts(site.url));
    await measure("the pictures", () => pictures(browser, site.url));
  } finally {
    await browser.close();
  }
  await measure("with Lighthouse", () => lighthouseScores(site.url));
  await measure("requests per second", () => requestRate(site));
}

async function measureEngines() {
  await using postgres = await measuredPostgres();
  await measure("one process and two", () => processRates(postgres));
  await measure("the stores", () => enquiryEngines(postgres));
}

// Child processes are stopped when this process ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const takenByHost = watchHost();
rows.push(machineLoad());
await measureSite();
await measureEngines();
await measure("the first readers after a publication", firstReaders);
await measure("enquiries", enquiries);
await measure("many events", costGrowth);
await measure("the search", searchTimes);
await measure("the office's records", recordTimes);
await measure("the office's inbox", inboxTimes);
await measure("the office's pages", officePages);
await measure("the second start", secondStart);
await measure("the memory of 500 publications", soak);
rows.push(...takenByHost());

console.log(drawTable(rows));
for (const note of notes) console.log(note);
const over = rows.filter(({ isOk }) => isOk === false);
console.log(over.length === 0 ? "All within budget." : `${over.length} over budget.`);
process.exitCode = over.length === 0 ? 0 : 1;
