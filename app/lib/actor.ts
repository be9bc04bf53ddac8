import type { Locale } from "#app/lib/i18n/locale.ts";

type Role = "visitor" | "member" | "office" | "principal" | "admin";

export interface Actor {
  role: Role;
  uid?: string;
  /** Used only for limits. */
  address: string;
  locale: Locale;
  /** From the browser's device cookie: sent by it, or set when the person signs in. */
  device?: string | undefined;
  userAgent: string;
  /** Ends when another session begins. */
  session?: string | undefined;
}

export type Owner = Pick<Actor, "uid"> & Partial<Pick<Actor, "role">>;

const staff: Role[] = ["office", "principal", "admin"];

export const isStaff = ({ role = "visitor" }: Partial<Pick<Actor, "role">>): boolean => staff.includes(role);

export const staffRoles = ["office", "principal", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface StaffActor {
  uid: string;
  name: string;
  role: StaffRole;
  locale: Locale;
  firstLanguage: Locale;
  mayExport?: boolean;
}
