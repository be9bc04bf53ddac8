import type { StaffActor, StaffRole } from "#app/lib/actor.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";

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

interface SignInState {
  suspendedAt: string | number | null;
  verifiedAt: string | number | null;
}

export const canSignIn = ({ suspendedAt, verifiedAt }: SignInState): boolean =>
  suspendedAt === null && verifiedAt !== null;

export type Author = Pick<StaffActor, "uid" | "name" | "role">;

/** The operator at a command line, who invites the first admin. */
export const cliOperator: Author = { uid: "", name: "npm run office", role: "admin" };

/** Who confirms a role that sees applicants: nobody before the first principal, and the operator where all are gone. */
export type ConfirmedBy = "nobody" | "principal" | "operator";

export type PersonChange =
  | { ok: true; row: StaffUserRow }
  | { ok: false; reason: "forbidden" | "nobody" | "emailTaken" | "lastAdmin" | "waits" | "answered" };
