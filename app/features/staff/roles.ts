import type { StaffRole } from "#app/platform/actor.ts";

/** What each role may do in the office; checked in the route and again in the service. */
export const mayDo = {
  /** Write and publish ordinary records. */
  write: ["office", "principal"],
  /** Use the inbox; admins see no submissions. */
  inbox: ["office", "principal"],
  /** Export submissions with phone numbers and email addresses; office members need permission. */
  export: ["principal"],
  /** Publish institutional decisions, approve profiles, and permit office members to export contact details. */
  decide: ["principal"],
  /** See who has an account. */
  seePeople: ["principal", "admin"],
  /** Invite, suspend and reset people. */
  managePeople: ["admin"],
} satisfies Record<string, StaffRole[]>;

export type StaffRight = keyof typeof mayDo;

/** Whether a person may do something; `mayExport` is the principal's permission for this person. */
export const may = ({ role, mayExport }: { role: StaffRole; mayExport?: boolean }, right: StaffRight): boolean =>
  (mayDo[right] as StaffRole[]).includes(role) || (right === "export" && role === "office" && mayExport === true);
