import { createContext } from "react-router";
import { isSameData } from "#app/lib/crypto/canonical-json.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { MemberRow, UploadKind, UploadRow } from "#app/lib/db/tables.ts";
import { type Allowance, busy, type Count, type TooMany } from "#app/lib/limits/limits.server.ts";
import { largestUpload } from "#app/lib/sanitize/file-kinds.ts";
import { sanitizeUpload } from "#app/lib/sanitize/upload.server.ts";
import { log } from "#app/log.server.ts";
import { lockedMember, memberById } from "#app/people/accounts/member-rows.server.ts";
import type { AccountDependencies } from "#app/people/accounts/members.server.ts";
import { type AccountOwner, draftPath } from "#app/people/accounts/ports.server.ts";
import { approvedOf } from "./directory.server.ts";
import {
  type Profile,
  type ProfileFields,
  type ProfileFile,
  type ProfileFileRefusal,
  profileFields,
  profileFilesOf,
  quotas,
  stageOf,
  type WorkFields,
  type WorkKind,
  workKinds,
} from "./profile.ts";
import {
  type Alter,
  createProfileDocuments,
  insertUpload,
  keepUploads,
  type ProfileChange,
  type ProfileDocuments,
  retried,
  sizeOf,
  sizeOfUploads,
  uploadsOf,
} from "./profile-store.server.ts";

interface ProfileFiles {
  upload: (person: AccountOwner, kind: UploadKind, bytes: Uint8Array) => Promise<{ ok: true } | TooMany | FileRefused>;
  removeUpload: (person: AccountOwner, kind: UploadKind) => Promise<void>;
}

type FileRefused = { ok: false; reason: ProfileFileRefusal };

/** Files being sanitized or waiting for it; at most one for each member. */
const mostUploading = 8;

/** Limit of the total size of uploads in bytes, which leaves room on the disk for submissions. */
const mostBytes = 2 * 1024 ** 3;

/** Milliseconds after which a file counts as slow; each member may upload only a few slow ones a day. */
const slowUpload = 3000;

/** `most` is the limit of all uploads in bytes. */
export function createProfileFiles(
  { db, limits, now, changes, sanitizeFile }: AccountDependencies,
  profiles: ProfileDocuments,
  most = mostBytes,
): ProfileFiles {
  const uploading = new Set<string>();

  /** In a transaction, since the office may approve at the same moment. */
  async function tidyUploads(person: AccountOwner) {
    const profile = await profiles.read(person);
    await db.transaction().execute(async (tx) => {
      const published = approvedOf(await lockedMember(tx, person.uid));
      await keepUploads(tx, person.uid, [profile, published].flatMap(profileFilesOf));
    });
  }

  async function refusalOf(uid: string, kind: UploadKind): Promise<TooMany | FileRefused | undefined> {
    const member = await memberById(db, uid);
    const isUnproven = member !== undefined && stageOf(member) === "unproven";
    if (isUnproven && kind === "resume") return { ok: false, reason: "fileUnproven" };
    if ((await sizeOfUploads(db)) + largestUpload > most) {
      log.warn("an upload was refused: the uploads of all members together have reached their quota");
      return { ok: false, reason: "filesFull" };
    }
    const unprovens: Count[] = isUnproven ? [["uploadsOfUnproven", uid]] : [];
    const allowance = await limits.consume(["uploadsOfMember", uid], ["slowUploadsOfMember", uid], ...unprovens);
    return allowance.ok ? undefined : allowance;
  }

  async function keepFile(person: AccountOwner, kind: UploadKind, bytes: Uint8Array) {
    const { uid } = person;
    const refusal = await refusalOf(uid, kind);
    if (refusal) return refusal;
    let cost = 0;
    const onCost = (milliseconds: number) => {
      cost = milliseconds;
    };
    const cleaned = await sanitizeUpload(kind, bytes, onCost, sanitizeFile);
    if (cost < slowUpload) await limits.refund("slowUploadsOfMember", uid);
    if (!cleaned.ok) return cleaned;
    const { bytes: clean, ...facts } = cleaned.file;
    const file: ProfileFile = { id: newId(), ...facts };
    const row: UploadRow = { id: file.id, uid, kind, type: facts.type, bytes: clean, createdAt: now() };
    // A single task: no other change may delete the file before the profile refers to it.
    return changes(uid, async () => {
      await insertUpload(db, row);
      const change = await profiles.alter(person, (profile) => ({ ...profile, [kind]: file }));
      // The account was erased meanwhile: no file may be left.
      if (change === "gone") await keepUploads(db, uid, []);
      else await tidyUploads(person);
      if (change === "changed") return { ok: false, reason: "changed" } as const;
      return change === "long" ? ({ ok: false, reason: "profileLong" } as const) : ({ ok: true } as const);
    });
  }

  return {
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
    removeUpload: (person, kind) =>
      changes(person.uid, async () => {
        await profiles.alter(person, ({ [kind]: _file, ...profile }) => profile as Profile);
        await tidyUploads(person);
      }),
  };
}

/** @param time milliseconds since 1970 */
const dateOf = (time: number): string => new Date(time).toISOString();

const timeOf = (time: number | null) => (time === null ? null : dateOf(time));

async function downloadOf(
  { db, sessions, audit }: AccountDependencies,
  { profile, draft }: { profile: Profile; draft: object | undefined },
  { row, ...person }: AccountOwner & { session: string; row: MemberRow },
): Promise<object> {
  const works = Object.fromEntries(workKinds.map((kind) => [kind, profile[kind] ?? []]));
  const devices = await sessions.devicesOf(person.session);
  return {
    profile: { ...profile, ...works },
    published: approvedOf(row) ?? null,
    account: {
      email: row.email,
      language: row.locale,
      createdAt: dateOf(row.createdAt),
      addressConfirmedAt: timeOf(row.provenAt),
      approvedAt: timeOf(row.approvedAt),
    },
    draft: draft ?? null,
    files: (await uploadsOf(db, person.uid)).map(({ kind, type, bytes }) => ({
      kind,
      type,
      base64: Buffer.from(bytes).toString("base64"),
    })),
    devices: devices.map(({ userAgent, signedInAt, seenAt }) => ({
      userAgent,
      signedInAt: dateOf(signedInAt),
      seenAt: dateOf(seenAt),
    })),
    activity: (await audit.of(person)).map(({ at, event, way, count }) => ({ at: dateOf(at), event, way, count })),
  };
}

type Draft = Record<string, string>;

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
