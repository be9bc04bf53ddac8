import { createHash } from "node:crypto";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { FileRow, FileVersionRow } from "#app/platform/db/record-tables.ts";
import { mayWrite } from "#app/platform/records/record-parts.server.ts";
import { formOf, isHeif, withoutSurroundings } from "#app/platform/sanitize/file-form.ts";
import { type Form, largestOfficeFile, largestUpload, refusedUpload } from "#app/platform/sanitize/file-kinds.ts";
import { type ReadOfficeFile, readOfficeFile } from "#app/platform/sanitize/sandbox.server.ts";
import { uploadQueue } from "#app/platform/sanitize/upload.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { kindOfFiles } from "./activity-kind.ts";
import { agreedNames, noteAgreement } from "./agreements.server.ts";
import { shortId } from "./file-name.ts";
import { type ContentFiles, usesOfFiles } from "./file-uses.rows.server.ts";
import {
  deleteFile,
  fileById,
  insertFile,
  listFiles,
  lockFile,
  newestFiles,
  officeFileOf,
  sizeOfFiles,
  unnamedFiles,
} from "./files.rows.server.ts";
import type { Files, OfficeFileRefusal } from "./files.ts";
import { missingNames } from "./missing-names.server.ts";

const perPage = 24;

/** Bytes, room for some ten thousand pictures; when it is reached, uploads are refused with a message. */
const storageLimit = 8 * 1024 ** 3;

/** Milliseconds after which an unused file is offered for deletion. */
const unusedAfter = 30 * 24 * 60 * 60 * 1000;

const longestName = 120;

const nameOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, "")
    .replace(/\p{C}/gu, "")
    .trim()
    .slice(0, longestName);

type StoredVersions = { ok: true; type: FileRow["type"]; width: number | null; height: number | null } & {
  versions: Record<string, Uint8Array>;
};

/** The PDF is unchanged and named after its page count. */
async function readFile(read: ReadOfficeFile, form: Form, bytes: Uint8Array) {
  if (form === "picture") return read.picture(bytes) satisfies Promise<StoredVersions | { ok: false; reason: OfficeFileRefusal }>;
  const checked = await read.pdf(bytes);
  if (!checked.ok) return checked;
  return { ok: true, type: "pdf", width: null, height: null, versions: { [`${checked.pages}.pdf`]: bytes } } as const;
}

export interface FilesParts extends Pick<PlatformServices, "db" | "now"> {
  limits: Pick<PlatformServices["limits"], "consume">;
  ofContent: () => ContentFiles[];
  read?: ReadOfficeFile | undefined;
  most?: number;
}

export function createFiles({
  db,
  now,
  limits,
  ofContent,
  read = readOfficeFile,
  most = storageLimit,
}: FilesParts): Files {
  const shortOf = ({ id }: Pick<FileRow, "id">) => id.slice(0, shortId);
  const isOfContent = (file: Pick<FileRow, "id">) => ofContent().some(({ ids }) => ids.includes(shortOf(file)));

  /** @throws Error for a role that does not write, whose routes refuse it */
  function mustWrite(actor: Pick<StaffActor, "role">): void {
    if (!mayWrite(actor)) throw new Error(`The role "${actor.role}" may not change the office's files.`);
  }

  return {
    async add({ bytes: sent, name, actor, key }) {
      mustWrite(actor);
      if (sent.length > largestOfficeFile) return { ok: false, reason: "fileLarge" };
      const bytes = withoutSurroundings(sent);
      const id = createHash("sha256").update(bytes).digest("hex");
      const known = await fileById(db, id);
      if (known) return { ok: true, file: officeFileOf(known), isRepeat: true };
      const form = formOf(bytes);
      if (form === undefined) return { ok: false, reason: isHeif(bytes) ? "fileHeic" : "fileKind" };
      if ((await sizeOfFiles(db)) + largestOfficeFile > most) return { ok: false, reason: "filesFull" };
      const allowance = await limits.consume(["filesOfStaff", actor.uid]);
      if (!allowance.ok) return allowance;
      const kept = await uploadQueue(() => readFile(read, form, bytes));
      if (!kept.ok) return kept;
      const { type, width, height, versions } = kept;
      const at = now();
      const file: FileRow = { id, type, name: nameOf(name), width, height, by: actor.uid, at };
      const rows: FileVersionRow[] = Object.entries(versions).map(([each, data]) => ({
        fileId: id,
        name: each,
        bytes: data,
      }));
      const isNew = await db.transaction().execute(async (change) => {
        const isFirst = await insertFile(change, file, rows);
        const noted = key ? `file:${key} ${id.slice(0, shortId)}` : null;
        const activity = { what: "fileAdded", kind: kindOfFiles, reference: id, key: noted };
        if (isFirst) await recordActivity(change, actor, at, activity);
        return isFirst;
      });
      const added = await fileById(db, id);
      if (!added) throw new Error(`The file ${id} is gone again.`);
      return { ok: true, file: officeFileOf(added), isRepeat: !isNew };
    },
    async table(bytes, actor) {
      mustWrite(actor);
      if (bytes.length > largestUpload) return refusedUpload("fileLarge");
      const allowance = await limits.consume(["tablesOfStaff", actor.uid]);
      return allowance.ok ? uploadQueue(() => read.table(bytes)) : allowance;
    },
    async file(id) {
      const found = /^[\da-f]{24,64}$/.test(id) ? await fileById(db, id) : undefined;
      return found && officeFileOf(found);
    },
    async list({ page = 1, q = "" }) {
      const { files, count } = await listFiles(db, nameOf(q), (page - 1) * perPage, perPage);
      const uses = await usesOfFiles(db, files.map(shortOf));
      return {
        files: files.map((file) => ({
          ...officeFileOf(file),
          uses: uses.get(shortOf(file)) ?? [],
          isOfContent: isOfContent(file),
        })),
        count,
        pages: Math.ceil(count / perPage),
      };
    },
    async newest(type, most, skip = 0) {
      return (await newestFiles(db, type, most, skip)).map(officeFileOf);
    },
    async unused() {
      const except = [...new Set(ofContent().flatMap(({ ids }) => ids))];
      return (await unnamedFiles(db, now() - unusedAfter, except, perPage)).map(officeFileOf);
    },
    async remove(id, actor) {
      mustWrite(actor);
      if (!/^[\da-f]{24,64}$/.test(id)) return { ok: false, reason: "gone" };
      return db.transaction().execute(async (change) => {
        // A transaction that publishes a record with this file holds this lock, or finds the file deleted.
        await lockFile(change, id);
        const file = await fileById(change, id);
        if (!file) return { ok: false, reason: "gone" };
        const uses = await usesOfFiles(change, [shortOf(file)]);
        if (uses.size > 0 || isOfContent(file)) return { ok: false, reason: "used" };
        await deleteFile(change, file.id);
        await recordActivity(change, actor, now(), {
          what: "fileDeleted",
          kind: kindOfFiles,
          reference: file.id,
        });
        return { ok: true };
      });
    },
    async agree(name, actor) {
      mustWrite(actor);
      await noteAgreement(db, name, actor, now());
    },
    agreed: (names) => agreedNames(db, names),
    missing: (json) => missingNames(db, json),
  };
}
