import type { ByWhom } from "#app/features/staff/people/by-whom.ts";
import type { StaffRole } from "#app/platform/actor.ts";

/** What people of the office are mailed about. */
export type StaffNews =
  | ("invited" | "reset" | "lost" | "noAccount" | "passwordChanged" | "recoveryUsed" | "codesTried")
  | RoleNews;
/** News about the role of another person. */
export type RoleNews = "roleAsked" | "roleGiven";

/** Whose role, which one, and who asks for it or gave it. */
export interface ToldRole {
  name: string;
  email: string;
  role: StaffRole;
  by: ByWhom;
}

/** The same as a mail says it. */
export type ShownRole = Record<"name" | "email" | "role" | "by", string>;

/** What a mail says. */
export interface NewsWords {
  subject: string;
  opening: string | ((about: ShownRole) => string);
  next: string;
  /** What the link says; none where there is none. */
  label?: string;
  closing: string;
}
