import { log } from "#app/log.server.ts";
import type { Actor } from "#app/platform/actor.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Count, TooMany } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import type { ServiceRefused } from "./ports/identity.server.ts";
import { NotReadyError, ServiceError } from "./ports/service-error.server.ts";
import type { RegisterFields } from "./schema.ts";
import type { SignedIn } from "./sessions/sessions.service.server.ts";
import type { UnfinishedRegistrations } from "./unfinished-registrations.service.server.ts";

export interface Registrations {
  register: (
    fields: RegisterFields,
    actor: Actor,
  ) => Promise<SignedIn | TooMany | ServiceRefused<"emailTaken" | "refused" | "profileFailed">>;
}

/** Registrations without a new account that cause no wait: from one network, and with one email address. */
const freeTries = 5;

export function createRegistrations(
  dependencies: AccountDependencies & { unfinished: UnfinishedRegistrations },
): Registrations {
  const { identity, sessions, members, knownDevices, limits, backoff, unfinished } = dependencies;

  return {
    async register({ password, ...profile }, from) {
      const { address, locale, userAgent, session } = from;
      const { name, email } = profile;
      const key = emailKey(email);
      // Slows down anyone who tests whether addresses are registered.
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
      const begun = await unfinished.begin(email);
      const created = await identity.create({ name, email, password }).catch(async (error) => {
        await begun.failed(error);
        throw error;
      });
      await limits.refund(...(created.ok ? ifTaken : ifOpened));
      if (!created.ok) await limits.refund(...ceiling);
      // The password was not even checked, so that nothing was revealed.
      const isBusy = !created.ok && created.reason !== "emailTaken";
      if (isBusy) await limits.refund(...ifTaken);
      if (created.ok || isBusy) for (const whose of [networkTries, account]) await backoff.refund(whose);
      if (!created.ok) {
        await begun.over();
        return created;
      }
      const { person } = created;
      let signedIn: SignedIn | undefined;
      try {
        await begun.opened(person.uid);
        signedIn = await sessions.begin(person, userAgent);
        await members.add(person, profile, locale);
        await begun.over();
      } catch (error) {
        log.error({ error }, "a profile could not be stored; its account is rolled back");
        await begun.failed(error);
        for (const count of [ifOpened, ceiling]) await limits.refund(...count);
        if (!signedIn || error instanceof NotReadyError) throw error;
        const said = error instanceof ServiceError ? error.said : undefined;
        return { ok: false, reason: "profileFailed", ...(said && { said }) };
      }
      await knownDevices.remember(person, from);
      if (session) await sessions.end(session);
      return signedIn;
    },
  };
}
