import type { ByWhom } from "#app/features/staff/people/by-whom.ts";
import type { StaffRole } from "#app/platform/actor.ts";

export type StaffNews =
  | ("invited" | "reset" | "lost" | "noAccount" | "passwordChanged" | "recoveryUsed" | "codesTried")
  | RoleNews;
export type RoleNews = "roleAsked" | "roleGiven";

export interface ToldRole {
  name: string;
  email: string;
  role: StaffRole;
  by: ByWhom;
}

export type ShownRole = Record<"name" | "email" | "role" | "by", string>;

export interface NewsWords {
  subject: string | ((about: ShownRole) => string);
  opening: string | ((about: ShownRole) => string);
  next: string;
  label?: string;
  closing: string;
}
