import type { ListedMember } from "#app/features/profiles/index.server.ts";
import type { ListedProfile } from "./listed-profile.ts";

function standingOf({ member, profile, isChanged }: ListedMember): ListedProfile["standing"] {
  if (member.suspendedAt !== null) return "suspended";
  if (!profile?.name || !profile.department) return "unfinished";
  if (member.approvedAt === null) return "waiting";
  return isChanged ? "changed" : "approved";
}

/** The members whose profiles the office sees; one whose account is being erased is left out. */
export const listProfiles = (members: ListedMember[]): ListedProfile[] =>
  members
    .filter(({ member }) => member.erasingAt === null)
    .map((listed) => ({
      uid: listed.member.uid,
      name: listed.profile?.name ?? "",
      department: listed.profile?.department ?? "",
      standing: standingOf(listed),
      isProven: listed.member.provenAt !== null,
    }));
