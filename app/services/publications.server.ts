import type { Profile } from "#app/forms/profile.ts";
import { memberById, publishedMembers } from "#app/store/members.server.ts";
import type { Rows } from "#app/store/store.server.ts";
import type { MemberRow, UploadRow } from "#app/store/tables.ts";
import { uploadById } from "#app/store/uploads.server.ts";

/** What the public sees of members: their profiles as the office approved them. */
export interface Publications {
  /** The approved profiles, in the order in which their members came. */
  profiles: () => Promise<Profile[]>;
  /** A file, if it is part of an approved profile or belongs to whoever asks. */
  file: (id: string, uid?: string) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

/** The approved copy of a member's profile; none where they are suspended. */
function publishedBy(member: MemberRow | undefined): Profile | undefined {
  if (!member?.published || member.suspendedAt !== null) return undefined;
  return JSON.parse(member.published);
}

/** Puts together what the public sees of members. */
export function createPublications(db: Rows): Publications {
  return {
    profiles: async () => (await publishedMembers(db)).flatMap((member) => publishedBy(member) ?? []),
    async file(id, uid) {
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const published = publishedBy(await memberById(db, file.uid));
      const isPublic = published?.photo?.id === id || published?.resume?.id === id;
      return isPublic || file.uid === uid ? { file, isPublic } : undefined;
    },
  };
}
