import type { Actor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { UnfinishedRegistrationRow } from "#app/lib/db/account-tables.ts";
import { emailKey, mailboxKey, networkOf } from "#app/lib/limits/address-keys.ts";
import type { Count, TooMany } from "#app/lib/limits/limits.server.ts";
import { log } from "#app/log.server.ts";
import type { RegisterFields } from "./login-forms.ts";
import {
  deleteUnfinished,
  insertUnfinished,
  memberById,
  setUnfinishedUid,
  unfinishedOf,
} from "./member-rows.server.ts";
import type { AccountDependencies } from "./members.server.ts";
import { NotReadyError, profilePath, ServiceError, type ServiceRefused } from "./ports.server.ts";
import type { SignedIn } from "./sessions.server.ts";

interface BegunRegistration {
  opened: (uid: string) => Promise<void>;
  over: () => Promise<void>;
  /** What cannot be undone now, or may arrive late, is left to the hourly sweep; until then nobody can sign in. */
  failed: (error: unknown) => Promise<void>;
}

interface UnfinishedRegistrations {
  /** Undoes first what an earlier registration with the same address has left. @throws Error */
  begin: (email: string) => Promise<BegunRegistration>;
  undoAll: () => Promise<void>;
}

/** Milliseconds after which a registration can no longer be in progress in any process. */
const longest = 2 * 60_000;

/** Milliseconds by which a service's clock may differ. */
const clockError = 60_000;

export function createUnfinishedRegistrations(dependencies: AccountDependencies): UnfinishedRegistrations {
  const { db, identity, documents, sessions, appId, now } = dependencies;

  /** Begun in this process; true while in progress. */
  const here = new Map<string, boolean>();

  async function accountOf({ uid, emailKey, startedAt }: UnfinishedRegistrationRow): Promise<string | undefined> {
    if (uid !== null) return uid;
    const found = await identity.find(emailKey);
    const openedAt = found && (await identity.openedAt(found.uid));
    // An older account was not created by this registration.
    return openedAt !== undefined && openedAt >= startedAt - clockError ? found?.uid : undefined;
  }

  /** Each step can be repeated. */
  async function undo(row: UnfinishedRegistrationRow): Promise<void> {
    const uid = await accountOf(row);
    if (uid === undefined || (await memberById(db, uid))) return;
    // The form was sent twice: the account belongs to the other registration, which completes or undoes it.
    if ((await unfinishedOf(db, row.emailKey)).some((other) => other.id !== row.id && other.uid === uid)) return;
    await documents.remove({ uid }, profilePath(appId, uid));
    await identity.remove(uid);
    await sessions.forget(uid);
  }

  const isUnderWay = ({ id, startedAt }: UnfinishedRegistrationRow) => here.get(id) ?? now() - startedAt < longest;

  async function finish(row: UnfinishedRegistrationRow): Promise<void> {
    await undo(row);
    // A request that timed out may still arrive.
    if (now() - row.startedAt < longest) return;
    await deleteUnfinished(db, row.id);
    here.delete(row.id);
  }

  return {
    async begin(email) {
      const key = emailKey(email);
      for (const row of await unfinishedOf(db, key)) if (!isUnderWay(row)) await finish(row);
      const row: UnfinishedRegistrationRow = { id: newId(), emailKey: key, uid: null, startedAt: now() };
      await insertUnfinished(db, row);
      here.set(row.id, true);
      const over = async () => {
        here.delete(row.id);
        await deleteUnfinished(db, row.id);
      };
      return {
        async opened(uid) {
          row.uid = uid;
          await setUnfinishedUid(db, row.id, uid);
        },
        over,
        async failed(error) {
          here.set(row.id, false);
          try {
            await undo(row);
            if (!(error instanceof ServiceError && error.isOpen)) await over();
          } catch (cause) {
            log.error({ error: cause }, "a registration was not undone in full; it will be retried");
          }
        },
      };
    },
    async undoAll() {
      for (const row of await unfinishedOf(db)) {
        if (isUnderWay(row)) continue;
        await finish(row).catch((error) => log.error({ error }, "a registration was not undone; it will be retried"));
      }
    },
  };
}

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
