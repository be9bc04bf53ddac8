import type { MemberRow } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";
import {
  deleteMember,
  erasingMembers,
  markErasing,
  markWarned,
  memberById,
  unprovenMembers,
} from "./member-rows.server.ts";
import type { AccountDependencies, ForMember } from "./members.server.ts";
import { draftPath, profilePath } from "./ports.server.ts";

interface ErasureReason {
  name?: string;
  event: "erased" | "expired";
}

export interface Erasures {
  /**
   * Once this is recorded, nobody can sign in and the profile is not public; `finishAll` retries failed steps. @returns
   * whether nothing is left. @throws Error when it could not be recorded.
   */
  erase: (row: MemberRow, why: ErasureReason) => Promise<boolean>;
  finishAll: () => Promise<void>;
}

export function createErasures(dependencies: AccountDependencies): Erasures {
  const { db, identity, sessions, documents, audit, accountMail, outbox, changes, perAccount, appId, now } =
    dependencies;

  /** Each step can be repeated. The member row goes last: until then it marks an unfinished erasure. */
  async function finish(row: MemberRow, { name, event }: ErasureReason) {
    const { uid, email, locale, provenAt } = row;
    await sessions.endAll(uid);
    await documents.remove({ uid }, profilePath(appId, uid));
    await documents.remove({ uid }, draftPath(appId, uid));
    await identity.remove(uid);
    await sessions.forget(uid);
    const isProven = provenAt !== null && name !== undefined;
    const mails = await accountMail({ uid, email, name: name ?? "" }, { event, locale, isProven, isOfAccount: false });
    await db.transaction().execute(async (tx) => {
      if (!(await deleteMember(tx, uid))) return;
      await audit.note("deleted", { uid }, undefined, tx);
      await outbox.add(tx, mails);
    });
    outbox.notify();
  }

  const notFinished = (error: unknown) => log.error({ error }, "an account was not erased in full; it will be retried");

  /** Meanwhile, nobody can sign in to the account or change its profile. */
  const alone: ForMember = (uid, task) => perAccount(uid, () => changes(uid, task));

  return {
    erase: (row, why) =>
      alone(row.uid, async () => {
        // The address of an expiring account may have been confirmed a moment ago.
        if (!(await markErasing(db, row.uid, now(), why.event === "expired"))) return false;
        return finish(row, why).then(
          () => true,
          (error) => {
            notFinished(error);
            return false;
          },
        );
      }),
    async finishAll() {
      for (const { uid } of await erasingMembers(db))
        await alone(uid, async () => {
          // Another process may have finished it.
          const row = await memberById(db, uid);
          if (row) await finish(row, { event: "erased" });
        }).catch(notFinished);
    },
  };
}

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
