import { may } from "#app/features/staff/index.ts";
import type { StaffRole } from "#app/platform/actor.ts";

/** An office account, as the inbox needs it. */
export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  suspendedAt: number | null;
  /** The same as the role until a principal has confirmed the account. */
  askedRole?: StaffRole | null;
}

/** A member of the office by name. */
interface InboxOwner {
  uid: string;
  name: string;
  role: StaffRole;
}

/** Who submissions can be assigned to: members with access to the inbox who are not suspended. */
export const peopleOf = (staff: StaffPerson[]): InboxOwner[] =>
  staff
    .filter(({ role, suspendedAt, askedRole }) => suspendedAt === null && askedRole !== role && may({ role }, "inbox"))
    .map(({ id, name, role }) => ({ uid: id, name, role }));
