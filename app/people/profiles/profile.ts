import { z } from "zod";
import type { MemberRow } from "#app/lib/db/tables.ts";
import { field, formControlsOf, line, lines, name, optional, unknownToBrowser } from "#app/lib/forms/fields.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import type { FileFacts, UploadRefusal } from "#app/lib/sanitize/file-kinds.ts";

/** `unproven`: the address may be a stranger's; `waiting`: for the office's decision. */
export type Stage = "unproven" | "waiting" | "approved";

export interface Quota {
  works: number;
  /** Size limit of the profile document as JSON in bytes; the same for the draft. */
  bytes: number;
}

const kilobyte = 1024;

/** Little is allowed before the address is confirmed, since anyone can register. */
export const quotas: Record<Stage, Quota> = {
  unproven: { works: 10, bytes: 64 * kilobyte },
  waiting: { works: 30, bytes: 256 * kilobyte },
  approved: { works: 200, bytes: 256 * kilobyte },
};

export function stageOf({ approvedAt, provenAt }: Pick<MemberRow, "approvedAt" | "provenAt">): Stage {
  if (approvedAt !== null) return "approved";
  return provenAt === null ? "unproven" : "waiting";
}

export interface Work {
  id: string;
  title: string;
  authors: string;
  /** Four digits. */
  year: string;
  /** https:// or http://; undefined when the work is not on the web. */
  link?: string | undefined;
}

export const workKinds = ["publications", "patents", "copyrights"] as const;
export type WorkKind = (typeof workKinds)[number];

export interface ProfileFile extends FileFacts {
  id: string;
}

export type ProfileFileRefusal =
  | UploadRefusal["reason"]
  /** A résumé from a member whose address is not confirmed. */
  | "fileUnproven"
  | "profileLong"
  | "changed"
  /** The quota of all files is reached. */
  | "filesFull";

export const profileForm = z.object({
  name: field(name(120), { autoComplete: "name" }),
  department: field(name(120), unknownToBrowser),
  facultyId: field(line(40), unknownToBrowser),
  designation: optional(field(line(120), unknownToBrowser)),
  qualifications: optional(field(line(200), unknownToBrowser)),
  specialization: optional(field(line(200), unknownToBrowser)),
  industry: optional(field(line(120), unknownToBrowser)),
  teaching: optional(field(line(120), unknownToBrowser)),
  awards: optional(lines(1000, 3)),
  memberships: optional(lines(1000, 3)),
});
export const profileControls = formControlsOf(profileForm.shape);
export type ProfileFields = z.output<typeof profileForm>;

export const profileFields = Object.keys(profileForm.shape) as (keyof ProfileFields)[];

export interface Profile extends ProfileFields, Partial<Record<WorkKind, Work[]>> {
  email: string;
  uid: string;
  /** ISO 8601. */
  createdAt: string;
  photo?: ProfileFile | undefined;
  resume?: ProfileFile | undefined;
}

export const profileFilesOf = (profile: Partial<Profile> | undefined): string[] =>
  [profile?.photo, profile?.resume].flatMap((file) => file?.id ?? []);

/** https:// or http://, with a plain host: text before an @ only looks like the host. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^/?#@\s"<>\\]+([/?#][^\s"<>\\]*)?$/i.test(text) && URL.canParse(text);

/** The oldest year that is accepted; the newest is next year, for works in press. */
const oldestYear = 1900;
const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= oldestYear && Number(text) <= new Date().getFullYear() + 1;

export const workForm = z.object({
  title: field(line(300), unknownToBrowser),
  authors: field(line(300), unknownToBrowser),
  year: field(line(10).transform(latinDigits).refine(isYear, "year"), {
    inputMode: "numeric",
    ...unknownToBrowser,
  }),
  link: optional(field(line(500).refine(isWebAddress, "link"), { type: "url", ...unknownToBrowser })),
});
export const workControls = formControlsOf(workForm.shape);
export type WorkFields = z.output<typeof workForm>;
