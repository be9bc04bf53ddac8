import { erasureTimeOf } from "#app/features/accounts/index.server.ts";
import { isAsApproved } from "#app/features/profiles/index.server.ts";
import { stageOf } from "#app/features/profiles/index.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import type { DashboardView } from "./answer.ts";
import type { SignedInMember } from "./signed-in.server.ts";

export async function dashboardViewOf({ accounts, profiles, member }: SignedInMember): Promise<DashboardView> {
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
    endsAt: erasureTimeOf(member.row, presentTime()),
    devices,
    hasPassword,
  };
}
