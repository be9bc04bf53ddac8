import { onTestFinished } from "vitest";
import type { ContentFiles } from "#app/cms/files/file-uses.server.ts";
import { withholdRules } from "#app/cms/files/file-uses.server.ts";
import { createFileServices } from "#app/cms/files/files.server.ts";
import { insertRevision } from "#app/cms/records/record-rows.server.ts";
import { recordKinds } from "#app/kinds.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import type { VersionsMade } from "#app/lib/sanitize/file-kinds.ts";
import { refusedUpload } from "#app/lib/sanitize/file-kinds.ts";
import { checkPdf } from "#app/lib/sanitize/pdf-check.server.ts";
import { makeVersions } from "#app/lib/sanitize/picture.server.ts";
import { readTable } from "#app/lib/sanitize/table.server.ts";
import { placeOf } from "./place.ts";
import { clock, dataFolder } from "./services.ts";

/** A clerk. */
export const clerk: StaffActor = {
  ...{ uid: "clerk", name: "Meena Namune", role: "office", locale: "mr", firstLanguage: "mr", mayExport: false },
};

/** Reads files in this process, which is fast and sufficient for harmless ones. */
export const readHere = {
  picture: (bytes: Uint8Array) => makeVersions(bytes).catch((): VersionsMade => refusedUpload("fileBroken")),
  pdf: (bytes: Uint8Array) => checkPdf(bytes).catch(() => refusedUpload("fileBroken")),
  table: (bytes: Uint8Array) => readTable(bytes).catch(() => refusedUpload("fileBroken")),
};

/** A record that was saved with this data, and is public from a time if one is given. @returns the record's id. */
export async function saveRecord(db: Db, data: object, publicFrom?: number, kind = "facilities"): Promise<string> {
  const [id, draftId] = [newId(), newId()];
  const record = { id, kind, slug: id, draftId, version: 1, createdAt: 0, changedAt: 0 };
  await db
    .insertInto("records")
    .values({ ...record, discardedAt: null, words: "" })
    .execute();
  await saveRevision(db, { recordId: id, id: draftId, number: 1, data, publicFrom });
  return id;
}

interface Revision {
  recordId: string;
  id?: string;
  number: number;
  data: object;
  publicFrom?: number | undefined;
  publicUntil?: number;
  off?: OffReason;
}

/** A further revision of a record; its draft, and public from a time if one is given. */
export async function saveRevision(db: Db, { recordId, id = newId(), number, data, ...more }: Revision) {
  const { publicFrom, publicUntil = null, off = null } = more;
  const rest = { confirmed: "{}", by: "clerk", at: 0, basedOn: null, isUnused: 0 as const };
  await insertRevision(db, { id, recordId, number, data: JSON.stringify(data), ...rest });
  await db.updateTable("records").set({ draftId: id }).where("id", "=", recordId).execute();
  if (publicFrom === undefined) return;
  const edition = { id: newId(), recordId, number, revisionId: id, publicFrom, publicUntil, off };
  await db
    .insertInto("editions")
    .values({ ...edition, replacedBy: null, follows: null, by: "clerk", at: 0 })
    .execute();
}

/** The office's files on a new store, and the public files at their addresses. */
export async function openFiles({ most = 8 * 1024 ** 3, ofContent = (): ContentFiles[] => [] } = {}) {
  const dataDir = dataFolder();
  const store = await openStore(placeOf(dataDir));
  const { db, publicRevision } = store;
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
  onTestFinished(async () => {
    limits.close();
    await store.close();
  });
  const { now, pass } = clock();
  const parts = {
    db,
    now,
    limits,
    publicRevision,
    kindsWithPage: ["notices"],
    withholds: withholdRules(recordKinds),
    ofContent,
    read: readHere,
    most,
  };
  const { files, stored } = createFileServices(parts);
  const add = async (bytes: Uint8Array, name = "IMG_1.jpg") => {
    const added = await files.add({ bytes, name, actor: clerk });
    if (!added.ok) throw new Error(added.reason);
    return added.file;
  };
  /** The responses to a stranger, and to staff. */
  const toStranger = (path: string) => stored(path, async () => false);
  const toStaff = (path: string) => stored(path, async () => true);
  return { files, add, toStranger, toStaff, db, dataDir, now, pass };
}
