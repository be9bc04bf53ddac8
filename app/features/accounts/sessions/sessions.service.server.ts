import { isAPIError } from "better-auth/api";
import type { Kysely } from "kysely";
import type { Device } from "#app/features/accounts/device.ts";
import type { AccountOwner } from "#app/features/accounts/person.ts";
import {
  copyUser,
  deleteStrayCopies,
  deleteUser,
  generationOf,
  raiseGeneration,
} from "#app/features/accounts/users.rows.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { sessionLongest } from "#app/platform/http/session-life.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { createBetterAuth } from "./better-auth.server.ts";

/** A person who has just signed in; `session` is stored as a cookie in their browser. */
export interface SignedIn {
  ok: true;
  person: AccountOwner;
  session: string;
}

/** The sessions of everyone who is signed in. */
export interface Sessions {
  /** Signs in a person who has proven their identity. @throws Error when there is no such account. */
  begin: (person: AccountOwner, userAgent: string) => Promise<SignedIn>;
  /** How often all sessions of an address's account were ended: read it before a password is checked. */
  generationOf: (email: string) => Promise<number>;
  /**
   * Signs in a person whose password was checked after the generation was read; undefined when all their sessions
   * have ended since, as a change of the password does.
   */
  beginIn: (generation: number, person: AccountOwner, userAgent: string) => Promise<SignedIn | undefined>;
  /** The person of a session; each use extends it by seven days, up to thirty days after it began. */
  personOf: (session: string) => Promise<AccountOwner | undefined>;
  /** The devices of the person with this session. */
  devicesOf: (session: string) => Promise<Device[]>;
  /** Ends a session: this one, or another device's of the same person. @returns whether there was one. */
  end: (session: string, device?: string) => Promise<boolean>;
  /** Ends every session of a person. */
  endAll: (uid: string) => Promise<void>;
  /** Ends every session of a person whose account is deleted, and deletes the copy of a hosted account. */
  forget: (uid: string) => Promise<void>;
  /** Deletes the copies of hosted accounts that belong to no member any more. */
  tidy: () => Promise<void>;
}

interface Parts {
  db: Kysely<Tables>;
  secret: Secret;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether the accounts are a hosted service's: then each sign-in copies the person. */
  isHosted: boolean;
}

/** Milliseconds from the copy of a person to their member, at most. */
const longestRegistration = 60 * 60_000;

/** The headers of a request in a session. */
const as = (session: string) => new Headers({ authorization: `Bearer ${session}` });

/** The answer; undefined when better-auth refuses the session. @throws any other error. */
async function unlessSignedOut<Outcome>(call: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && error.body?.code === "UNAUTHORIZED") return undefined;
    throw error;
  }
}

/** Puts the sessions together. */
export function createSessions({ db, secret, siteUrl, now, isHosted }: Parts): Sessions {
  const auth = createBetterAuth({ db, secret, siteUrl });
  const { api } = auth;

  /** Whether a session began too long ago; better-auth itself only ends unused sessions. */
  const isOld = ({ createdAt }: { createdAt: Date }) => createdAt.getTime() + sessionLongest * 1000 <= now();

  /** Characters that no session has cannot be put into a header, so they are refused here. */
  async function sessionOf(session: string) {
    const found = /^[\w.%+/=-]+$/.test(session) ? await api.getSession({ headers: as(session) }) : null;
    return found && !isOld(found.session) ? found : null;
  }

  async function begin(person: AccountOwner, userAgent: string): Promise<SignedIn> {
    if (isHosted) await db.transaction().execute((tx) => copyUser(tx, person, now()));
    const browser = new Headers({ "user-agent": userAgent });
    const { headers } = await api.begin({ body: { userId: person.uid }, headers: browser, returnHeaders: true });
    return { ok: true, person, session: headers.get("set-auth-token") ?? "" };
  }

  async function end(session: string, device?: string): Promise<boolean> {
    const current = await sessionOf(session);
    if (!current) return false;
    const headers = as(session);
    const all = device ? await api.listSessions({ headers }) : [current.session];
    const token = device ? all.find(({ id }) => id === device)?.token : current.session.token;
    if (token === undefined) return false;
    await api.revokeSession({ body: { token }, headers });
    return true;
  }

  async function endAll(uid: string): Promise<void> {
    // Counted first, and apart: one that begins meanwhile is deleted, or sees the count.
    await raiseGeneration(db, uid);
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteUserSessions(uid);
  }

  return {
    begin,
    generationOf: (email) => generationOf(db, { email: emailKey(email) }),
    async beginIn(generation, person, userAgent) {
      const begun = await begin(person, userAgent);
      if ((await generationOf(db, { id: person.uid })) === generation) return begun;
      await end(begun.session);
      return undefined;
    },
    async personOf(session) {
      const found = await sessionOf(session);
      return found ? { uid: found.user.id, email: found.user.email, name: found.user.name } : undefined;
    },
    async devicesOf(session) {
      const current = await sessionOf(session);
      const all = current && (await unlessSignedOut(api.listSessions({ headers: as(session) })));
      const living = (all ?? []).filter((each) => !isOld(each));
      return living.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        userAgent: userAgent ?? "",
        signedInAt: createdAt.getTime(),
        seenAt: updatedAt.getTime(),
        isThis: id === current?.session.id,
      }));
    },
    end,
    endAll,
    async forget(uid) {
      await endAll(uid);
      await deleteUser(db, uid);
    },
    async tidy() {
      // The embedded service has no copies, but the accounts themselves. A registration copies the person first.
      if (isHosted) await deleteStrayCopies(db, now() - longestRegistration);
    },
  };
}
