import { createContext } from "react-router";
import { memberById, publishedMembers } from "#app/features/accounts/index.server.ts";
import { log } from "#app/log.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/platform/db/tables.ts";
import { type Profile, profileFilesOf } from "./schema.ts";
import { uploadById } from "./uploads.rows.server.ts";

interface FileRequester {
  uid?: string | undefined;
  isReviewer?: boolean;
}

export interface Directory {
  profiles: () => Promise<Profile[]>;
  /** Only if the file is part of an approved profile, belongs to the person asking, or that person reviews profiles. */
  file: (id: string, asking?: FileRequester) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/** While the store is away, returns the profiles read last, at the start first, so that pages are still drawn. */
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
  // A failure here is repeated with the first page.
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

export const directoryContext = createContext<Directory>();
