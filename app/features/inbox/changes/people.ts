import { may } from "#app/features/staff/index.ts";
import type { StaffRole } from "#app/platform/actor.ts";

export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  suspendedAt: number | null;
  /** The same as the role until a principal has confirmed the account. */
  askedRole?: StaffRole | null;
}

interface InboxOwner {
  uid: string;
  name: string;
  role: StaffRole;
}

export const peopleOf = (staff: StaffPerson[]): InboxOwner[] =>
  staff
    .filter(({ role, suspendedAt, askedRole }) => suspendedAt === null && askedRole !== role && may({ role }, "inbox"))
    .map(({ id, name, role }) => ({ uid: id, name, role }));
