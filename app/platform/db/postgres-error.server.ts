import { StoreError } from "./store-error.server.ts";

/** The class of an error of PostgreSQL: the first two signs of its code (postgresql.org, appendix A). */
const classOf = (code: string) => code.slice(0, 2);

/** PostgreSQL's code of an error; undefined where the error is none of its own, as that of a connection. */
function sqlState(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/**
 * Classes of a database that cannot do its work: lost connections, refused users, a server that may only be read, no
 * room or memory, one that is stopped, a disk that fails, and damage.
 */
const faulty = new Set(["08", "25", "28", "3D", "53", "57", "58", "XX"]);

/** A statement that took too long, or waited too long for a lock: the database works. */
const slow = new Set(["57014", "25P03"]);

/** Whether an error says that the database cannot be reached or cannot work; not where a statement is wrong. */
export function isStoreFault(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || (faulty.has(classOf(state)) && !slow.has(state));
}

/** The database of a URL, without its password. */
export function databaseNameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `The database "${host}${pathname}"`;
}

/** Why a database cannot be opened, with what to do about it, by the code or its class. */
const reasons: Record<string, string> = {
  "22": "cannot keep a text with the character U+0000, or a number of this size, which the store has.",
  "28": "refuses the user or the password; correct them, and start again.",
  "3D": "is not there; make it, as with createdb, and start again.",
  "42501": "lets the user make no tables; make them the owner of the database.",
  "53": "has no room, memory or connection left; make room, or allow more connections.",
};

/** An error of opening a database, as the sentence that tells what to do about it; any other error as it is. */
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
  );
}
