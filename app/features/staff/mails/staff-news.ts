import type { Author } from "#app/features/staff/people/by-whom.ts";
import type { StaffRole } from "#app/platform/actor.ts";

export type StaffMailKind =
  | ("invited" | "reset" | "lost" | "noAccount" | "passwordChanged" | "recoveryUsed" | "codesTried")
  | RoleMailKind;
export type RoleMailKind = "roleAsked" | "roleGiven";

export interface RoleChange {
  name: string;
  email: string;
  role: StaffRole;
  by: Author;
}

export type FormattedRole = Record<"name" | "email" | "role" | "by", string>;

export interface StaffMailWords {
  subject: string | ((about: FormattedRole) => string);
  opening: string | ((about: FormattedRole) => string);
  next: string;
  label?: string;
  closing: string;
}
