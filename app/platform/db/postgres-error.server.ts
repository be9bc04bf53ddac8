import { StoreError } from "./store-error.server.ts";

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
