import { sql } from "kysely";
import type { Db } from "#app/lib/db/database.server.ts";
import type { UploadRow } from "#app/lib/db/tables.ts";
import { memberById } from "#app/people/accounts/member-rows.server.ts";
import type { AccountDependencies } from "#app/people/accounts/members.server.ts";
import { type AccountOwner, profilePath } from "#app/people/accounts/ports.server.ts";
import { type Profile, type Quota, quotas, stageOf } from "./profile.ts";

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto("uploads").values(row).execute();
}

export function uploadById(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

export function uploadsOf(db: Db, uid: string): Promise<UploadRow[]> {
  return db.selectFrom("uploads").selectAll().where("uid", "=", uid).execute();
}

export async function keepUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "not in", ids).execute();
}

export async function deleteUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "in", ids).execute();
}

/** In bytes; SQLite knows the length of each file without reading it. */
export async function sizeOfUploads(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom("uploads")
    .select(sql<number | null>`sum(length(bytes))`.as("size"))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** `gone`: no such entry; `full`: the list; `long`: the document; `changed`: concurrent changes interfered. */
export type ProfileChange = "kept" | "gone" | "full" | "long" | "changed";

export type Alter = (profile: Profile, room: Quota) => Profile | "gone" | "full";

export interface ProfileDocuments {
  /** If there is no profile yet, one with the account's data. */
  read: (person: AccountOwner) => Promise<Profile>;
  /** Call it within `changes`. A profile that is already too long may still become shorter. */
  alter: (person: AccountOwner, alter: Alter) => Promise<ProfileChange>;
}

export const sizeOf = (document: object): number => Buffer.byteLength(JSON.stringify(document));

const mostTries = 5;

export async function retried<Result>(change: () => Promise<Result | "changed">): Promise<Result | "changed"> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const result = await change();
    if (result !== "changed") return result;
  }
  return change();
}

export function createProfileDocuments({ db, documents, appId, now }: AccountDependencies): ProfileDocuments {
  async function stored({ uid, email, name }: AccountOwner) {
    const found = await documents.get({ uid }, profilePath(appId, uid));
    const empty = { uid, email, name, department: "", facultyId: "", createdAt: new Date(now()).toISOString() };
    return { profile: (found?.data as Profile | undefined) ?? empty, version: found?.version };
  }
  return {
    read: async (person) => (await stored(person)).profile,
    async alter(person, alter) {
      const { uid } = person;
      const member = await memberById(db, uid);
      if (!member) return "gone";
      const room = quotas[stageOf(member)];
      return retried(async () => {
        const { profile, version } = await stored(person);
        const altered = alter(profile, room);
        if (typeof altered === "string") return altered;
        const [before, after] = [sizeOf(profile), sizeOf(altered)];
        if (after > room.bytes && after > before) return "long";
        const fields = Object.entries(altered).filter(([, value]) => value !== undefined);
        return documents.set({ uid }, profilePath(appId, uid), Object.fromEntries(fields), version);
      });
    },
  };
}
