import type { StaffRole } from "#app/platform/actor.ts";

/** Checked in the route and again in the service. */
export const mayDo = {
  write: ["office", "principal"],
  /** Admins see no submissions. */
  inbox: ["office", "principal"],
  /** Contact details; office members need the principal's permission. */
  export: ["principal"],
  /** Publish institutional decisions, approve profiles, permit office members to export contact details. */
  decide: ["principal"],
  seePeople: ["principal", "admin"],
  managePeople: ["admin"],
} satisfies Record<string, StaffRole[]>;

export type StaffRight = keyof typeof mayDo;

export const may = ({ role, mayExport }: { role: StaffRole; mayExport?: boolean }, right: StaffRight): boolean =>
  (mayDo[right] as StaffRole[]).includes(role) || (right === "export" && role === "office" && mayExport === true);
