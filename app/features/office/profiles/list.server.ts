import { type ListedMember, needsDecision } from "#app/features/profiles/index.server.ts";
import type { ListedProfile } from "./listed-profile.ts";

function standingOf(listed: ListedMember): ListedProfile["standing"] {
  const { member, profile } = listed;
  if (member.suspendedAt !== null) return "suspended";
  if (!profile?.name || !profile.department) return "unfinished";
  if (!needsDecision(listed)) return "approved";
  return member.approvedAt === null ? "waiting" : "changed";
}

/** The longest waiting first, without accounts being erased. */
export const listProfiles = (members: ListedMember[]): ListedProfile[] =>
  members
    .filter(({ member }) => member.erasingAt === null)
    .map((listed) => ({
      uid: listed.member.uid,
      email: listed.member.email,
      name: listed.profile?.name ?? "",
      department: listed.profile?.department ?? "",
      portrait: listed.profile?.photo,
      standing: standingOf(listed),
      isProven: listed.member.provenAt !== null,
      changedAt: listed.changedAt,
    }))
    .toSorted((one, other) => (one.changedAt ?? 0) - (other.changedAt ?? 0));
