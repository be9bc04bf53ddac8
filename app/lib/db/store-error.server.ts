import { primaryCode } from "./sqlite-file.server.ts";

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

const storeFaults = new WeakSet<object>();

export function markStoreFault(error: unknown): void {
  if (typeof error === "object" && error !== null) storeFaults.add(error);
}

export const isStoreAway = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (storeFaults.has(error) || isStoreAway((error as Error).cause));

const classOf = (code: string) => code.slice(0, 2);

function sqlState(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/** Lost connections, refused users, read-only, no space or memory, shutdown, disk errors, damage. */
const faulty = new Set(["08", "25", "28", "3D", "53", "57", "58", "XX"]);

/** A statement or transaction timed out: the database itself works. */
const slow = new Set(["57014", "25P03"]);

export function isStoreFault(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || (faulty.has(classOf(state)) && !slow.has(state));
}

/** Not ENOTFOUND, as a name may be misspelt. */
const unreachable = /^E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN|NETDOWN)$/;

function isAway(error: Error): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(57P0[123]|08)/.test(state);
  const { code = "", errors = [] } = error as Error & { code?: string; errors?: Error[] };
  // The client's own errors have only a message.
  return unreachable.test(code) || errors.some(isAway) || /terminated|timeout/i.test(error.message);
}

export function databaseNameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `The database "${host}${pathname}"`;
}

const reasons: Record<string, string> = {
  "22": "cannot keep a text with the character U+0000, or a number of this size, which the store has.",
  "28": "refuses the user or the password; correct them, and start again.",
  "3D": "is not there; make it, as with createdb, and start again.",
  "42501": "lets the user make no tables; make them the owner of the database.",
  "53": "has no room, memory or connection left; make room, or allow more connections.",
};

export function plainPostgresError(error: unknown, databaseUrl: string): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const state = sqlState(error);
  const reason = state && (reasons[state] ?? reasons[classOf(state)]);
  if (reason) return new StoreError(`${databaseNameOf(databaseUrl)} ${reason}`);
  if (state !== undefined && !isStoreFault(error)) return error;
  const { message, errors } = error as Error & { errors?: Error[] };
  const cause = message || errors?.[0]?.message || "no answer";
  return new StoreError(
    `${databaseNameOf(databaseUrl)} cannot be used (${cause}); start it, or correct its address, and start again.`,
    { isAway: isAway(error) },
  );
}
