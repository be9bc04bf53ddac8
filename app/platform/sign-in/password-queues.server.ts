import createQueue, { type LimitFunction } from "p-limit";
import { busy, type TooMany } from "#app/platform/limits/limits.server.ts";

/** The result of the work; or a refusal, since the queue is full. */
export type Done<Value> = { ok: true; value: Value } | TooMany;

const upTo =
  (mostWaiting: number, queue: LimitFunction) =>
  async <Value>(work: () => Promise<Value>): Promise<Done<Value>> =>
    queue.pendingCount >= mostWaiting ? busy : { ok: true, value: await queue(work) };

/**
 * Queues for hashing passwords, which takes a thread a quarter of a second each time: signing in does not wait for
 * registrations and password changes. Together they use three of the four threads; files use the last.
 */
export function createPasswordQueues() {
  const [signIns, changes] = [createQueue(2), createQueue(1)];
  return {
    signIns: upTo(50, signIns),
    /** For devices and internet addresses that an account knows: strangers can take only half of the places. */
    knownSignIns: upTo(100, signIns),
    changes: upTo(30, changes),
    /** Never refuses: for people who have proven their identity, which itself is limited. */
    proven: changes,
  };
}

/** The queues of this process, which the passwords of all accounts share: its threads are the same. */
export const passwordQueues = createPasswordQueues();
