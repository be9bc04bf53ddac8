import { createContext } from "react-router";
import { memberById, publishedMembers } from "#app/features/accounts/index.server.ts";
import { log } from "#app/log.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/platform/db/tables.ts";
import { type Profile, profileFilesOf } from "./schema.ts";
import { uploadById } from "./uploads.rows.server.ts";

/** Who requests a file: a member, or someone in the office who reviews profiles before approval. */
interface Asking {
  uid?: string | undefined;
  isReviewer?: boolean;
}

/** The public faculty directory: the approved profiles of members. */
export interface Directory {
  /** The approved profiles, in the order in which their members registered. */
  profiles: () => Promise<Profile[]>;
  /** A file, if it is part of an approved profile, belongs to the person requesting it, or they review profiles. */
  file: (id: string, asking?: Asking) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

/** The copy of a member's profile that the office approved most recently. */
export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

/** Whether a profile is unchanged since the office approved it. */
export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/**
 * Makes the directory. While the store is away it has the profiles that were read last, at the start first, so that pages
 * which show them are drawn.
 */
export function createDirectory(db: Db): Directory {
  let last: Profile[] | undefined;
  let isWell = true;

  async function profiles(): Promise<Profile[]> {
    try {
      last = (await publishedMembers(db)).flatMap((member) => approvedOf(member) ?? []);
      isWell = true;
    } catch (error) {
      if (!last) throw error;
      // Once, not with every page while the database is away.
      if (isWell) log.warn({ error }, "the approved profiles could not be read again; those of before are shown");
      isWell = false;
    }
    return last;
  }
  // What fails now is read with the first page.
  profiles().catch(() => {});

  return {
    profiles,
    async file(id, { uid, isReviewer = false } = {}) {
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const member = await memberById(db, file.uid);
      const isPublic = member?.suspendedAt === null && profileFilesOf(approvedOf(member)).includes(id);
      return isPublic || isReviewer || file.uid === uid ? { file, isPublic } : undefined;
    },
  };
}

/** Router context of the directory. */
export const directoryContext = createContext<Directory>();
