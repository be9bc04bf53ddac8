import { setTimeout as wait } from "node:timers/promises";
import { inTurns, open, replyOf, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { hostileRequest } from "./hostile-request.ts";
import { seed } from "./options.ts";
import { createRandom, type Random } from "./random.ts";
import { startTarget, type Target } from "./server.ts";

/** Enough requests to fill the caches and counters to their limits. */
const warmUp = 160_000;
const count = 40_000;
const atOnce = 48;
/** The heap's limit in MB: without one, V8 lets it grow for as long as the machine has memory, leak or not. */
const heap = 256;
/** Milliseconds after which a request whose body never ends is abandoned; every other has its answer by then. */
const patience = 1_500;

interface Outcome {
  /** The number of answers by status; 0 is a connection that was closed without one. */
  statuses: Map<number, number>;
  /** Requests that were answered with 5xx, except 503, which is intended. */
  failed: string[];
}

async function sendHostile(site: Target, random: Random, amount: number): Promise<Outcome> {
  const outcome: Outcome = { statuses: new Map(), failed: [] };
  await inTurns(times(amount), atOnce, async () => {
    if (!site.isAlive()) return;
    const { text, isBrokenOff } = hostileRequest(random);
    const socket = open(site.url);
    const bytes = Buffer.from(text, "latin1");
    if (isBrokenOff) socket.write(bytes, () => socket.resetAndDestroy());
    else socket.write(bytes);
    const { status, statuses } = await replyOf(socket, patience);
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
    if (statuses.some((each) => each >= 500 && each !== 503)) outcome.failed.push(text.slice(0, 300));
  });
  return outcome;
}

/** The lowest memory use within some seconds: what remains after garbage collection. */
async function settledMemory(site: Target, seconds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < seconds; second++) {
    await wait(1000);
    least = Math.min(least, site.memory());
  }
  return least;
}

/**
 * Sends 200,000 hostile requests over raw sockets, and checks that none ends the process or causes a server
 * error.
 */
export async function fuzz(): Promise<Finding[]> {
  console.error(`  --seed ${seed} sends the same again`);
  const random = createRandom(seed);
  await using site = await startTarget({ env: { NODE_OPTIONS: `--max-old-space-size=${heap}` } });
  const first = await sendHostile(site, random, warmUp);
  const before = await settledMemory(site, 15);
  const { statuses, failed: failedThen } = await sendHostile(site, random, count);
  const failed = [...first.failed, ...failedThen];
  const after = await settledMemory(site, 15);
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, amount]) => `${status || "closed"} ${amount}`);
  console.error(`  ${counts.join(", ")}`);
  if (failed[0]) console.error(`  the first that failed: ${JSON.stringify(failed[0])}`);
  const sent = `${warmUp + count} hostile requests, seed ${seed}`;
  return [
    expected(sent, `alive: ${site.isAlive()}`, "alive", site.isAlive()),
    atMost(sent, "answers 5xx but 503", failed.length, 0),
    atMost(`memory 15 s after, over 15 s after ${warmUp} of the same`, "more", after - before, 50, "MB"),
    expected("/healthz afterwards", `memory ${Math.round(after)} MB`, "answers 200", await site.isWell()),
  ];
}
