import { hash } from "node:crypto";
import { createContext } from "react-router";
import { memberById, publishedMembers } from "#app/features/accounts/index.server.ts";
import { noteAnswer, noteRead } from "#app/platform/content/stamps.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/platform/db/tables.ts";
import { filesOf, type Profile } from "./schema.ts";
import { uploadById } from "./uploads.rows.server.ts";

/** The name under which pages note that they show the directory. */
export const theDirectory = "directory";

/** Who asks for a file: a member, or somebody of the office who reads profiles before they are approved. */
interface Asking {
  uid?: string | undefined;
  isReviewer?: boolean;
}

/** The public faculty directory: members' profiles as the office approved them. */
export interface Directory {
  /** The approved profiles, in the order in which their members registered. */
  profiles: () => Promise<Profile[]>;
  /**
   * What a page shows of the profiles. Only that is noted, under its name: the page is drawn again when it has changed, and
   * not for the rest of the directory.
   */
  show: <Shown>(name: string, make: (profiles: Profile[]) => Shown) => Promise<Shown>;
  /** A file, if it is part of an approved profile, or belongs to the person who asks, or they review profiles. */
  file: (id: string, asking?: Asking) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
  /** A text that changes with the directory. */
  stamp: () => Promise<string>;
}

/** The copy of a member's profile that the office approved most recently. */
export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

/** Whether a profile is unchanged since the office approved it. */
export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/** Puts the directory together. */
export function createDirectory(db: Db): Directory {
  /** The profiles when the stamp was taken last. */
  let stamped: Profile[] = [];
  const profilesOf = (members: MemberRow[]) => members.flatMap((member) => approvedOf(member) ?? []);
  const read = async () => profilesOf(await publishedMembers(db));

  async function show<Shown>(name: string, make: (profiles: Profile[]) => Shown): Promise<Shown> {
    const before = stamped;
    const profiles = await read();
    return noteAnswer(`directory: ${name}`, () => {
      noteRead(theDirectory);
      return make(stamped === before ? profiles : stamped);
    });
  }

  return {
    profiles: () => show("profiles", (profiles) => profiles),
    show,
    async file(id, { uid, isReviewer = false } = {}) {
      noteRead(theDirectory);
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const member = await memberById(db, file.uid);
      const isPublic = member?.suspendedAt === null && filesOf(approvedOf(member)).includes(id);
      return isPublic || isReviewer || file.uid === uid ? { file, isPublic } : undefined;
    },
    async stamp() {
      const members = await publishedMembers(db);
      stamped = profilesOf(members);
      return hash("sha256", members.map(({ uid, published }) => `${uid} ${published}`).join("\n"));
    },
  };
}

/** The router context of the directory. */
export const directoryContext = createContext<Directory>();
