import { setImmediate as nextRound } from "node:timers/promises";

/**
 * A fair queue that admits one form in each round of the event loop, from its lanes in rotation: however many forms
 * arrive at once, page requests are answered in between, and forms in other lanes do not wait behind them.
 */
export function createFairQueue(): (lane: string) => Promise<void> {
  const lanes = new Map<string, (() => void)[]>();
  let isRunning = false;
  async function run() {
    isRunning = true;
    while (lanes.size > 0)
      for (const [lane, waiting] of [...lanes]) {
        await nextRound();
        waiting.shift()?.();
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
