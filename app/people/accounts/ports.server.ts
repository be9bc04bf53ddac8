import { isStaff, type Owner } from "#app/lib/actor.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import type { PasswordAsker } from "#app/lib/sign-in/passwords.server.ts";

export interface AccountOwner {
  uid: string;
  email: string;
  name: string;
}

/** `said` is the service's own message, if any. */
export interface ServiceRefused<Reason extends string> {
  ok: false;
  reason: Reason;
  said?: string;
}

/** The service's own rules refuse a new password; nothing has changed. */
export type PasswordRefused = ServiceRefused<"passwordRefused">;

/**
 * See docs/decisions/0016; tested by tests/services/identity.test.ts. The promises reject only when the service cannot
 * be reached or used; when too many passwords wait to be hashed, the answer is "too many".
 */
export interface IdentityService {
  /** Without a password, the owner signs in with mailed codes until they set one. */
  create: (fields: {
    email: string;
    name: string;
    password?: string;
  }) => Promise<{ ok: true; person: AccountOwner } | TooMany | ServiceRefused<"emailTaken" | "refused">>;
  /** An unknown address and a wrong password take the same time. */
  verifyPassword: (
    email: string,
    password: string,
    asker?: PasswordAsker,
  ) => Promise<
    { ok: true; person: AccountOwner } | TooMany | ServiceRefused<"wrongPassword" | "suspended" | "refused">
  >;
  /** Undefined when there is none, or the service has disabled the account. */
  find: (email: string) => Promise<AccountOwner | undefined>;
  /** Milliseconds since 1970; undefined when there is none. */
  openedAt: (uid: string) => Promise<number | undefined>;
  hasPassword: (uid: string) => Promise<boolean>;
  /** Never refused for lack of capacity, as a code may be used up; but a service's own rules may refuse it. */
  setPassword: (uid: string, password: string) => Promise<{ ok: true } | PasswordRefused>;
  removePassword: (uid: string) => Promise<boolean>;
  remove: (uid: string) => Promise<void>;
  /** As far as can be told offline. */
  isTokenGood: (token: string) => boolean;
  verifyToken: (token: string) => Promise<AccountOwner | undefined>;
}

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
    throw new DocumentRefused("This document is not the owner’s.");
}

export class ServiceError extends Error {
  override name = "ServiceError";
  said?: string;
  /** The request may have taken effect all the same: there was no answer. */
  isOpen: boolean;

  constructor(message: string, { said, isOpen = false, cause }: { said?: string; isOpen?: boolean; cause?: unknown }) {
    super(message, { cause });
    if (said) this.said = said;
    this.isOpen = isOpen;
  }
}

/** The service refuses the site itself, not a member: a setting, such as a key, is wrong. */
export class NotReadyError extends ServiceError {
  override name = "NotReadyError";
}

/** Milliseconds; a member is waiting. */
const serviceTimeout = 8000;

/** @throws ServiceError once it takes too long; the signal then aborts the call if possible. */
export async function withTimeout<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  what: string,
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const request = new AbortController();
  const timer = setTimeout(() => {
    reject(new ServiceError(`${what} did not answer within ${serviceTimeout / 1000} seconds.`, { isOpen: true }));
    request.abort();
  }, serviceTimeout);
  const answer = ask(request.signal);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    // Nobody is waiting for it any more.
    answer.catch(() => {});
  }
}
