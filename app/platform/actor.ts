import type { Locale } from "./i18n/locale.ts";

/** A person's role at the institute; the last three are its staff. */
export type Role = "visitor" | "member" | "office" | "principal" | "admin";

/** Who makes a request to a service, and from where. */
export interface Actor {
  role: Role;
  /** Stable account id; none for a visitor. */
  uid?: string;
  /** The internet address, used only for limits. */
  address: string;
  locale: Locale;
  /** The id in the browser's device cookie: the one it sent, or the one it gets when it is signed in. */
  device?: string | undefined;
  userAgent: string;
  /** The browser's current session, which ends when another begins. */
  session?: string | undefined;
}

/** Whose records are requested: the person's own or, for staff, anyone's. */
export type Owner = Pick<Actor, "uid"> & Partial<Pick<Actor, "role">>;

const staff: Role[] = ["office", "principal", "admin"];

/** Whether a person may see other people's records. */
export const isStaff = ({ role = "visitor" }: Partial<Pick<Actor, "role">>): boolean => staff.includes(role);

/** The roles of the office: it publishes, decides for the institute, or looks after accounts. */
export const staffRoles = ["office", "principal", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A signed-in member of the office. */
export interface StaffActor {
  uid: string;
  name: string;
  role: StaffRole;
  /** The language of mails to them. */
  locale: Locale;
  /** The language that they write first. */
  firstLanguage: Locale;
  /** Whether they may export what visitors sent. */
  mayExport?: boolean;
}
