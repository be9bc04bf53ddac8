import type { OutboxRow } from "#app/platform/db/tables.ts";

/** Milliseconds after which the next mail is started while one hangs, and how many may be in progress at once. */
const patience = 30_000;
const mostAtOnce = 4;

/** Mails being sent: usually one, more when one hangs. */
export interface Sendings {
  /** Starts sending; resolves when it has ended or has hung for a while, so that another may start. */
  begin: (rows: OutboxRow[], send: (rows: OutboxRow[]) => Promise<void>) => Promise<void>;
  /** The ids of the rows being sent: none is sent twice at once. */
  ids: () => string[];
  /** Resolves when all mails being sent are done. */
  ended: () => Promise<unknown>;
}

/** Puts it together. */
export function createSendings(): Sendings {
  const underWay = new Map<Promise<void>, OutboxRow[]>();
  return {
    async begin(rows, send) {
      const sending = send(rows).finally(() => underWay.delete(sending));
      underWay.set(sending, rows);
      // When the store fails after the timeout, it fails again when the rows are next read, and that is logged.
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
