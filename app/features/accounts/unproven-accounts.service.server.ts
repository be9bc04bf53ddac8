import type { MemberRow } from "#app/platform/db/tables.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import type { Erasures } from "./erasures.service.server.ts";
import { markWarned, memberById, unprovenMembers } from "./members.rows.server.ts";

const day = 24 * 60 * 60_000;

/** Milliseconds from the registration to the warning, and to the earliest erasure. */
const warnedAfter = 5 * day;
const lifetime = 7 * day;

/** Milliseconds from the warning until the account is erased, at least: the site may have been off on the fifth day. */
const notice = 2 * day;

/** Unless the address is confirmed before; milliseconds since 1970. */
export const erasureTimeOf = ({ createdAt, warnedAt }: MemberRow, now: number): number =>
  Math.max(createdAt + lifetime, (warnedAt ?? now) + notice);

interface UnprovenAccounts {
  sweep: () => Promise<{ warned: number; expired: number }>;
}

interface Parts extends AccountDependencies {
  erase: Erasures["erase"];
}

/** Anyone can register somebody else's address. */
export function createUnprovenAccounts({ db, accountMail, outbox, now, erase }: Parts): UnprovenAccounts {
  async function warn({ uid, email, locale }: MemberRow) {
    const mails = await accountMail({ uid, email, name: "" }, { event: "unproven", locale, isProven: false });
    await db.transaction().execute(async (tx) => {
      if (await markWarned(tx, uid, now())) await outbox.add(tx, mails);
    });
    outbox.notify();
  }

  return {
    async sweep() {
      const count = { warned: 0, expired: 0 };
      for (const { uid } of await unprovenMembers(db, now() - warnedAfter)) {
        // Read again, since the sweep takes a while and the member may have confirmed the address.
        const row = await memberById(db, uid);
        if (!row || row.erasingAt !== null || row.provenAt !== null || row.approvedAt !== null) continue;
        if (row.warnedAt === null) {
          await warn(row);
          count.warned += 1;
        } else if (erasureTimeOf(row, now()) <= now()) {
          await erase(row, { event: "expired" });
          count.expired += 1;
        }
      }
      return count;
    },
  };
}
