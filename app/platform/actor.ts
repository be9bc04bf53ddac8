import type { Locale } from "./i18n/locale.ts";

/** What somebody is to the institute; the last three are its staff. */
export type Role = "visitor" | "member" | "office" | "principal" | "admin";

/** Who asks a service for something, and where from. */
export interface Actor {
  role: Role;
  /** Stable account id; none for a visitor. */
  uid?: string;
  /** The internet address, for limits alone. */
  address: string;
  locale: Locale;
  /** The id in the browser's device cookie: the one it sent, or the one it gets when it is signed in. */
  device?: string | undefined;
  /** What the browser says of itself. */
  userAgent: string;
  /** The session that the browser has; it ends when another begins. */
  session?: string | undefined;
}

/** Whose records somebody asks for: their own, or, of the staff, everyone's. */
export type Owner = Pick<Actor, "uid"> & Partial<Pick<Actor, "role">>;

const staff: Role[] = ["office", "principal", "admin"];

/** Whether somebody may see what belongs to another. */
export const isStaff = ({ role = "visitor" }: Partial<Pick<Actor, "role">>): boolean => staff.includes(role);

/** The roles of the office: it publishes, decides for the institute, or looks after accounts. */
export const staffRoles = ["office", "principal", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A person of the office who is signed in there. */
export interface StaffActor {
  uid: string;
  name: string;
  role: StaffRole;
  /** The language of mails to them. */
  locale: Locale;
  /** The language in which they write first. */
  firstLanguage: Locale;
  /** Whether they may export what visitors sent. */
  mayExport?: boolean;
}
