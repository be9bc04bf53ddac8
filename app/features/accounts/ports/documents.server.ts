import { isStaff, type Owner } from "#app/platform/actor.ts";

interface StoredDocument {
  data: Record<string, unknown>;
  /** Different after each change. */
  version: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** See docs/decisions/0016; tested by tests/services/documents.test.ts. All throw DocumentRefused for other owners. */
export interface DocumentStore {
  get: (actor: Owner, path: string) => Promise<StoredDocument | undefined>;
  /** In the order of the paths, read at once; undefined where there is none. */
  getAll: (actor: Owner, paths: string[]) => Promise<(StoredDocument | undefined)[]>;
  /** Without `version`, stores a new document. @returns "changed", storing nothing, when it has changed since. */
  set: (
    actor: Owner,
    path: string,
    data: Record<string, unknown>,
    version: string | undefined,
  ) => Promise<"kept" | "changed">;
  remove: (actor: Owner, path: string) => Promise<void>;
}

export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

export const profilePath = (appId: string, uid: string): string =>
  `artifacts/${appId}/users/${uid}/facultyProfile/${uid}`;

export const draftPath = (appId: string, uid: string): string => `artifacts/${appId}/users/${uid}/profileDraft/${uid}`;

/** @throws DocumentRefused when the path is incomplete or belongs to another owner. */
export function checkOwner(actor: Owner, path: string): void {
  const owner = /^artifacts\/[\w-]+\/users\/([\w-]+)\/[\w-]+\/[\w-]+$/.exec(path)?.[1];
  if (owner === undefined || (!isStaff(actor) && actor.uid !== owner))
    throw new DocumentRefused("This document is not the owner's.");
}
