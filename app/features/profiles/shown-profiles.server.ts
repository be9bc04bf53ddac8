import { allMembers, type FacultyPorts, memberById, profilePath } from "#app/features/accounts/index.server.ts";
import type { Owner } from "#app/platform/actor.ts";
import { canonicalText } from "#app/platform/db/same-data.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { approvedOf, isAsApproved } from "./directory.service.server.ts";
import type { Profile } from "./schema.ts";

export interface ListedMember {
  member: MemberRow;
  profile: Profile | undefined;
  isChanged: boolean;
  /** Milliseconds since 1970. */
  changedAt: number | undefined;
}

interface ReviewedProfile {
  profile: Profile | undefined;
  version: string;
}

interface ComparedProfile extends ReviewedProfile {
  member: MemberRow;
  approved: Profile | undefined;
}

export interface ProfilesUnderReview {
  /** Undefined while the account is being erased. */
  memberOf: (uid: string) => Promise<MemberRow | undefined>;
  profileOf: (member: MemberRow) => Promise<Profile | undefined>;
  shownOf: (member: MemberRow) => Promise<ReviewedProfile>;
  list: () => Promise<ListedMember[]>;
  compare: (uid: string) => Promise<ComparedProfile | undefined>;
}

interface ReviewParts extends Pick<FacultyPorts, "documents">, Pick<PlatformServices, "db" | "secret"> {
  appId: string;
}

const officeOwner: Owner = { role: "office" };

/** Characters of a version: 72 bits. */
const versionLength = 12;

export function createProfilesUnderReview({ db, secret, documents, appId }: ReviewParts): ProfilesUnderReview {
  async function memberOf(uid: string) {
    const member = await memberById(db, uid);
    return member?.erasingAt === null ? member : undefined;
  }
  const profileOf = async ({ uid }: MemberRow) =>
    (await documents.get(officeOwner, profilePath(appId, uid)))?.data as Profile | undefined;

  /** An HMAC, so that a member cannot search for a second profile with the same version. It includes the file ids. */
  const versionOf = (profile: Profile | undefined) =>
    secret.hmac(`profile:${canonicalText(profile)}`).slice(0, versionLength);

  async function shownOf(member: MemberRow): Promise<ReviewedProfile> {
    const profile = await profileOf(member);
    return { profile, version: versionOf(profile) };
  }

  return {
    memberOf,
    profileOf,
    shownOf,

    async list() {
      const members = await allMembers(db);
      const paths = members.map(({ uid }) => profilePath(appId, uid));
      const found = await documents.getAll(officeOwner, paths);
      return members.map((member, at) => {
        const profile = found[at]?.data as Profile | undefined;
        return { member, profile, isChanged: !isAsApproved(member, profile), changedAt: found[at]?.changedAt };
      });
    },

    async compare(uid) {
      const member = await memberOf(uid);
      return member && { ...(await shownOf(member)), member, approved: approvedOf(member) };
    },
  };
}
