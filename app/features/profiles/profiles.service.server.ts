import { type AccountDependencies, draftPath, memberById, type Person } from "#app/features/accounts/index.server.ts";
import { newId } from "#app/platform/codes/codes.service.server.ts";
import { isSameData } from "#app/platform/db/same-data.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { Allowance } from "#app/platform/limits/limits.server.ts";
import { type Alter, type Change, createProfileDocuments, sizeOf } from "./profile-documents.server.ts";
import { downloadOf } from "./profile-download.server.ts";
import { createProfileFiles, type ProfileFiles } from "./profile-files.server.ts";
import { rooms, stageOf } from "./quota.ts";
import { type Profile, type ProfileFields, profileFields, type WorkFields, type WorkKind } from "./schema.ts";

/** What was typed into the profile's form and not yet saved. */
export type Draft = Record<string, string>;

/** What members do with their profiles. Each deed takes who asks, and touches what is theirs alone. */
export interface Profiles extends ProfileFiles {
  /** Counts a request for the dashboard, or for the file with all that is kept: each costs much more than a page. */
  allow: (person: Person, what: "dashboard" | "download") => Promise<Allowance>;
  read: (person: Person) => Promise<{ profile: Profile; draft: Draft | undefined }>;
  /** Puts the fields in the kept ones' place; the draft goes. */
  save: (person: Person, fields: ProfileFields) => Promise<Change>;
  keepDraft: (person: Person, draft: Draft) => Promise<Change>;
  dropDraft: (person: Person) => Promise<void>;
  /** Adds a work, or puts it in another's place. */
  saveWork: (person: Person, kind: WorkKind, fields: WorkFields, id?: string) => Promise<Change>;
  removeWork: (person: Person, kind: WorkKind, id: string) => Promise<Change>;
  /** All that is kept of a member, for them. */
  download: (member: Person & { session: string; row: MemberRow }) => Promise<object>;
}

/** Puts together what members do with their profiles. */
export function createProfiles(dependencies: AccountDependencies): Profiles {
  const { db, documents, limits, appId, changes } = dependencies;
  const profiles = createProfileDocuments(dependencies);

  const change = (person: Person, alter: Alter): Promise<Change> => changes(() => profiles.alter(person, alter));

  const draftOf = async ({ uid }: Person) => (await documents.get({ uid }, draftPath(appId, uid))) as Draft | undefined;

  const read = async (person: Person) => ({ profile: await profiles.read(person), draft: await draftOf(person) });

  return {
    allow: ({ uid }, what) => limits.consume([what === "dashboard" ? "requestsOfMember" : "downloadsOfMember", uid]),

    read,

    async save(person, fields) {
      const emptied = Object.fromEntries(profileFields.map((name) => [name, fields[name]]));
      const saved = await change(person, (profile) => ({ ...profile, ...emptied }) as Profile);
      if (saved === "kept") await documents.remove({ uid: person.uid }, draftPath(appId, person.uid));
      return saved;
    },

    keepDraft: ({ uid }, draft) =>
      changes(async () => {
        const member = await memberById(db, uid);
        if (!member) return "gone";
        if (sizeOf(draft) > rooms[stageOf(member)].bytes) return "long";
        await documents.set({ uid }, draftPath(appId, uid), draft);
        return "kept";
      }),

    async dropDraft({ uid }) {
      await documents.remove({ uid }, draftPath(appId, uid));
    },

    saveWork: (person, kind, fields, id) =>
      change(person, (profile, room) => {
        const works = profile[kind] ?? [];
        if (id === undefined) {
          // Whoever heard nothing of the first time sends it once more.
          if (works.some(({ id: _id, ...kept }) => isSameData(kept, fields))) return profile;
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
        // An empty list goes, so that the profile is again as one that never had it.
        return left.length < works.length ? { ...profile, [kind]: left.length > 0 ? left : undefined } : "gone";
      }),

    ...createProfileFiles(dependencies, profiles),

    download: async (member) => downloadOf(dependencies, await read(member), member),
  };
}
