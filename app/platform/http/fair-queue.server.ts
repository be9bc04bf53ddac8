import { setImmediate as nextRound } from "node:timers/promises";

/**
 * How many forms are answered at once. More would compete for the processor, and all would finish late. Fewer would
 * leave it idle while they wait for the disk or the database.
 */
const mostAtOnce = 3;

/**
 * Milliseconds after which another form may start: by then this one is usually waiting for a mail server or a password
 * hash. If all of them are, 60 forms start each second.
 */
const longestTurn = 50;

/** Waits for a form's turn. @returns the turn, which ends when the block that holds it is left */
type Enqueue = (lane: string) => Promise<Disposable>;

/**
 * A fair queue that admits one form in each round of the event loop, from its lanes in rotation: however many forms
 * arrive at once, page requests are answered in between, and forms in other lanes do not wait behind them. Those
 * admitted are answered before others begin.
 */
export function createFairQueue(): Enqueue {
  const lanes = new Map<string, ((turn: Disposable) => void)[]>();
  const turns = new Set<NodeJS.Timeout>();
  let isRunning = false;
  let ended = Promise.withResolvers<void>();

  function begin(): Disposable {
    const end = () => {
      clearTimeout(timer);
      turns.delete(timer);
      ended.resolve();
    };
    const timer = setTimeout(end, longestTurn);
    turns.add(timer);
    return { [Symbol.dispose]: end };
  }

  async function run() {
    isRunning = true;
    while (lanes.size > 0)
      for (const [lane, waiting] of [...lanes]) {
        await nextRound();
        while (turns.size >= mostAtOnce) {
          ended = Promise.withResolvers();
          await ended.promise;
        }
        waiting.shift()?.(begin());
        if (waiting.length === 0) lanes.delete(lane);
      }
    isRunning = false;
  }

  return (lane) =>
    new Promise((letIn) => {
      const waiting = lanes.get(lane);
      if (waiting) waiting.push(letIn);
      else lanes.set(lane, [letIn]);
      if (!isRunning) void run();
    });
}
