import createQueue, { type LimitFunction } from "p-limit";
import { busy, type TooMany } from "#app/platform/limits/limits.server.ts";

export type QueueResult<Value> = { ok: true; value: Value } | TooMany;

const limitedQueue =
  (mostWaiting: number, queue: LimitFunction) =>
  async <Value>(work: () => Promise<Value>): Promise<QueueResult<Value>> =>
    queue.pendingCount >= mostWaiting ? busy : { ok: true, value: await queue(work) };

/** A hash takes a thread for 250 ms. Three of four threads: files have one, and sign-ins do not wait for changes. */
export function createPasswordQueues() {
  const [signIns, changes] = [createQueue(2), createQueue(1)];
  return {
    signIns: limitedQueue(50, signIns),
    /** For devices and addresses that an account knows: strangers can take only half of the places. */
    knownSignIns: limitedQueue(100, signIns),
    changes: limitedQueue(30, changes),
    /** Never refuses: for people who have proven their identity, which itself is limited. */
    proven: changes,
  };
}

/** Shared by the passwords of all accounts: the threads of the process are the same. */
export const queues = createPasswordQueues();
