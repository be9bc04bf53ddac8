import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { createContext } from "react-router";
import { mayWrite } from "#app/cms/records/record-parts.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { FileRow, FileVersionRow } from "#app/lib/db/record-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { kindOfFiles, shortId } from "#app/lib/files/file-name.ts";
import type { CachedPage } from "#app/lib/http/page-cache.server.ts";
import {
  type Form,
  formOf,
  isHeif,
  largestOfficeFile,
  largestUpload,
  refusedUpload,
  withoutSurroundings,
} from "#app/lib/sanitize/file-kinds.ts";
import { type ReadOfficeFile, readOfficeFile, uploadQueue } from "#app/lib/sanitize/upload.server.ts";
import {
  agreedNames,
  deleteFile,
  type Files,
  fileById,
  insertFile,
  listFiles,
  lockFile,
  missingNames,
  newestFiles,
  noteAgreement,
  type OfficeFileRefusal,
  officeFileOf,
  sizeOfFiles,
  unnamedFiles,
  versionOf,
} from "./file-rows.server.ts";
import { type ContentFiles, createPublicFiles, type PublicParts, usesOfFiles } from "./file-uses.server.ts";

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
  if (form === "picture")
    return read.picture(bytes) satisfies Promise<StoredVersions | { ok: false; reason: OfficeFileRefusal }>;
  const checked = await read.pdf(bytes);
  if (!checked.ok) return checked;
  return { ok: true, type: "pdf", width: null, height: null, versions: { [`${checked.pages}.pdf`]: bytes } } as const;
}

interface FilesParts extends Pick<PlatformServices, "db" | "now"> {
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

type StoredFiles = (path: string, mayWrite: () => Promise<boolean>) => Promise<CachedPage | undefined>;

interface Parts {
  db: Kysely<Tables>;
  isPublic: (id: string) => Promise<boolean>;
}

/** `/files/0123456789abcdef01234567-480.avif`, `/files/0123456789abcdef01234567.pdf` */
const address = /^\/files\/([\da-f]{24})(?:-(\d{1,5}\.(?:avif|webp))|\.(pdf))$/;

/** Bytes of recently requested files. */
const cacheBytes = 64 * 1024 * 1024;

const types = { avif: "image/avif", webp: "image/webp", pdf: "application/pdf" } as const;

/** Shared caches ask again after ten minutes, so that an unpublished file soon leaves them. */
const cachedForAYear = "public, max-age=31536000, s-maxage=600, immutable";

/** A PDF may run nothing: it is downloaded, and opened by the reader's own program. */
const ofPdf = (id: string): OutgoingHttpHeaders => ({
  "content-disposition": `attachment; filename="${id.slice(0, 8)}.pdf"`,
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
});

function prepare(bytes: Uint8Array, headers: OutgoingHttpHeaders): CachedPage {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`;
  const all = { ...headers, etag, "accept-ranges": "bytes", "content-length": bytes.length };
  const version = { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), headers: all, etag };
  return { status: 200, versions: { br: version, gzip: version, identity: version } };
}

/** Before a public record shows a file, only staff who may write see it: strangers with the address see no drafts. */
function createStoredFiles({ db, isPublic }: Parts): StoredFiles {
  const kept = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ versions }) => versions.identity.body.length,
  });
  const reading = new Map<string, Promise<CachedPage | undefined>>();

  async function read(path: string, id: string, name: string, ending: keyof typeof types) {
    const version = await versionOf(db, id, name);
    if (!version) return undefined;
    const page = prepare(version.bytes, {
      "content-type": types[ending],
      "x-content-type-options": "nosniff",
      ...(ending === "pdf" && ofPdf(id)),
    });
    kept.set(path, page);
    return page;
  }

  function readOnce(path: string, begin: () => Promise<CachedPage | undefined>) {
    const current = reading.get(path) ?? begin().finally(() => reading.delete(path));
    reading.set(path, current);
    return current;
  }

  return async (path, mayWrite) => {
    const [, id, name, pdf] = address.exec(path) ?? [];
    if (id === undefined) return undefined;
    const isForEveryone = await isPublic(id);
    if (!isForEveryone && !(await mayWrite())) return undefined;
    const ending = (name?.split(".")[1] ?? pdf) as keyof typeof types;
    const found = kept.get(path) ?? (await readOnce(path, () => read(path, id, name ?? "pdf", ending)));
    return found && withCaching(found, isForEveryone ? cachedForAYear : "private, no-store");
  };
}

const withCaching = (page: CachedPage, caching: string): CachedPage => {
  const { identity } = page.versions;
  const version = { ...identity, headers: { ...identity.headers, "cache-control": caching } };
  return { ...page, versions: { br: version, gzip: version, identity: version } };
};

export interface FileServices {
  files: Files;
  stored: StoredFiles;
}

export const createFileServices = (parts: FilesParts & PublicParts): FileServices => ({
  files: createFiles(parts),
  stored: createStoredFiles({ db: parts.db, isPublic: createPublicFiles(parts) }),
});

export const filesContext = createContext<FileServices>();
