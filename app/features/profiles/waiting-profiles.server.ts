import { setTimeout } from "node:timers/promises";
import { log } from "#app/log.server.ts";
import { oncePerRequest } from "#app/platform/http/once-per-request.server.ts";
import { moderationContext } from "./moderation.service.server.ts";
import type { ListedMember } from "./shown-profiles.server.ts";

/** How long a screen waits for the number, in milliseconds: every screen of the office shows it. */
const patience = 1000;

/** Whether somebody decides about a profile: it is complete, and not as it was approved. */
export const needsDecision = ({ member, profile, isChanged }: ListedMember): boolean =>
  member.erasingAt === null && member.suspendedAt === null && isChanged && Boolean(profile?.name && profile.department);

/** How many profiles wait for approval; undefined where the service of accounts does not answer soon. */
export const waitingProfilesIn = oncePerRequest(async (context): Promise<number | undefined> => {
  try {
    const listed = context.get(moderationContext)?.list() ?? Promise.resolve([]);
    const found = await Promise.race([listed, setTimeout(patience, undefined, { ref: false })]);
    return found?.filter(needsDecision).length;
  } catch (error) {
    log.warn({ error }, "the profiles could not be counted");
    return undefined;
  }
});
