import { createContext } from "react-router";
import { memberById, publishedMembers } from "#app/features/accounts/index.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/platform/db/tables.ts";
import { type Profile, profileFilesOf } from "./schema.ts";
import { uploadById } from "./uploads.rows.server.ts";

/** Who asks for a file: a member, or somebody of the office who reads profiles before they are approved. */
interface Asking {
  uid?: string | undefined;
  isReviewer?: boolean;
}

/** The public faculty directory: members' profiles as the office approved them. */
export interface Directory {
  /** The approved profiles, in the order in which their members registered. */
  profiles: () => Promise<Profile[]>;
  /** A file, if it is part of an approved profile, or belongs to the person who asks, or they review profiles. */
  file: (id: string, asking?: Asking) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

/** The copy of a member's profile that the office approved most recently. */
export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

/** Whether a profile is unchanged since the office approved it. */
export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/** Puts the directory together. */
export function createDirectory(db: Db): Directory {
  return {
    profiles: async () => (await publishedMembers(db)).flatMap((member) => approvedOf(member) ?? []),
    async file(id, { uid, isReviewer = false } = {}) {
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const member = await memberById(db, file.uid);
      const isPublic = member?.suspendedAt === null && profileFilesOf(approvedOf(member)).includes(id);
      return isPublic || isReviewer || file.uid === uid ? { file, isPublic } : undefined;
    },
  };
}

/** The router context of the directory. */
export const directoryContext = createContext<Directory>();
