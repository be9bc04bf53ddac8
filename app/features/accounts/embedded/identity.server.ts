import type { Kysely } from "kysely";
import type { IdentityService, Person, SignedIn } from "#app/features/accounts/ports/identity.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { sessionLongest } from "#app/platform/http/session-life.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { createBetterAuth, longestPassword, withHash } from "./better-auth.server.ts";
import { as, from, personIn, signedIn, unless } from "./better-auth-calls.server.ts";
import { replacePasswordHash } from "./credentials.rows.server.ts";
import { readToken, tokenLife } from "./custom-token.server.ts";
import { createPasswordHash, type HashCost } from "./password-hash.server.ts";
import { createPasswordQueues } from "./password-queues.server.ts";
import { isTokenUsed, markTokenUnused, markTokenUsed } from "./used-tokens.rows.server.ts";

interface Parts {
  db: Kysely<Tables>;
  secret: Secret;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The cost of hashing a password; lower in tests. */
  hashCost?: HashCost | undefined;
}

/** The identity service on the site's own store. */
export function createEmbeddedIdentity({ db, secret, siteUrl, now, hashCost }: Parts): IdentityService {
  const auth = createBetterAuth({ db, secret, siteUrl });
  const { api } = auth;
  const queues = createPasswordQueues();
  const passwords = createPasswordHash(hashCost);

  /** Whether a session began too long ago; better-auth itself only ends unused sessions. */
  const isOld = ({ createdAt }: { createdAt: Date }) => createdAt.getTime() + sessionLongest * 1000 <= now();

  /** Characters that no session has cannot be put into a header, so they are refused here. */
  async function sessionOf(session: string) {
    const found = /^[\w.%+/=-]+$/.test(session) ? await api.getSession({ headers: as(session) }) : null;
    return found && !isOld(found.session) ? found : null;
  }

  async function find(email: string): Promise<Person | undefined> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(emailKey(email));
    return found ? personIn(found.user) : undefined;
  }

  /** The hash of a person's password; undefined when they have no password. */
  async function hashOf(uid: string | undefined): Promise<string | undefined> {
    const { internalAdapter } = await auth.$context;
    return (uid !== undefined && (await internalAdapter.findCredentialAccount(uid))?.password) || undefined;
  }

  const isRight = async (hash: string | undefined, password: string) =>
    password.length <= longestPassword && passwords.isPasswordOf(hash, password);

  /** Hashes a password again when its hash was made with other parameters; it may have been changed in the meantime. */
  async function renewHash(uid: string, hash: string, password: string): Promise<void> {
    if (!passwords.isOutdated(hash)) return;
    const renewed = await queues.signIns(() => passwords.hash(password));
    if (renewed.ok) await replacePasswordHash(db, uid, hash, renewed.value);
  }

  async function signOut(session: string, device?: string): Promise<boolean> {
    const current = await sessionOf(session);
    if (!current) return false;
    const headers = as(session);
    const all = device ? await api.listSessions({ headers }) : [current.session];
    const token = device ? all.find(({ id }) => id === device)?.token : current.session.token;
    if (token === undefined) return false;
    await api.revokeSession({ body: { token }, headers });
    return true;
  }

  async function signInProven(uid: string, userAgent: string): Promise<SignedIn> {
    const answer = await api.signInProven({ body: { userId: uid }, headers: from(userAgent), returnHeaders: true });
    return signedIn(answer);
  }

  async function createWithoutPassword(email: string, name: string): Promise<Person> {
    const { internalAdapter } = await auth.$context;
    const user = { email: emailKey(email), name, emailVerified: true };
    return personIn(await internalAdapter.createUser(user, { method: "admin" }));
  }

  return {
    async signUp(fields, userAgent) {
      const hashed = await queues.changes(() => passwords.hash(fields.password));
      if (!hashed.ok) return hashed;
      const body = { ...fields, email: emailKey(fields.email) };
      const signUp = withHash(hashed.value, () =>
        api.signUpEmail({ body, headers: from(userAgent), returnHeaders: true }),
      );
      const taken = unless(["USER_ALREADY_EXISTS", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"], signUp);
      // When one address is registered twice at once, the store refuses the second.
      const answer = await taken.catch(async (error) => {
        if ((await find(body.email)) === undefined) throw error;
      });
      return answer ? signedIn(answer) : { ok: false, reason: "emailTaken" };
    },
    async signIn(email, password, userAgent, isKnown = false) {
      const person = await find(email);
      const hash = await hashOf(person?.uid);
      const enqueue = isKnown ? queues.knownSignIns : queues.signIns;
      const checked = await enqueue(() => isRight(hash, password));
      if (!checked.ok) return checked;
      if (person === undefined || hash === undefined || !checked.value) return undefined;
      const { uid } = person;
      const begun = await signInProven(uid, userAgent);
      // A password change in the meantime ended every session, so none may start with the old password.
      const hashNow = await hashOf(uid);
      if (hashNow !== hash && !(await isRight(hashNow, password))) {
        await signOut(begun.session);
        return undefined;
      }
      await renewHash(uid, hash, password);
      return begun;
    },
    async signInWithToken(token, userAgent) {
      const claims = readToken(secret, token, now());
      if (!claims || !(await markTokenUsed(db, claims.id, now() + tokenLife))) return undefined;
      try {
        const person = (await find(claims.email)) ?? (await createWithoutPassword(claims.email, claims.name));
        return await signInProven(person.uid, userAgent);
      } catch (error) {
        await markTokenUnused(db, claims.id);
        throw error;
      }
    },
    async isTokenGood(token) {
      const claims = readToken(secret, token, now());
      return claims !== undefined && !(await isTokenUsed(db, claims.id));
    },
    signInProven,
    find,
    async personOf(session) {
      const found = await sessionOf(session);
      return found ? personIn(found.user) : undefined;
    },
    async devicesOf(session) {
      const current = await sessionOf(session);
      const all = current && (await unless(["UNAUTHORIZED"], api.listSessions({ headers: as(session) })));
      const living = (all ?? []).filter((each) => !isOld(each));
      return living.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        userAgent: userAgent ?? "",
        signedInAt: createdAt.getTime(),
        seenAt: updatedAt.getTime(),
        isThis: id === current?.session.id,
      }));
    },
    signOut,
    async signOutEverywhere(uid) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteUserSessions(uid);
    },
    hasPassword: async (uid) => (await hashOf(uid)) !== undefined,
    async checkPassword(uid, password) {
      const hash = await hashOf(uid);
      const checked = await queues.changes(() => isRight(hash, password));
      if (!checked.ok) return checked;
      return hash !== undefined && checked.value ? { ok: true } : { ok: false, reason: "wrongPassword" };
    },
    async setPassword(uid, password) {
      const hash = await queues.proven(() => passwords.hash(password));
      const { internalAdapter } = await auth.$context;
      if (await internalAdapter.findCredentialAccount(uid)) await internalAdapter.updatePassword(uid, hash);
      else
        await internalAdapter.createAccount({ userId: uid, accountId: uid, providerId: "credential", password: hash });
      // Only now: before, the old password could still start one.
      await internalAdapter.deleteUserSessions(uid);
    },
    async removePassword(uid) {
      const { internalAdapter } = await auth.$context;
      const credential = await internalAdapter.findCredentialAccount(uid);
      if (credential) await internalAdapter.deleteAccount(credential.id);
      // Only now: before, the password could still start one.
      await internalAdapter.deleteUserSessions(uid);
      return credential !== null;
    },
    async remove(uid) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteUserSessions(uid);
      await internalAdapter.deleteUser(uid);
    },
  };
}
