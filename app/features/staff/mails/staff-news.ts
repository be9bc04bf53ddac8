import type { ByWhom } from "#app/features/staff/people/by-whom.ts";
import type { StaffRole } from "#app/platform/actor.ts";

/** The reasons for mails to office members. */
export type StaffNews =
  | ("invited" | "reset" | "lost" | "noAccount" | "passwordChanged" | "recoveryUsed" | "codesTried")
  | RoleNews;
/** News about the role of another person. */
export type RoleNews = "roleAsked" | "roleGiven";

/** The person, the role, and who requests or gave it. */
export interface ToldRole {
  name: string;
  email: string;
  role: StaffRole;
  by: ByWhom;
}

/** The same, formatted for a mail. */
export type ShownRole = Record<"name" | "email" | "role" | "by", string>;

/** Texts of a mail. */
export interface NewsWords {
  subject: string | ((about: ShownRole) => string);
  opening: string | ((about: ShownRole) => string);
  next: string;
  /** The label of the link, if the mail has one. */
  label?: string;
  closing: string;
}
