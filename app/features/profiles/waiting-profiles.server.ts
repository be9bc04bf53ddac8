import { setTimeout } from "node:timers/promises";
import { log } from "#app/log.server.ts";
import { oncePerRequest } from "#app/platform/http/once-per-request.server.ts";
import { moderationContext } from "./moderation.service.server.ts";
import type { ListedMember } from "./shown-profiles.server.ts";

/** How long a page waits for this number, in milliseconds: every office page shows it. */
const longestWait = 1000;

/** The profile is complete, and differs from its approved version. */
export const needsDecision = ({ member, profile, isChanged }: ListedMember): boolean =>
  member.erasingAt === null && member.suspendedAt === null && isChanged && Boolean(profile?.name && profile.department);

/** Undefined when the account service does not answer in time. */
export const waitingProfilesIn = oncePerRequest(async (context): Promise<number | undefined> => {
  try {
    const listed = context.get(moderationContext)?.list() ?? Promise.resolve([]);
    const found = await Promise.race([listed, setTimeout(longestWait, undefined, { ref: false })]);
    return found?.filter(needsDecision).length;
  } catch (error) {
    log.warn({ error }, "the profiles could not be counted");
    return undefined;
  }
});
