import { staffLongest } from "#app/features/staff/sessions/session-life.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";

const hour = 60 * 60_000;

/**
 * What is signed and goes through people's hands: the mailed links that set up an account (72 hours) and that set a new
 * password (one hour), what goes on between two screens: setting up a second step (an hour), and signing in (ten minutes),
 * and whose page a form is on (as long as the longest session). Each names a person and the value of theirs that it holds
 * for: when that has changed, it no longer works.
 */
const lives = { enrol: 72 * hour, setUp: hour, lost: hour, step: hour / 6, form: staffLongest * 1000 };
export type StaffLink = keyof typeof lives;

/** Whom a link is for, and the value that it holds for. */
export interface LinkClaims {
  uid: string;
  /** For `enrol` and `setUp` the id of the enrolment, else the generation of the person's sessions. */
  holdsFor: string;
  /** The link's own name, for limits. */
  id: string;
}

/** Signs a link; `now` in milliseconds since 1970. */
export function signLink(secret: Secret, kind: StaffLink, claims: LinkClaims, now: number): string {
  const text = Buffer.from(JSON.stringify([claims.uid, claims.holdsFor, claims.id])).toString("base64url");
  return secret.sign(`staff-${kind}`, text, now + lives[kind]);
}

/** Whom a link is for; undefined when it was changed or has expired. */
export function readLink(secret: Secret, kind: StaffLink, signed: string, now: number): LinkClaims | undefined {
  const text = secret.verify(`staff-${kind}`, signed, now);
  if (text === undefined) return undefined;
  const [uid, holdsFor, id] = JSON.parse(Buffer.from(text, "base64url").toString());
  return { uid, holdsFor, id };
}
