import { temporaryFolder } from "../scripts/measure/program.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { writeManyEvents } from "./many-events.ts";
import { pageBudget, weighPage } from "./page-weight.ts";
import { atMost, count, information, type Row } from "./table.ts";

const sizes = [1000, 10_000];
const archive = "/events/cultural";
const languages = ["", "/mr"];

/** The number of the last page of an archive, found by binary search. */
async function lastPage(url: string, events: number): Promise<number> {
  let [there, missing] = [1, events + 1];
  while (missing - there > 1) {
    const middle = Math.floor((there + missing) / 2);
    if ((await weighPage(url, `${archive}?page=${middle}`)).status === 200) there = middle;
    else missing = middle;
  }
  return there;
}

/** The page in the language in which it is larger. */
async function heavier(url: string, path: string): Promise<Row> {
  const weights = await Promise.all(languages.map((language) => weighPage(url, language + path)));
  const wrong = weights.find(({ status }) => status !== 200);
  if (wrong) throw new Error(`${wrong.path} answered ${wrong.status}.`);
  const [heaviest] = weights.toSorted((a, b) => b.bytes - a.bytes);
  if (heaviest === undefined) throw new Error("There is no language.");
  return atMost(`HTML + CSS, br: ${heaviest.path}`, heaviest.bytes, pageBudget, "bytes");
}

async function withEvents(events: number): Promise<Row[]> {
  using folder = temporaryFolder();
  writeManyEvents(folder.path, events);
  await using site = await serveSite({
    env: { NODE_ENV: "production", CONTENT_DIR: folder.path },
    path: "/robots.txt",
  });
  const first = await weighPage(site.url, archive);
  const paths = [
    archive,
    `${archive}?page=${await lastPage(site.url, events)}`,
    `${archive}?year=1990-1991`,
    "/events",
  ];
  const rows: Row[] = [
    information("start to the first 200", Math.round(site.startTime), "ms"),
    information(`first drawing of ${archive}`, Math.round(first.milliseconds), "ms"),
  ];
  for (const path of paths) rows.push(await heavier(site.url, path));
  return rows.map((row) => ({ ...row, what: `${count(events)} events: ${row.what}` }));
}

/** The size and time of the event pages with many more events than the sample has. */
export async function costGrowth(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const events of sizes) rows.push(...(await withEvents(events)));
  return rows;
}
