import { setImmediate as nextRound } from "node:timers/promises";

interface Limits {
  mostAtOnce: number;
  /** Milliseconds after which a turn no longer counts; without it, a turn counts until it ends. */
  longestTurn?: number;
}

interface FairQueue {
  /** @returns the turn, which ends when the block that holds it is left */
  enter: (lane: string) => Promise<Disposable>;
  waitingIn: (lane: string) => number;
}

/**
 * One in each round of the event loop, lanes in rotation: pages are answered in between, and no lane blocks another.
 */
export function createFairQueue({ mostAtOnce, longestTurn }: Limits): FairQueue {
  const lanes = new Map<string, ((turn: Disposable) => void)[]>();
  const turns = new Set<symbol>();
  let isRunning = false;
  let ended = Promise.withResolvers<void>();

  function begin(): Disposable {
    const turn = Symbol();
    const end = () => {
      clearTimeout(timer);
      turns.delete(turn);
      ended.resolve();
    };
    const timer = longestTurn === undefined ? undefined : setTimeout(end, longestTurn);
    turns.add(turn);
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

  return {
    waitingIn: (lane) => lanes.get(lane)?.length ?? 0,
    enter: (lane) =>
      new Promise((letIn) => {
        const waiting = lanes.get(lane);
        if (waiting) waiting.push(letIn);
        else lanes.set(lane, [letIn]);
        if (!isRunning) void run();
      }),
  };
}
