import { may } from "#app/features/staff/index.ts";
import type { StaffRole } from "#app/platform/actor.ts";

/** An account of the office, as far as the inbox needs it. */
export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  suspendedAt: number | null;
}

/** A person of the office by name. */
export interface Person {
  uid: string;
  name: string;
}

/** Whom submissions can be given to: who may work the inbox, and is not suspended. */
export const peopleOf = (staff: StaffPerson[]): Person[] =>
  staff
    .filter(({ role, suspendedAt }) => suspendedAt === null && may({ role }, "inbox"))
    .map(({ id, name }) => ({ uid: id, name }));
