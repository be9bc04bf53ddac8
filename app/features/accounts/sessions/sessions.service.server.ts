import type { AccountOwner } from "#app/features/accounts/person.ts";
import {
  copyUser,
  deleteStrayCopies,
  deleteUser,
  generationOf,
  raiseGeneration,
  userById,
} from "#app/features/accounts/users.rows.server.ts";
import { sessionIdle, sessionLongest } from "#app/platform/http/session-life.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { Device } from "#app/platform/sign-in/device.ts";
import { deleteSessionsOf } from "#app/platform/sign-in/sessions.rows.server.ts";
import { createSessionKeeper, type SessionLife } from "#app/platform/sign-in/sessions.server.ts";

export interface SignedIn {
  ok: true;
  person: AccountOwner;
  session: string;
}

export interface Sessions {
  /** @throws Error when there is no such account. */
  begin: (person: AccountOwner, userAgent: string) => Promise<SignedIn>;
  /** How many times all sessions of the account were ended; read it before checking a password. */
  generationOf: (email: string) => Promise<number>;
  /** Undefined if all sessions were ended (as by a new password) after `generation` was read. */
  beginIn: (generation: number, person: AccountOwner, userAgent: string) => Promise<SignedIn | undefined>;
  /** Each use extends the session by seven days, up to thirty days in total. */
  personOf: (session: string) => Promise<AccountOwner | undefined>;
  devicesOf: (session: string) => Promise<Device[]>;
  end: (session: string, device?: string) => Promise<boolean>;
  endAll: (uid: string) => Promise<void>;
  /** For a deleted account; also deletes the copy of a hosted one. */
  forget: (uid: string) => Promise<void>;
  tidy: () => Promise<void>;
}

interface Parts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  /** A hosted service has the accounts: each sign-in copies the person. */
  isHosted: boolean;
}

/** The most milliseconds between copying a person and adding their member row. */
const longestRegistration = 60 * 60_000;
const life: SessionLife = { idle: sessionIdle, longest: sessionLongest, extendEvery: 60 * 60 };

export function createSessions({ db, secret, now, isHosted }: Parts): Sessions {
  const personOf = (uid: string) => userById(db, uid);
  const sessions = createSessionKeeper({ db, secret, now, table: "sessions", life, personOf });

  async function beginIn(generation: number | undefined, person: AccountOwner, userAgent: string) {
    if (isHosted) await db.transaction().execute((tx) => copyUser(tx, person, now()));
    const begun = await sessions.begin(person.uid, generation, userAgent);
    return begun && ({ ok: true, person, session: begun.token } as const);
  }

  async function endAll(uid: string): Promise<void> {
    // The count also ends a session that begins at the same time.
    await db.transaction().execute(async (tx) => {
      await raiseGeneration(tx, uid);
      await deleteSessionsOf(tx, "sessions", uid);
    });
  }

  return {
    async begin(person, userAgent) {
      const begun = await beginIn(undefined, person, userAgent);
      if (!begun) throw new Error("There is no such account.");
      return begun;
    },
    generationOf: (email) => generationOf(db, emailKey(email)),
    beginIn,
    async personOf(session) {
      const found = await sessions.find(session);
      return found && { uid: found.person.uid, email: found.person.email, name: found.person.name };
    },
    devicesOf: sessions.devices,
    end: sessions.end,
    endAll,
    async forget(uid) {
      await endAll(uid);
      await deleteUser(db, uid);
    },
    async tidy() {
      // The embedded service has the accounts themselves, not copies. A registration copies the person before adding
      // the member.
      if (isHosted) await deleteStrayCopies(db, now() - longestRegistration);
    },
  };
}
