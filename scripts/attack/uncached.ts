import { setTimeout as wait } from "node:timers/promises";
import { atMost, expected, type Finding } from "./finding.ts";
import { startTarget } from "./server.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** The longest wait for /healthz or a kept page, while as many as wanted are drawn: one second, or a tenth of the time that takes. */
const longestWait = (whole: number) => Math.max(1000, whole / 10);
/** Milliseconds after the start in which files are made, and kept pages are drawn anew with each. */
const untilMade = 20_000;

/** The longest of repeated waits for a page, in milliseconds, until a load is over. */
async function longestWhile(load: Promise<unknown>, visitor: Visitor, path: string): Promise<number> {
  let [longest, isOver] = [0, false];
  load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = performance.now();
    await visitor.get(path);
    longest = Math.max(longest, performance.now() - from);
    await wait(20);
  }
  return longest;
}

/** Checks that pages which no cache keeps do not hold up others, and that one address does not get them without end. */
export async function uncached(): Promise<Finding[]> {
  await using site = await startTarget();
  const findings: Finding[] = [];
  const [reader, monitor] = [createVisitor(site), createVisitor(site)];
  await wait(untilMade);
  const many: [name: string, path: (at: number) => string][] = [
    ["fees of a family", (at) => `/admission/fees?c=obc&g=girl&i=upTo8&s=${at}`],
    ["pages for made-up tickets", (at) => `/?ticket=x${at}`],
    ["searches", (at) => `/search?q=fees${at}`],
  ];
  for (const [what, path] of many) {
    await reader.get("/visit");
    const from = performance.now();
    // Ten people, so that no ceiling of one address helps.
    const crowd = Array.from({ length: 10 }, () => createVisitor(site));
    const load = Promise.all(
      crowd.flatMap((each, of) => Array.from({ length: 30 }, (_, at) => each.get(path(30 * of + at)))),
    );
    const [page, health] = await Promise.all([
      longestWhile(load, reader, "/visit"),
      longestWhile(load, monitor, "/healthz"),
    ]);
    const most = Math.round(longestWait(performance.now() - from));
    findings.push(atMost(`300 ${what} at once`, "a kept page waits", page, most, "ms"));
    findings.push(atMost(`300 ${what} at once`, "/healthz waits", health, most, "ms"));
  }
  const flooder = createVisitor(site);
  const answers = [];
  for (let at = 0; at < 400; at += 20)
    answers.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, more) => flooder.get(`/search?q=made-up-${at + more}`)))),
    );
  const refused = answers.filter(({ status }) => status === 429);
  const isAsked = refused.length > 0 && refused.every(({ headers }) => Number(headers.get("retry-after")) > 0);
  findings.push(
    expected("400 made-up addresses of one visitor", `${refused.length} times 429`, "with Retry-After", isAsked),
  );
  await reader.get("/visit");
  const [kept, other] = [await flooder.get("/visit"), await createVisitor(site).get("/search?q=fees")];
  findings.push(
    expected(
      "a kept page for them, and a search by another",
      `${kept.status}, ${other.status}`,
      "200, 200",
      kept.status === 200 && other.status === 200,
    ),
  );
  return findings;
}
