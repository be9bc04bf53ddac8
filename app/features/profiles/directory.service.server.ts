import { createContext } from "react-router";
import { memberById, publishedMembers } from "#app/features/accounts/index.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/platform/db/tables.ts";
import { filesOf, type Profile } from "./schema.ts";
import { uploadById } from "./uploads.rows.server.ts";

/** What the public sees of members: their profiles as the office approved them. */
export interface Directory {
  /** The approved profiles, in the order in which their members came. */
  profiles: () => Promise<Profile[]>;
  /** A file, if it is part of an approved profile or belongs to whoever asks. */
  file: (id: string, uid?: string) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

/** The copy of a member's profile that the office approved, last. */
export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

/** Whether a profile is as the office approved it. */
export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/** Puts together what the public sees of members. */
export function createDirectory(db: Db): Directory {
  return {
    profiles: async () => (await publishedMembers(db)).flatMap((member) => approvedOf(member) ?? []),
    async file(id, uid) {
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const member = await memberById(db, file.uid);
      const isPublic = member?.suspendedAt === null && filesOf(approvedOf(member)).includes(id);
      return isPublic || file.uid === uid ? { file, isPublic } : undefined;
    },
  };
}

/** Where pages find it. */
export const directoryContext = createContext<Directory>();
