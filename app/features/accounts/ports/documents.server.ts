import { isStaff, type Owner } from "#app/platform/actor.ts";

/** A document that was read. */
interface StoredDocument {
  data: Record<string, unknown>;
  /** The document's version; different after each change. */
  version: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/**
 * Documents by path. The embedded store is a table in the site's database; a hosted one can replace it
 * (docs/decisions/0016). Every implementation passes tests/services/documents.test.ts.
 */
export interface DocumentStore {
  /**
   * The document at a path.
   * @throws DocumentRefused when it belongs to another owner.
   */
  get: (actor: Owner, path: string) => Promise<StoredDocument | undefined>;
  /**
   * The documents at these paths, in their order, read at once; undefined where there is none.
   * @throws DocumentRefused when one belongs to another owner.
   */
  getAll: (actor: Owner, paths: string[]) => Promise<(StoredDocument | undefined)[]>;
  /**
   * Replaces the version that was read, or stores a new document.
   * @returns "changed", without storing anything, when the document has changed since.
   * @throws DocumentRefused when it belongs to another owner.
   */
  set: (
    actor: Owner,
    path: string,
    data: Record<string, unknown>,
    version: string | undefined,
  ) => Promise<"kept" | "changed">;
  /**
   * Deletes the document at a path, if there is one.
   * @throws DocumentRefused when it belongs to another owner.
   */
  remove: (actor: Owner, path: string) => Promise<void>;
}

/** Thrown when the actor does not own the document. */
export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

/** The path of a member's profile. */
export const profilePath = (appId: string, uid: string): string =>
  `artifacts/${appId}/users/${uid}/facultyProfile/${uid}`;

/** The path of a member's unsaved input. */
export const draftPath = (appId: string, uid: string): string => `artifacts/${appId}/users/${uid}/profileDraft/${uid}`;

/**
 * Checks that a path is complete and belongs to the owner.
 * @throws DocumentRefused
 */
export function checkOwner(actor: Owner, path: string): void {
  const owner = /^artifacts\/[\w-]+\/users\/([\w-]+)\/[\w-]+\/[\w-]+$/.exec(path)?.[1];
  if (owner === undefined || (!isStaff(actor) && actor.uid !== owner))
    throw new DocumentRefused("This document is not the owner's.");
}
