import { AsyncLocalStorage } from "node:async_hooks";
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

interface Slots {
  /** @returns the function that frees the slot; undefined when none is free or `whose` already has one */
  take: (whose?: string) => (() => void) | undefined;
  has: (whose: string) => boolean;
  isWanted: () => boolean;
}

/** Milliseconds. */
const wantedFor = 60_000;

export function createSlots(most: number): Slots {
  const taken = new Set<string | symbol>();
  let wantedAt = Number.NEGATIVE_INFINITY;
  return {
    has: (whose) => taken.has(whose),
    isWanted: () => performance.now() - wantedAt < wantedFor,
    take(whose) {
      const key = whose ?? Symbol();
      if (taken.has(key)) return undefined;
      if (taken.size >= most) {
        wantedAt = performance.now();
        return undefined;
      }
      const own = new Set([key]);
      taken.add(key);
      return () => {
        // A second call must not free a slot that the same owner has taken since.
        if (own.delete(key)) taken.delete(key);
      };
    },
  };
}

const lanes = new AsyncLocalStorage<string>();

export const requestLane = (): string | undefined => lanes.getStore();

export const outsideLanes = <Outcome>(work: () => Outcome): Outcome => lanes.exit(work);

/** What is made for the page then waits with the visitor's other pages (made/maker.server.ts). */
export const inLane = <Outcome>(whose: string, draw: () => Promise<Outcome>): Promise<Outcome> =>
  lanes.run(whose, draw);
