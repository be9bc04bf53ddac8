import { checkOwner, type DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { deleteDocument, documentsAt, insertDocument, replaceDocument } from "./documents.rows.server.ts";

export function createEmbeddedDocuments(db: Db, now: () => number): DocumentStore {
  const getAll: DocumentStore["getAll"] = async (owner, paths) => {
    for (const path of paths) checkOwner(owner, path);
    const rows = new Map((await documentsAt(db, paths)).map((row) => [row.path, row]));
    return paths.map((path) => {
      const row = rows.get(path);
      return row && { data: JSON.parse(row.data), version: String(row.version), changedAt: row.changedAt };
    });
  };
  return {
    get: async (owner, path) => (await getAll(owner, [path]))[0],
    getAll,
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
