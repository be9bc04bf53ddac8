import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Tables } from "#app/platform/db/tables.ts";
import type { CachedPage } from "#app/platform/http/page-cache.server.ts";
import { versionOf } from "./files.rows.server.ts";

export type StoredFiles = (path: string, mayWrite: () => Promise<boolean>) => Promise<CachedPage | undefined>;

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
export function createStoredFiles({ db, isPublic }: Parts): StoredFiles {
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
