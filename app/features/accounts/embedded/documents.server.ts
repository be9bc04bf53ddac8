import { checkOwner, type DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { deleteDocument, documentAt, insertDocument, replaceDocument } from "./documents.rows.server.ts";

/** Makes the document store on the site's own store; `now` returns milliseconds since 1970. */
export function createEmbeddedDocuments(db: Db, now: () => number): DocumentStore {
  return {
    async get(owner, path) {
      checkOwner(owner, path);
      const row = await documentAt(db, path);
      return row && { data: JSON.parse(row.data), version: String(row.version), changedAt: row.changedAt };
    },
    async set(owner, path, document, version) {
      checkOwner(owner, path);
      const data = JSON.stringify(document);
      const isKept =
        version === undefined
          ? await insertDocument(db, path, data, now())
          : await replaceDocument(db, path, { data, version: Number(version) }, now());
      return isKept ? "kept" : "changed";
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      await deleteDocument(db, path);
    },
  };
}
