import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";

/** Milliseconds before a hanging mail no longer blocks the next, and mails in progress at once. */
const patience = 30_000;
const mostAtOnce = 4;

interface Sendings {
  begin: (rows: OutboxRow[], send: (rows: OutboxRow[]) => Promise<void>) => Promise<void>;
  ids: () => string[];
  ended: () => Promise<unknown>;
}

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
