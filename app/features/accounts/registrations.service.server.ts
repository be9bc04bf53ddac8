import { log } from "#app/log.server.ts";
import type { Actor } from "#app/platform/actor.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Count, TooMany } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import { profilePath } from "./ports/documents.server.ts";
import type { Refused } from "./ports/identity.server.ts";
import type { RegisterFields } from "./schema.ts";
import type { SignedIn } from "./sessions/sessions.service.server.ts";

/** Registers accounts. */
export interface Registrations {
  /**
   * Creates an account with its profile and signs in; when the profile cannot be stored, the account is removed again.
   */
  register: (
    fields: RegisterFields,
    actor: Actor,
  ) => Promise<SignedIn | TooMany | Refused<"emailTaken" | "refused" | "profileFailed">>;
}

/** Registrations without a new account that cause no wait: from one network, and with one email address. */
const freeTries = 5;

/** Puts together the registration service. */
export function createRegistrations(dependencies: AccountDependencies): Registrations {
  const { identity, documents, sessions, members, knownDevices, limits, backoff, appId } = dependencies;

  /** Rolls back a failed registration. @throws Error when the account cannot be removed. */
  async function undo(uid: string) {
    const path = profilePath(appId, uid);
    const [account, document] = await Promise.allSettled([identity.remove(uid), documents.remove({ uid }, path)]);
    if (document.status === "rejected") log.error({ error: document.reason }, "a profile could not be rolled back");
    if (account.status === "rejected") throw account.reason;
    await sessions.forget(uid);
  }

  return {
    async register({ password, ...profile }, from) {
      const { address, locale, userAgent, session } = from;
      const { name, email } = profile;
      const key = emailKey(email);
      // Slows down anyone who tests many addresses, or one again and again, for whether they are registered.
      const [networkTries, account] = [`registering from ${networkOf(address)}`, `registering ${key}`];
      const slow = await backoff.consume([networkTries, freeTries], [account, freeTries]);
      if (!slow.ok) return slow;
      // Both are consumed before it is known which of them counts: a refusal must not reveal whether the address is
      // registered.
      const ifTaken: Count = ["takenAnswersOfNetwork", networkOf(address)];
      const ifOpened: Count = ["registrationMailsOfEmail", mailboxKey(email)];
      const ceiling: Count = ["confirmationsOfAll", "faculty"];
      const allowance = await limits.consume(["registrationsOfAddress", address], ifTaken, ifOpened, ceiling);
      if (!allowance.ok) return allowance;
      const created = await identity.create({ name, email, password });
      await limits.refund(...(created.ok ? ifTaken : ifOpened));
      if (!created.ok) await limits.refund(...ceiling);
      // The password was not even looked at: that revealed nothing.
      const isBusy = !created.ok && created.reason !== "emailTaken";
      if (isBusy) await limits.refund(...ifTaken);
      if (created.ok || isBusy) for (const whose of [networkTries, account]) await backoff.refund(whose);
      if (!created.ok) return created;
      const { person } = created;
      const signedIn = await sessions.begin(person, userAgent).catch(async (error) => {
        await undo(person.uid);
        throw error;
      });
      try {
        await members.add(person, profile, locale);
      } catch (error) {
        log.error({ error }, "a profile could not be stored; its account is rolled back");
        await undo(person.uid);
        for (const count of [ifOpened, ceiling]) await limits.refund(...count);
        return { ok: false, reason: "profileFailed" };
      }
      await knownDevices.remember(person, from);
      if (session) await sessions.end(session);
      return signedIn;
    },
  };
}
