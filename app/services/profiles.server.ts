import {
  filesOf,
  type Profile,
  type ProfileFields,
  type ProfileFile,
  profileFields,
  type WorkFields,
  type WorkKind,
  workKinds,
} from "#app/forms/profile.ts";
import { memberById } from "#app/store/members.server.ts";
import type { MemberRow, UploadKind, UploadRow } from "#app/store/tables.ts";
import { insertUpload, keepUploads, uploadsOf } from "#app/store/uploads.server.ts";
import { cleanUpload, type UploadRefusal } from "./clean-upload.server.ts";
import { newId } from "./codes.server.ts";
import { draftPath, profilePath } from "./documents.server.ts";
import type { FacultyGround } from "./faculty-ground.server.ts";
import type { Person } from "./identity.server.ts";
import { busy, type TooMany } from "./limits.server.ts";
import { approvedOf } from "./publications.server.ts";
import { isSameData } from "./same-data.ts";

/** What was typed into the profile's form and not yet saved. */
export type Draft = Record<string, string>;

/** Files that are made anew at once, or wait for it. */
const mostUploading = 8;

/** Works that a list takes. */
const longestList = 200;

/** What members do with their profiles. Each deed takes who asks, and touches what is theirs alone. */
export interface Profiles {
  read: (person: Person) => Promise<{ profile: Profile; draft: Draft | undefined }>;
  /** Puts the fields in the kept ones' place; the draft goes. */
  save: (person: Person, fields: ProfileFields) => Promise<void>;
  keepDraft: (person: Person, draft: Draft) => Promise<void>;
  dropDraft: (person: Person) => Promise<void>;
  /** Adds a work, or puts it in another's place; tells whether that was there, and the list is not full. */
  saveWork: (person: Person, kind: WorkKind, fields: WorkFields, id?: string) => Promise<boolean>;
  removeWork: (person: Person, kind: WorkKind, id: string) => Promise<boolean>;
  /** Keeps a file, made anew, in the place of the one before. */
  upload: (person: Person, kind: UploadKind, bytes: Uint8Array) => Promise<{ ok: true } | TooMany | UploadRefusal>;
  removeUpload: (person: Person, kind: UploadKind) => Promise<void>;
  /** All that is kept of a member, for them. */
  download: (member: Person & { session: string; row: MemberRow }) => Promise<object>;
}

/** A time in milliseconds since 1970 as ISO 8601. */
const dateOf = (time: number): string => new Date(time).toISOString();

const timeOf = (time: number | null) => (time === null ? null : dateOf(time));

/** Puts together what members do with their profiles. */
export function createProfiles(ground: FacultyGround): Profiles {
  const { db, identity, documents, limits, audit, appId, now, changes } = ground;
  /** Members whose file is being made anew, one each. */
  const uploading = new Set<string>();

  async function profileOf({ uid, email, name }: Person): Promise<Profile> {
    const kept = await documents.get({ uid }, profilePath(appId, uid));
    const empty = { uid, email, name, department: "", facultyId: "", createdAt: new Date(now()).toISOString() };
    return (kept as Profile | undefined) ?? empty;
  }

  /** To be called within `changes`. */
  async function alterProfile(person: Person, alter: (profile: Profile) => Profile | undefined): Promise<boolean> {
    const changed = (await memberById(db, person.uid)) && alter(await profileOf(person));
    if (changed === undefined) return false;
    const fields = Object.entries(changed).filter(([, value]) => value !== undefined);
    await documents.set({ uid: person.uid }, profilePath(appId, person.uid), Object.fromEntries(fields));
    return true;
  }

  const change = (person: Person, alter: (profile: Profile) => Profile | undefined): Promise<boolean> =>
    changes(() => alterProfile(person, alter));

  const draftOf = async ({ uid }: Person) => (await documents.get({ uid }, draftPath(appId, uid))) as Draft | undefined;

  /**
   * Erases files that neither the profile nor its published copy shows. In one transaction, since the office's command
   * may approve at the same moment.
   */
  async function tidyUploads(person: Person) {
    const profile = await profileOf(person);
    await db.transaction().execute(async (rows) => {
      const published = approvedOf(await memberById(rows, person.uid));
      await keepUploads(rows, person.uid, [profile, published].flatMap(filesOf));
    });
  }

  /** Keeps a file, made anew, in the place of the one before. */
  async function keepFile(person: Person, kind: UploadKind, bytes: Uint8Array) {
    const { uid } = person;
    const allowance = await limits.take(["uploadsOfMember", uid]);
    if (!allowance.ok) return allowance;
    const cleaned = await cleanUpload(kind, bytes);
    if (!cleaned.ok) return cleaned;
    const { bytes: clean, ...facts } = cleaned.file;
    const file: ProfileFile = { id: newId(), ...facts };
    const row: UploadRow = { id: file.id, uid, kind, type: facts.type, bytes: clean, createdAt: now() };
    // One turn for all of it: no other change erases the file before the profile shows it.
    await changes(async () => {
      await insertUpload(db, row);
      // Of someone who was erased meanwhile nothing stays.
      if (await alterProfile(person, (profile) => ({ ...profile, [kind]: file }))) await tidyUploads(person);
      else await keepUploads(db, uid, []);
    });
    return { ok: true as const };
  }

  return {
    read: async (person) => ({ profile: await profileOf(person), draft: await draftOf(person) }),

    async save(person, fields) {
      const emptied = Object.fromEntries(profileFields.map((name) => [name, fields[name]]));
      await change(person, (profile) => ({ ...profile, ...emptied }) as Profile);
      await documents.remove({ uid: person.uid }, draftPath(appId, person.uid));
    },

    keepDraft: ({ uid }, draft) =>
      changes(async () => {
        if (await memberById(db, uid)) await documents.set({ uid }, draftPath(appId, uid), draft);
      }),

    async dropDraft({ uid }) {
      await documents.remove({ uid }, draftPath(appId, uid));
    },

    saveWork: (person, kind, fields, id) =>
      change(person, (profile) => {
        const works = profile[kind] ?? [];
        if (id === undefined) {
          // Whoever heard nothing of the first time sends it once more.
          if (works.some(({ id: _id, ...kept }) => isSameData(kept, fields))) return profile;
          return works.length < longestList
            ? { ...profile, [kind]: [...works, { ...fields, id: newId() }] }
            : undefined;
        }
        if (!works.some((each) => each.id === id)) return undefined;
        return { ...profile, [kind]: works.map((each) => (each.id === id ? { ...fields, id } : each)) };
      }),

    removeWork: (person, kind, id) =>
      change(person, (profile) => {
        const works = profile[kind] ?? [];
        const left = works.filter((each) => each.id !== id);
        // An empty list goes, so that the profile is again as one that never had it.
        return left.length < works.length ? { ...profile, [kind]: left.length > 0 ? left : undefined } : undefined;
      }),

    async upload(person, kind, bytes) {
      const { uid } = person;
      if (uploading.has(uid) || uploading.size >= mostUploading) return busy;
      uploading.add(uid);
      try {
        return await keepFile(person, kind, bytes);
      } finally {
        uploading.delete(uid);
      }
    },

    async removeUpload(person, kind) {
      await changes(async () => {
        await alterProfile(person, ({ [kind]: _file, ...profile }) => profile as Profile);
        await tidyUploads(person);
      });
    },

    async download({ row, ...person }) {
      const { profile, draft } = await this.read(person);
      const works = Object.fromEntries(workKinds.map((kind) => [kind, profile[kind] ?? []]));
      const devices = await identity.devicesOf(person.session);
      return {
        profile: { ...profile, ...works },
        published: approvedOf(row) ?? null,
        account: {
          ...{ email: row.email, language: row.locale, createdAt: dateOf(row.createdAt) },
          ...{ addressConfirmedAt: timeOf(row.provenAt), approvedAt: timeOf(row.approvedAt) },
        },
        draft: draft ?? null,
        files: (await uploadsOf(db, person.uid)).map(({ kind, type, bytes }) => ({
          ...{ kind, type },
          base64: Buffer.from(bytes).toString("base64"),
        })),
        devices: devices.map(({ userAgent, signedInAt, seenAt }) => ({
          userAgent,
          signedInAt: dateOf(signedInAt),
          seenAt: dateOf(seenAt),
        })),
        activity: (await audit.of(person)).map(({ at, event, way }) => ({ at: dateOf(at), event, way })),
      };
    },
  };
}
