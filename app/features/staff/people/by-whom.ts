import type { StaffActor } from "#app/platform/actor.ts";

export type Author = Pick<StaffActor, "uid" | "name" | "role">;

/** The operator at a command line, who invites the first admin. */
export const cliOperator: Author = { uid: "", name: "npm run office", role: "admin" };

/** Who confirms a role that sees applicants: nobody before the first principal, and the operator where all are gone. */
export type ConfirmedBy = "nobody" | "principal" | "operator";
