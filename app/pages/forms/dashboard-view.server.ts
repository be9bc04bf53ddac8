import type { DashboardView } from "#app/forms/dashboard-answer.ts";
import { stageOf } from "#app/forms/room.ts";
import type { Member } from "#app/services/accounts.server.ts";
import type { FacultyServices } from "#app/services/faculty.server.ts";
import { isAsApproved } from "#app/services/publications.server.ts";
import { endOf } from "#app/services/unproven-accounts.server.ts";

/** What the dashboard shows of whoever is signed in. */
export async function viewOf({ accounts, profiles }: FacultyServices, member: Member): Promise<DashboardView> {
  const [{ profile, draft }, devices, hasPassword] = await Promise.all([
    profiles.read(member),
    accounts.devices(member),
    accounts.hasPassword(member),
  ]);
  return {
    email: member.email,
    profile,
    draft,
    approvedAt: member.row.approvedAt,
    isChanged: !isAsApproved(member.row, profile),
    stage: stageOf(member.row),
    endsAt: endOf(member.row, Date.now()),
    devices,
    hasPassword,
  };
}
