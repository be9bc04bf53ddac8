import type { StaffRole } from "#app/platform/actor.ts";

/** What a role may do in the office; it is asked at the route and again in the service. */
export const mayDo = {
  /** Write and publish ordinary records, and work the inbox. */
  write: ["office", "principal"],
  /** Publish what decides for the institute, and approve profiles. */
  decide: ["principal"],
  /** See who has an account. */
  seePeople: ["principal", "admin"],
  /** Invite, suspend and reset people. */
  managePeople: ["admin"],
} satisfies Record<string, StaffRole[]>;

export type StaffRight = keyof typeof mayDo;

/** Whether somebody with this role may do something. */
export const may = ({ role }: { role: StaffRole }, right: StaffRight): boolean =>
  (mayDo[right] as StaffRole[]).includes(role);
