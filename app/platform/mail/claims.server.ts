import { log } from "#app/log.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { OutboxRow } from "#app/platform/db/tables.ts";
import {
  claimMail,
  claimOfficeMails,
  deleteMail,
  deleteMails,
  freeClaims,
  keepClaims,
  postponeMails,
} from "./outbox.rows.server.ts";

/** The mails that this process has claimed, and no other may send. */
export interface Claims {
  /** Claims the next mail that is due. */
  next: () => Promise<OutboxRow | undefined>;
  /** Claims the mails to the office that are due, the oldest first. */
  nextToOffice: (count: number) => Promise<OutboxRow[]>;
  /** Deletes mails that were sent; when the store fails, `tidy` does it. */
  removeSent: (ids: string[]) => Promise<void>;
  /** Deletes a mail that is given up, and says so elsewhere, once. */
  giveUp: (row: OutboxRow) => Promise<void>;
  /** Gives mails back until they are tried again. */
  postpone: (ids: string[], dueAt: number) => Promise<void>;
  /** Forgets a mail that was given back in another way. */
  forget: (id: string) => void;
  /** Does what failed when the store did: deletes what was sent, and gives back what is not being sent. */
  tidy: (onWay: string[]) => Promise<void>;
  /** Claims all of them again, for longer. */
  keep: () => Promise<void>;
}

/** Says elsewhere that a mail was given up, in the transaction that deletes it; `now` is in milliseconds since 1970. */
export type GiveUp = (db: Db, row: OutboxRow, now: number) => Promise<void>;

/** Puts them together; `now` returns milliseconds since 1970. */
export function createClaims(db: Db, now: () => number, giveUp?: GiveUp): Claims {
  const claimed = new Set<string>();
  /** Those that are sent but, because of a store error, not yet deleted. */
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
