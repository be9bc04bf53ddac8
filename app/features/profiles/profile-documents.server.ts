import {
  type AccountDependencies,
  type AccountOwner,
  memberById,
  profilePath,
} from "#app/features/accounts/index.server.ts";
import { type Quota, quotas, stageOf } from "./quota.ts";
import type { Profile } from "./schema.ts";

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
