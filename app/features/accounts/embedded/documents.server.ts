import { checkOwner, type DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { deleteDocument, documentAt, putDocument } from "./documents.rows.server.ts";

/** The document store on the site's own store; `now` returns milliseconds since 1970. */
export function createEmbeddedDocuments(db: Db, now: () => number): DocumentStore {
  return {
    async get(owner, path) {
      checkOwner(owner, path);
      const text = await documentAt(db, path);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async set(owner, path, data) {
      checkOwner(owner, path);
      await putDocument(db, path, JSON.stringify(data), now());
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      await deleteDocument(db, path);
    },
  };
}
