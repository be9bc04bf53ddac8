/** Who asks for a document: a person, who has what is theirs alone, or the institute's office. */
export type Asker = { uid: string } | "office";

/**
 * Documents by their path. The embedded store is a table of the site's own; a hosted one can be put in its place
 * (docs/decisions/0016). Every implementation passes tests/services/documents.test.ts.
 */
export interface DocumentStore {
  /** The document at a path. @throws DocumentRefused when it is not the asker's. */
  get: (asker: Asker, path: string) => Promise<Record<string, unknown> | undefined>;
  /** Puts a document at a path, in place of one that is there. @throws DocumentRefused when it is not the asker's. */
  set: (asker: Asker, path: string, data: Record<string, unknown>) => Promise<void>;
  /** Deletes the document at a path, if there is one. @throws DocumentRefused when it is not the asker's. */
  remove: (asker: Asker, path: string) => Promise<void>;
}

/** Someone asked for what is another's. */
export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

/** Where a member's profile lies. */
export const profilePath = (appId: string, uid: string): string =>
  `artifacts/${appId}/users/${uid}/facultyProfile/${uid}`;

/** Where what a member has typed and not yet saved lies. */
export const draftPath = (appId: string, uid: string): string => `artifacts/${appId}/users/${uid}/profileDraft/${uid}`;

/**
 * Refuses a path that is not whole, or lies under another's name.
 * @throws DocumentRefused
 */
export function checkAsker(asker: Asker, path: string): void {
  const owner = /^artifacts\/[\w-]+\/users\/([\w-]+)\/[\w-]+\/[\w-]+$/.exec(path)?.[1];
  if (owner === undefined || (asker !== "office" && asker.uid !== owner))
    throw new DocumentRefused("This document is not the asker's.");
}
