import { primaryCode } from "./sqlite.server.ts";

/** The message is one sentence for the person who starts the site. */
export class StoreError extends Error {
  override name = "StoreError";
  /** The store cannot be reached yet: a server that starts waits for it. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false } = {}) {
    super(message);
    this.isAway = isAway;
  }
}

/** SQLite's codes (sqlite.org/rescode.html) and the system's error names. */
const faults = {
  full: [13, "ENOSPC", "EDQUOT"],
  notOurs: [3, 8, 14, "EACCES", "EPERM", "EROFS"],
  damaged: [11, 26],
  unreadable: [10, "EIO"],
  inTheWay: ["EEXIST", "EISDIR", "ENOTDIR"],
};

export const isDamage = (error: unknown): boolean => faults.damaged.includes(primaryCode(error) ?? 0);

export function plainError(error: unknown, dataDir: string): unknown {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const fault = primaryCode(error) ?? (syscall && code) ?? "";
  const folder = `the data folder "${dataDir}"`;
  const sentences = {
    full: `There is no room on the disk with ${folder}; make room, and start again.`,
    notOurs: `The site may not write ${path ? `"${path}"` : `every file in ${folder}`}; the folder and all that is in it must belong to the user who runs the site, on a disk that is not read-only.`,
    damaged: `The store in "${dataDir}" is damaged; put a backup in its place with npm run restore -- --force FILE.`,
    unreadable: `The disk with ${folder} cannot be read or written; check the disk and the room on it.`,
    inTheWay: `"${path}" is in the way of what the site keeps under that name; move it away, and start again.`,
  };
  for (const [name, codes] of Object.entries(faults))
    if ((codes as (string | number)[]).includes(fault)) return new StoreError(sentences[name as keyof typeof faults]);
  return error;
}
