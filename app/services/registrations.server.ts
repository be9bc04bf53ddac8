import type { RegisterFields } from "#app/forms/account.ts";
import { log } from "#app/log.server.ts";
import { profilePath } from "./documents.server.ts";
import type { Caller, FacultyGround } from "./faculty-ground.server.ts";
import type { SignedIn } from "./identity.server.ts";
import type { TooMany } from "./limits.server.ts";

/** Opens accounts. */
export interface Registrations {
  /** Opens an account with its profile and signs in; where the profile cannot be kept, nothing stays. */
  register: (
    fields: RegisterFields,
    caller: Caller,
  ) => Promise<SignedIn | TooMany | { ok: false; reason: "emailTaken" | "profileFailed" }>;
}

/** Puts together what opens accounts. */
export function createRegistrations(ground: FacultyGround): Registrations {
  const { identity, documents, members, limits, appId } = ground;

  /** Takes back what is there of a registration that failed. */
  async function undo(uid: string) {
    await identity.remove(uid);
    await documents.remove({ uid }, profilePath(appId, uid)).catch(() => {});
  }

  return {
    async register({ password, ...profile }, { address, locale, userAgent, session }) {
      const allowance = await limits.take(["registrationsOfAddress", address]);
      if (!allowance.ok) return allowance;
      const { name, email } = profile;
      const signedIn = await identity.signUp({ name, email, password }, userAgent);
      if (!signedIn.ok) return signedIn;
      const { person } = signedIn;
      try {
        await members.add(person, profile, locale);
      } catch (error) {
        log.error({ error }, "a profile could not be kept; its account is taken back");
        await undo(person.uid);
        return { ok: false, reason: "profileFailed" };
      }
      if (session) await identity.signOut(session);
      return signedIn;
    },
  };
}
