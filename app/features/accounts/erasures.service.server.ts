import { log } from "#app/log.server.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import { changeMember, deleteMember, erasingMembers, memberById } from "./members.rows.server.ts";
import { draftPath, profilePath } from "./ports/documents.server.ts";

/** What the last mail says: that its owner erased the account, or that nobody confirmed it; and to whom. */
interface Why {
  name?: string;
  event: "erased" | "expired";
}

/** Erases accounts, with all that belongs to them. */
export interface Erasures {
  /**
   * Erases a member's account. From the moment on that this is noted nobody signs in to it and its profile is not
   * public, whatever fails after that; `finishAll` does the rest. @throws Error where it could not be noted.
   */
  erase: (row: MemberRow, why: Why) => Promise<void>;
  /** Finishes what failed before, or was cut short by the end of the process. */
  finishAll: () => Promise<void>;
}

/** Puts together what erases accounts. */
export function createErasures(dependencies: AccountDependencies): Erasures {
  const { db, identity, documents, audit, accountMail, outbox, changes, appId, now } = dependencies;

  /** Each step may be taken again. The member goes last: until then it says that there is something to erase. */
  async function finish(row: MemberRow, { name, event }: Why) {
    const { uid, email, locale, provenAt } = row;
    await identity.signOutEverywhere(uid);
    await documents.remove({ uid }, profilePath(appId, uid));
    await documents.remove({ uid }, draftPath(appId, uid));
    await identity.remove(uid);
    await db.transaction().execute(async (rows) => {
      if (!(await deleteMember(rows, uid))) return;
      await audit.note("deleted", { uid }, undefined, rows);
      const isProven = provenAt !== null && name !== undefined;
      await accountMail(rows, { uid, email, name: name ?? "" }, { event, locale, isProven, isOfAccount: false });
    });
    outbox.notify();
  }

  const finishOrLog = (row: MemberRow, why: Why = { event: "erased" }) =>
    finish(row, why).catch((error) => log.error({ error }, "an account was not erased in full; it is tried again"));

  return {
    erase: (row, why) =>
      changes(async () => {
        // Of an account that expires, the address may have been confirmed a moment ago.
        if (why.event === "expired" && (await memberById(db, row.uid))?.provenAt !== null) return;
        if (!(await changeMember(db, row.uid, { erasingAt: now(), published: null }))) return;
        await finishOrLog(row, why);
      }),
    finishAll: () =>
      changes(async () => {
        for (const row of await erasingMembers(db)) await finishOrLog(row);
      }),
  };
}
