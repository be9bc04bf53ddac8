import { createContext } from "react-router";
import {
  type AccountDependencies,
  type AccountOwner,
  draftPath,
  memberById,
} from "#app/features/accounts/index.server.ts";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { Allowance } from "#app/platform/limits/limits.server.ts";
import { type Alter, createProfileDocuments, type ProfileChange, retried, sizeOf } from "./profile-documents.server.ts";
import { downloadOf } from "./profile-download.server.ts";
import { createProfileFiles, type ProfileFiles } from "./profile-files.server.ts";
import { quotas, stageOf } from "./quota.ts";
import { type Profile, type ProfileFields, profileFields, type WorkFields, type WorkKind } from "./schema.ts";

export type Draft = Record<string, string>;

/** Each action takes the person and affects only that person's data. */
export interface Profiles extends ProfileFiles {
  /** Consumes a request for the dashboard, or for the data download: each costs much more than a page. */
  allow: (person: AccountOwner, what: "dashboard" | "download") => Promise<Allowance>;
  read: (person: AccountOwner) => Promise<{ profile: Profile; draft: Draft | undefined }>;
  save: (person: AccountOwner, fields: ProfileFields) => Promise<ProfileChange>;
  keepDraft: (person: AccountOwner, draft: Draft) => Promise<ProfileChange>;
  dropDraft: (person: AccountOwner) => Promise<void>;
  saveWork: (person: AccountOwner, kind: WorkKind, fields: WorkFields, id?: string) => Promise<ProfileChange>;
  removeWork: (person: AccountOwner, kind: WorkKind, id: string) => Promise<ProfileChange>;
  download: (member: AccountOwner & { session: string; row: MemberRow }) => Promise<object>;
}

export function createProfiles(dependencies: AccountDependencies): Profiles {
  const { db, documents, limits, appId, changes } = dependencies;
  const profiles = createProfileDocuments(dependencies);

  const change = (person: AccountOwner, alter: Alter): Promise<ProfileChange> =>
    changes(person.uid, () => profiles.alter(person, alter));

  async function read(person: AccountOwner) {
    const { uid } = person;
    const profile = await profiles.read(person);
    const draft = (await documents.get({ uid }, draftPath(appId, uid)))?.data as Draft | undefined;
    // What was saved is no longer a draft, even if the draft could not be deleted.
    const isSaved =
      draft && Object.entries(draft).every(([name, text]) => text === (profile[name as keyof Profile] ?? ""));
    return { profile, draft: isSaved ? undefined : draft };
  }

  return {
    allow: ({ uid }, what) => limits.consume([what === "dashboard" ? "requestsOfMember" : "downloadsOfMember", uid]),

    read,

    async save(person, fields) {
      const emptied = Object.fromEntries(profileFields.map((name) => [name, fields[name]]));
      const saved = await change(person, (profile) => ({ ...profile, ...emptied }) as Profile);
      const { uid } = person;
      if (saved === "kept")
        await documents
          .remove({ uid }, draftPath(appId, uid))
          .catch((error) => log.error({ error }, "the draft of a saved profile could not be deleted"));
      return saved;
    },

    keepDraft: ({ uid }, draft) =>
      changes(uid, async () => {
        const member = await memberById(db, uid);
        if (!member) return "gone";
        if (sizeOf(draft) > quotas[stageOf(member)].bytes) return "long";
        const path = draftPath(appId, uid);
        return retried(async () => {
          const before = await documents.get({ uid }, path);
          return documents.set({ uid }, path, draft, before?.version);
        });
      }),

    async dropDraft({ uid }) {
      await documents.remove({ uid }, draftPath(appId, uid));
    },

    saveWork: (person, kind, fields, id) =>
      change(person, (profile, room) => {
        const works = profile[kind] ?? [];
        if (id === undefined) {
          // The same work was sent twice, since the first response was lost.
          if (works.some(({ id: _id, ...stored }) => isSameData(stored, fields))) return profile;
          if (works.length >= room.works) return "full";
          return { ...profile, [kind]: [...works, { ...fields, id: newId() }] };
        }
        if (!works.some((each) => each.id === id)) return "gone";
        return { ...profile, [kind]: works.map((each) => (each.id === id ? { ...fields, id } : each)) };
      }),

    removeWork: (person, kind, id) =>
      change(person, (profile) => {
        const works = profile[kind] ?? [];
        const left = works.filter((each) => each.id !== id);
        // An empty list is removed, so that the profile equals one that never had it.
        return left.length < works.length ? { ...profile, [kind]: left.length > 0 ? left : undefined } : "gone";
      }),

    ...createProfileFiles(dependencies, profiles),

    download: async (member) => downloadOf(dependencies, await read(member), member),
  };
}

/** Undefined when the account services are not ready. */
export const profilesContext = createContext<Profiles | undefined>();
