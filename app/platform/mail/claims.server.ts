import { log } from "#app/log.server.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import {
  claimMail,
  claimOfficeMails,
  deleteMail,
  deleteMails,
  freeClaims,
  keepClaims,
  postponeMails,
} from "./outbox.rows.server.ts";

interface Claims {
  next: () => Promise<OutboxRow | undefined>;
  nextToOffice: (count: number) => Promise<OutboxRow[]>;
  /** If the store fails, `tidy` retries it. */
  removeSent: (ids: string[]) => Promise<void>;
  giveUp: (row: OutboxRow) => Promise<void>;
  postpone: (ids: string[], dueAt: number) => Promise<void>;
  forget: (id: string) => void;
  /** Retries what failed with the store: deletes sent mails, and releases those not being sent. */
  tidy: (onWay: string[]) => Promise<void>;
  keep: () => Promise<void>;
}

export type GiveUp = (db: Db, row: OutboxRow, now: number) => Promise<void>;

export function createClaims(db: Db, now: () => number, giveUp?: GiveUp): Claims {
  const claimed = new Set<string>();
  const sent = new Set<string>();

  function note<Rows extends OutboxRow[]>(rows: Rows): Rows {
    for (const { id } of rows) claimed.add(id);
    return rows;
  }
  function forget(ids: string[]) {
    for (const id of ids) {
      claimed.delete(id);
      sent.delete(id);
    }
  }
  async function remove(ids: string[]) {
    await deleteMails(db, ids);
    forget(ids);
  }

  return {
    async next() {
      const row = await claimMail(db, now());
      return row && note([row])[0];
    },
    async nextToOffice(count) {
      const rows = note(await claimOfficeMails(db, now(), count));
      return rows.sort((one, other) => one.createdAt - other.createdAt);
    },
    async removeSent(ids) {
      for (const id of ids) sent.add(id);
      await remove(ids);
    },
    async giveUp(row) {
      await db.transaction().execute(async (tx) => {
        if (await deleteMail(tx, row.id)) await giveUp?.(tx, row, now());
      });
      forget([row.id]);
    },
    async postpone(ids, dueAt) {
      await postponeMails(db, ids, dueAt);
      forget(ids);
    },
    forget: (id) => forget([id]),
    async tidy(onWay) {
      if (sent.size > 0) await remove([...sent]);
      const left = [...claimed].filter((id) => !onWay.includes(id));
      if (left.length > 0) await freeClaims(db, left);
      forget(left);
    },
    keep: () =>
      (claimed.size > 0 ? keepClaims(db, [...claimed], now()) : Promise.resolve()).catch((error) =>
        log.warn({ error }, "mails that are being sent could not be claimed for longer"),
      ),
  };
}
