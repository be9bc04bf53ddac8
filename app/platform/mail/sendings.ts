import type { OutboxRow } from "#app/platform/db/tables.ts";

/** Milliseconds after which the next mail is begun while one hangs, and how many may be on their way at once. */
const patience = 30_000;
const mostAtOnce = 4;

/** Mails on their way to the mail server: usually one, more where one hangs. */
export interface Sendings {
  /** Begins a sending; goes on when it has ended or has hung for a while, and another may begin. */
  begin: (rows: OutboxRow[], send: (rows: OutboxRow[]) => Promise<void>) => Promise<void>;
  /** The ids of the rows that are on their way: none is sent twice at once. */
  ids: () => string[];
  /** Ends with all that are on their way. */
  ended: () => Promise<unknown>;
}

/** Puts it together. */
export function createSendings(): Sendings {
  const underWay = new Map<Promise<void>, OutboxRow[]>();
  return {
    async begin(rows, send) {
      const sending = send(rows).finally(() => underWay.delete(sending));
      underWay.set(sending, rows);
      // Where the store fails after the wait, it fails again when the rows are next taken, and that is logged.
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
