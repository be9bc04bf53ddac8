import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Gives turns, one in each round of the event loop: however many forms arrive at once, those who read are answered
 * between two of them.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextRound());
    return last;
  };
}
