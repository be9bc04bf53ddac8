import { readFileSync } from "node:fs";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { medianBy } from "../scripts/measure/median.ts";
import { browserNote } from "../tests/help/browser.ts";
import { atLeast, type Row } from "./table.ts";

const paths = ["/", "/about-us/infrastructure", "/events/cultural", "/mr/admission"];
const budgets = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const runs = 3;
const metrics = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
};

/** The browser that the tests use, or Debian's. */
function browserPath(): string {
  try {
    return readFileSync(browserNote, "utf8").trim();
  } catch {
    return "/usr/bin/chromium";
  }
}

/** One run with a simulated phone on a slow network; a run that fails on a busy machine is retried once. */
async function judge(chrome: LaunchedChrome, address: string, mayFail = true): Promise<Result> {
  const result = await lighthouse(address, {
    port: chrome.port,
    logLevel: "error",
    onlyCategories: Object.keys(budgets),
  });
  const error = result === undefined ? "no result" : result.lhr.runtimeError?.message;
  if (error && mayFail) return judge(chrome, address, false);
  if (result === undefined || error) throw new Error(`Lighthouse cannot read ${address}: ${error}`);
  return result.lhr;
}

const score = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);

/** Ids of the audits that lower a category's score. */
const failing = (result: Result, category: string) =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

function judgement(path: string, results: Result[]): { rows: Row[]; notes: string[] } {
  const notes: string[] = [];
  const rows = Object.entries(budgets).map(([category, budget]) => {
    const middle = medianBy(results, (result) => score(result, category));
    const row = atLeast(`Lighthouse ${category}: ${path}`, score(middle, category), budget);
    if (!row.isOk) notes.push(`Lighthouse ${category}, ${path}: ${failing(middle, category).join(", ")}`);
    return row;
  });
  const { audits } = medianBy(results, (result) => result.categories.performance?.score ?? 0);
  const shown = Object.entries(metrics).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? "?"}`);
  return { rows: [...rows, { what: `  of the median run: ${path}`, measured: shown.join(", ") }], notes };
}

/** Lighthouse's four scores of the pages that have a budget for them, each the median of three runs. */
export async function lighthouseScores(url: string): Promise<{ rows: Row[]; notes: string[] }> {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: ["--headless=new", "--no-sandbox"] });
  try {
    const judgements: ReturnType<typeof judgement>[] = [];
    for (const path of paths) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run++) results.push(await judge(chrome, url + path));
      judgements.push(judgement(path, results));
    }
    return { rows: judgements.flatMap(({ rows }) => rows), notes: judgements.flatMap(({ notes }) => notes) };
  } finally {
    chrome.kill();
  }
}
