import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";

/** Milliseconds before a hanging mail no longer blocks the next, and how many may be in progress at once. */
const patience = 30_000;
const mostAtOnce = 4;

/** Mails being sent: usually one; more when one hangs. */
interface Sendings {
  /** Starts sending; resolves when it has ended or has hung for a while, so that another can start. */
  begin: (rows: OutboxRow[], send: (rows: OutboxRow[]) => Promise<void>) => Promise<void>;
  /** Ids of the rows being sent, so that none is sent twice at once. */
  ids: () => string[];
  /** Resolves when no mail is being sent. */
  ended: () => Promise<unknown>;
}

/** Makes the registry of mails being sent. */
export function createSendings(): Sendings {
  const underWay = new Map<Promise<void>, OutboxRow[]>();
  return {
    async begin(rows, send) {
      const sending = send(rows).finally(() => underWay.delete(sending));
      underWay.set(sending, rows);
      // If the store fails after the timeout, the failure repeats at the next read and is logged there.
      sending.catch(() => {});
      const hanging = Promise.withResolvers<void>();
      const timer = setTimeout(hanging.resolve, patience).unref();
      await Promise.race([sending, hanging.promise]).finally(() => clearTimeout(timer));
      while (underWay.size >= mostAtOnce) await Promise.race(underWay.keys());
    },
    ids: () => [...underWay.values()].flat().map(({ id }) => id),
    ended: () => Promise.allSettled(underWay.keys()),
  };
}
