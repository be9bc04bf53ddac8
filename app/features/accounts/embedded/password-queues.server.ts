import createQueue, { type LimitFunction } from "p-limit";
import { busy, type TooMany } from "#app/platform/limits/limits.server.ts";

/** What came of the work; or it was refused, since too much waits already. */
type Done<Value> = { ok: true; value: Value } | TooMany;

const upTo =
  (mostWaiting: number, queue: LimitFunction) =>
  async <Value>(work: () => Promise<Value>): Promise<Done<Value>> =>
    queue.pendingCount >= mostWaiting ? busy : { ok: true, value: await queue(work) };

/**
 * Queues for hashing passwords, which takes a thread a quarter of a second each time: whoever signs in does not wait
 * for those who register, or set or change a password. Together they take three of the four threads: files have the last.
 */
export function createPasswordQueues() {
  const [signIns, changes] = [createQueue(2), createQueue(1)];
  return {
    signIns: upTo(50, signIns),
    /** Of devices and internet addresses that an account knows: strangers leave them half of the places. */
    knownSignIns: upTo(100, signIns),
    changes: upTo(30, changes),
    /** Refuses nothing: for those who have shown who they are, which limits how many they can be. */
    proven: changes,
  };
}
