import type { StaffRole } from "#app/platform/actor.ts";

/** What a role may do in the office; it is asked at the route and again in the service. */
export const mayDo = {
  /** Write and publish ordinary records. */
  write: ["office", "principal"],
  /** Work the inbox: an admin sees nothing of what visitors sent. */
  inbox: ["office", "principal"],
  /** Export what visitors sent with their phone numbers and email addresses; of the office, who is allowed to. */
  export: ["principal"],
  /** Publish what decides for the institute, approve profiles, and allow people of the office to export numbers. */
  decide: ["principal"],
  /** See who has an account. */
  seePeople: ["principal", "admin"],
  /** Invite, suspend and reset people. */
  managePeople: ["admin"],
} satisfies Record<string, StaffRole[]>;

export type StaffRight = keyof typeof mayDo;

/** Whether somebody with this role may do something; `mayExport`: the principal allowed it to this person. */
export const may = ({ role, mayExport }: { role: StaffRole; mayExport?: boolean }, right: StaffRight): boolean =>
  (mayDo[right] as StaffRole[]).includes(role) || (right === "export" && role === "office" && mayExport === true);
