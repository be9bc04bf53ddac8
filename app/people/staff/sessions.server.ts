import type { PlatformServices } from "#app/cms/services.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Device } from "#app/lib/sign-in/device.ts";
import { createSessionKeeper, deleteSessionsOf, type SessionLife } from "#app/lib/sign-in/sessions.server.ts";
import { actorOf, staffById } from "./staff-users.server.ts";

const hour = 60 * 60;
/** Seconds after which an office session ends even if it is used. */
export const staffLongest = 7 * 24 * hour;
const staffSessionLife: SessionLife = { idle: 12 * hour, longest: staffLongest, extendEvery: hour / 6 };
/** Milliseconds for which a confirmation by password or code is valid for sensitive actions. */
const proofLife = 15 * 60_000;

async function confirmedAtOf(db: Db, id: string): Promise<number | undefined> {
  const found = db.selectFrom("staffSessions").select("confirmedAt").where("id", "=", id);
  return (await found.executeTakeFirst())?.confirmedAt;
}

async function keepConfirmed(db: Db, id: string, confirmedAt: number): Promise<void> {
  await db.updateTable("staffSessions").set({ confirmedAt }).where("id", "=", id).execute();
}

/** The session `but` goes on even if all were just ended. */
export async function deleteStaffSessions(db: Db, userId: string, but = ""): Promise<void> {
  await deleteSessionsOf(db, "staffSessions", userId, but);
  if (!but) return;
  await db
    .updateTable("staffSessions")
    .set((is) => ({
      generation: is.selectFrom("staffUsers").select("generation").where("id", "=", userId).$asScalar(),
    }))
    .where("id", "=", but)
    .execute();
}

export interface StaffSession {
  id: string;
  actor: StaffActor;
  email: string;
  /** How many times all of this person's sessions were ended. */
  generation: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  confirmedAt: number;
}

export interface StaffSessions {
  /** @returns the cookie's value; undefined when suspended, or when all sessions ended since `generation` was read. */
  begin: (uid: string, generation: number, userAgent: string) => Promise<string | undefined>;
  /** Each use extends the session; undefined when it has ended, or its person was suspended. */
  find: (session: string) => Promise<StaffSession | undefined>;
  isConfirmed: (session: StaffSession) => boolean;
  confirm: (session: StaffSession) => Promise<void>;
  devices: (session: string) => Promise<Device[]>;
  /** Ends this session, or that of another device of the same person. @returns whether there was one. */
  end: (session: string, device?: string) => Promise<boolean>;
}

type Parts = Pick<PlatformServices, "db" | "secret" | "now">;

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
