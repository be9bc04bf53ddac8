import {
  type AccountDependencies,
  type AccountOwner,
  lockedMember,
  memberById,
} from "#app/features/accounts/index.server.ts";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { UploadKind, UploadRow } from "#app/platform/db/tables.ts";
import { busy, type Count, type TooMany } from "#app/platform/limits/limits.server.ts";
import { largestUpload, sanitizeUpload } from "#app/platform/sanitize/upload.server.ts";
import { approvedOf } from "./directory.service.server.ts";
import type { ProfileDocuments } from "./profile-documents.server.ts";
import { stageOf } from "./quota.ts";
import { type Profile, type ProfileFile, type ProfileFileRefusal, profileFilesOf } from "./schema.ts";
import { insertUpload, keepUploads, sizeOfUploads } from "./uploads.rows.server.ts";

export interface ProfileFiles {
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
