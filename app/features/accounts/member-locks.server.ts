import type { Locks } from "#app/platform/db/locks.server.ts";

/** Runs one member's tasks one after another, across all processes; other members do not wait. */
export type ForMember = <Outcome>(uid: string, task: () => Promise<Outcome>) => Promise<Outcome>;

export interface MemberLocks {
  /** Serializes changes of a profile: each reads it first, and none may run while the account is erased. */
  changes: ForMember;
  /**
   * Serializes changes of an account's credentials, so that what a task has checked stays true until it ends. A task
   * may take the `changes` lock within this one, but not the other way round.
   */
  perAccount: ForMember;
}

export const createMemberLocks = (locks: Locks): MemberLocks => ({
  changes: (uid, task) => locks.run(["profile", uid], task),
  perAccount: (uid, task) => locks.run(["account", uid], task),
});
