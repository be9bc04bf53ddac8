import {
  type AccountDependencies,
  type AccountOwner,
  memberById,
  profilePath,
} from "#app/features/accounts/index.server.ts";
import { type Quota, quotas, stageOf } from "./quota.ts";
import type { Profile } from "./schema.ts";

/**
 * The result of a change: stored; or the entry does not exist, the list is full, the document is too long, or
 * concurrent changes kept interfering.
 */
export type ProfileChange = "kept" | "gone" | "full" | "long" | "changed";

/** Returns the changed profile, or why it is not changed. */
export type Alter = (profile: Profile, room: Quota) => Profile | "gone" | "full";

export interface ProfileDocuments {
  /** A member's profile; if there is none yet, one with the account's data. */
  read: (person: AccountOwner) => Promise<Profile>;
  /** Changes a profile; call it within `changes`. A profile that is already too long may still become shorter. */
  alter: (person: AccountOwner, alter: Alter) => Promise<ProfileChange>;
}

/** The size of a stored document in bytes. */
export const sizeOf = (document: object): number => Buffer.byteLength(JSON.stringify(document));

/** How often a change is retried when others change the document in between. */
const mostTries = 5;

/** Tries a change again when the document has changed since it was read. */
export async function retried<Result>(change: () => Promise<Result | "changed">): Promise<Result | "changed"> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const result = await change();
    if (result !== "changed") return result;
  }
  return change();
}

/** Makes the access to profile documents. */
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
