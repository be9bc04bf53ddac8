/** Who asks for a document: a person, who may access only their own, or the institute's office. */
export type Asker = { uid: string } | "office";

/**
 * Documents by path. The embedded store is a table in the site's database; a hosted one can replace it
 * (docs/decisions/0016). Every implementation passes tests/services/documents.test.ts.
 */
export interface DocumentStore {
  /** The document at a path. @throws DocumentRefused when it is not the asker's. */
  get: (asker: Asker, path: string) => Promise<Record<string, unknown> | undefined>;
  /** Stores a document at a path, replacing any that is there. @throws DocumentRefused when it is not the asker's. */
  set: (asker: Asker, path: string, data: Record<string, unknown>) => Promise<void>;
  /** Deletes the document at a path, if there is one. @throws DocumentRefused when it is not the asker's. */
  remove: (asker: Asker, path: string) => Promise<void>;
}

/** Thrown when the caller does not own the document. */
export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

/** The path of a member's profile. */
export const profilePath = (appId: string, uid: string): string =>
  `artifacts/${appId}/users/${uid}/facultyProfile/${uid}`;

/** The path of what a member has typed and not yet saved. */
export const draftPath = (appId: string, uid: string): string => `artifacts/${appId}/users/${uid}/profileDraft/${uid}`;

/**
 * Checks that a path is complete and belongs to the asker.
 * @throws DocumentRefused
 */
export function checkAsker(asker: Asker, path: string): void {
  const owner = /^artifacts\/[\w-]+\/users\/([\w-]+)\/[\w-]+\/[\w-]+$/.exec(path)?.[1];
  if (owner === undefined || (asker !== "office" && asker.uid !== owner))
    throw new DocumentRefused("This document is not the asker's.");
}
