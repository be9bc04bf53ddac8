import { actorOf, staffById } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { Device } from "#app/platform/sign-in/device.ts";
import { createSessionKeeper } from "#app/platform/sign-in/sessions.server.ts";
import { proofLife, staffSessionLife } from "./session-life.ts";
import { confirmedAtOf, keepConfirmed } from "./sessions.rows.server.ts";

export interface StaffSession {
  id: string;
  actor: StaffActor;
  email: string;
  /** How many times all of this person's sessions were ended. */
  generation: number;
  /** The latest end of the session, in milliseconds since 1970. */
  endsAt: number;
  /** When its person last confirmed their identity. */
  confirmedAt: number;
}

/** The office's sessions. */
export interface StaffSessions {
  /**
   * Creates a session for a person who has passed both steps.
   * @returns the cookie's value; undefined when the account was suspended, or all its sessions were ended since this
   * generation was read.
   */
  begin: (uid: string, generation: number, userAgent: string) => Promise<string | undefined>;
  /** The session of a cookie; undefined when it has ended, or its person was suspended. Each use extends it. */
  find: (session: string) => Promise<StaffSession | undefined>;
  /** Whether the session's person has confirmed their identity within the last quarter of an hour. */
  isConfirmed: (session: StaffSession) => boolean;
  /** Records that they have just done so. */
  confirm: (session: StaffSession) => Promise<void>;
  /** The devices on which this session's person is signed in. */
  devices: (session: string) => Promise<Device[]>;
  /** Ends a session: this one, or that of another device of the same person. @returns whether there was one. */
  end: (session: string, device?: string) => Promise<boolean>;
}

type Parts = Pick<PlatformServices, "db" | "secret" | "now">;

/** Makes the sessions service. */
export function createStaffSessions({ db, secret, now }: Parts): StaffSessions {
  const { begin, find, devices, end } = createSessionKeeper({
    ...{ db, secret, now, table: "staffSessions", life: staffSessionLife },
    async personOf(uid) {
      const row = await staffById(db, uid);
      return row?.suspendedAt === null ? row : undefined;
    },
  });

  return {
    async begin(uid, generation, userAgent) {
      const begun = await begin(uid, generation, userAgent);
      if (begun) await keepConfirmed(db, begun.id, now());
      return begun?.token;
    },
    async find(session) {
      const found = await find(session);
      if (!found) return undefined;
      const { row, person, endsAt } = found;
      const confirmedAt = (await confirmedAtOf(db, row.id)) ?? 0;
      const { email, generation } = person;
      return { id: row.id, actor: actorOf(person), email, generation, endsAt, confirmedAt };
    },
    // If the clock is set back, an old confirmation must not stay valid longer.
    isConfirmed: ({ confirmedAt }) => Math.abs(now() - confirmedAt) < proofLife,
    confirm: ({ id }) => keepConfirmed(db, id, now()),
    devices,
    end,
  };
}
