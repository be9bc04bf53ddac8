import type { Locks } from "#app/platform/db/locks.server.ts";

/** Runs the tasks of one member one after another, in all processes; other members do not wait. */
export type ForMember = <Outcome>(uid: string, task: () => Promise<Outcome>) => Promise<Outcome>;

/** What is done for one member one after another. */
export interface MemberLocks {
  /** Serializes changes of a profile: each reads it first, and none may run while its account is erased. */
  changes: ForMember;
  /**
   * Serializes changes of an account's credentials, so that what one of them has checked holds until it is done. Within
   * one, the profile may be changed, but not the other way round.
   */
  perAccount: ForMember;
}

/** Puts the locks of members together. */
export const createMemberLocks = (locks: Locks): MemberLocks => ({
  changes: (uid, task) => locks.run(["profile", uid], task),
  perAccount: (uid, task) => locks.run(["account", uid], task),
});
