import type { Kysely } from "kysely";
import type { Device } from "#app/features/accounts/index.ts";
import { actorOf, staffById } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { createStaffAuth } from "./better-auth.server.ts";
import { proofLife, staffLongest } from "./session-life.ts";
import { confirmedAtOf, keepConfirmed } from "./sessions.rows.server.ts";

/** A person of the office in a session. */
export interface StaffSession {
  id: string;
  actor: StaffActor;
  email: string;
  /** How often all sessions of this person were ended before. */
  generation: number;
  /** When the session ends at the latest, in milliseconds since 1970. */
  endsAt: number;
  /** When its person last proved who they are. */
  confirmedAt: number;
}

/** The sessions of the office. */
export interface StaffSessions {
  /**
   * Signs in a person who has passed both steps. @returns the session for the cookie; undefined when the account was
   * suspended, or all its sessions were ended since this generation was read.
   */
  begin: (uid: string, generation: number, userAgent: string) => Promise<string | undefined>;
  /** The session that a cookie has; undefined when it has ended, or its person was suspended. Each use extends it. */
  find: (session: string) => Promise<StaffSession | undefined>;
  /** Whether the person of a session has proved within the last quarter of an hour who they are. */
  isConfirmed: (session: StaffSession) => boolean;
  /** Notes that they have just done so. */
  confirm: (session: StaffSession) => Promise<void>;
  /** The devices of the person with this session. */
  devices: (session: string) => Promise<Device[]>;
  /** Ends a session: this one, or that of another device of the same person. @returns whether there was one. */
  end: (session: string, device?: string) => Promise<boolean>;
}

interface Parts {
  db: Kysely<Tables>;
  secret: Secret;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The headers of a request in a session. */
const as = (session: string) => new Headers({ authorization: `Bearer ${session}` });

/** Puts the sessions together. */
export function createStaffSessions({ db, secret, siteUrl, now }: Parts): StaffSessions {
  const { api } = createStaffAuth({ db, secret, siteUrl });
  const endOf = ({ createdAt }: { createdAt: Date }) => createdAt.getTime() + staffLongest * 1000;

  /** better-auth itself only ends unused sessions. Characters that no session has cannot be put into a header. */
  async function current(session: string) {
    const found = /^[\w.%+/=-]+$/.test(session) ? await api.getSession({ headers: as(session) }) : null;
    return found && endOf(found.session) > now() ? found : undefined;
  }

  async function end(session: string, device?: string): Promise<boolean> {
    const found = await current(session);
    if (!found) return false;
    const headers = as(session);
    const all = device ? await api.listSessions({ headers }) : [found.session];
    const token = device ? all.find(({ id }) => id === device)?.token : found.session.token;
    if (token === undefined) return false;
    await api.revokeSession({ body: { token }, headers });
    return true;
  }

  return {
    async begin(uid, generation, userAgent) {
      const browser = new Headers({ "user-agent": userAgent });
      const begun = await api.begin({ body: { userId: uid }, headers: browser, returnHeaders: true });
      const session = begun.headers.get("set-auth-token") ?? "";
      await keepConfirmed(db, begun.response.id, now());
      // Read after it began: ending all sessions in between has deleted this one too, or shows here.
      const row = await staffById(db, uid);
      if (row?.generation === generation && row.suspendedAt === null) return session;
      await end(session);
      return undefined;
    },
    async find(session) {
      const found = await current(session);
      const row = found && (await staffById(db, found.user.id));
      if (!row || row.suspendedAt !== null) return undefined;
      const confirmedAt = (await confirmedAtOf(db, found.session.id)) ?? 0;
      const { id } = found.session;
      const { email, generation } = row;
      return { id, actor: actorOf(row), email, generation, endsAt: endOf(found.session), confirmedAt };
    },
    // A clock that was set back must not make an old proof last.
    isConfirmed: ({ confirmedAt }) => Math.abs(now() - confirmedAt) < proofLife,
    confirm: ({ id }) => keepConfirmed(db, id, now()),
    async devices(session) {
      const found = await current(session);
      const all = found ? await api.listSessions({ headers: as(session) }) : [];
      return all
        .filter((each) => endOf(each) > now())
        .map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          userAgent: userAgent ?? "",
          signedInAt: createdAt.getTime(),
          seenAt: updatedAt.getTime(),
          isThis: id === found?.session.id,
        }));
    },
    end,
  };
}
