import type { Actor } from "#app/platform/actor.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { ServiceRefused } from "./ports/identity.server.ts";
import type { FacultyPorts } from "./ports/ports.server.ts";
import type { SignedIn } from "./sessions/sessions.service.server.ts";

const mostOvertaken = 3;

/** Starts over with the new password's hash if a password change has ended all sessions in between. */
export async function signInByPassword(
  { identity, sessions }: Pick<FacultyPorts, "identity" | "sessions">,
  { email, password, isKnown }: { email: string; password: string; isKnown: boolean },
  { userAgent }: Actor,
): Promise<SignedIn | TooMany | ServiceRefused<"wrongPassword" | "suspended" | "refused">> {
  for (let tries = 0; tries < mostOvertaken; tries += 1) {
    const generation = await sessions.generationOf(email);
    const checked = await identity.verifyPassword(email, password, isKnown ? "known" : "stranger");
    if (!checked.ok) return checked;
    const signedIn = await sessions.beginIn(generation, checked.person, userAgent);
    if (signedIn) return signedIn;
  }
  return { ok: false, reason: "wrongPassword" };
}
