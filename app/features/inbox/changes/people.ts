import { may } from "#app/features/staff/index.ts";
import type { StaffRole } from "#app/platform/actor.ts";

/** An account of the office, as far as the inbox needs it. */
export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  suspendedAt: number | null;
  /** The same as the role while a principal has not confirmed that they are to have an account. */
  askedRole?: StaffRole | null;
}

/** A person of the office by name. */
export interface InboxOwner {
  uid: string;
  name: string;
}

/** Whom submissions can be given to: who may work the inbox, and is not suspended. */
export const peopleOf = (staff: StaffPerson[]): InboxOwner[] =>
  staff
    .filter(({ role, suspendedAt, askedRole }) => suspendedAt === null && askedRole !== role && may({ role }, "inbox"))
    .map(({ id, name }) => ({ uid: id, name }));
