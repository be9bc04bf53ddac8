import { log } from "#app/log.server.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import type { ForMember } from "./member-locks.server.ts";
import { deleteMember, erasingMembers, markErasing, memberById } from "./members.rows.server.ts";
import { draftPath, profilePath } from "./ports/documents.server.ts";

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
