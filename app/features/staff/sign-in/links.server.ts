import { staffLongest } from "#app/features/staff/sessions/session-life.ts";
import { staffById } from "#app/features/staff/staff-users.rows.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

const hour = 60 * 60_000;

// Milliseconds. Mailed links set up an account (`enrol`) or a new password (`lost`); `setUp` and `step` lead from one
// page to the next; `form` names the person a form was rendered for. Each is bound to a person and one of their values,
// and is invalid once that value has changed.
const lives = { enrol: 72 * hour, setUp: hour, lost: hour, step: hour / 6, form: staffLongest * 1000 };
type StaffLink = keyof typeof lives;

export interface LinkClaims {
  uid: string;
  /** For `enrol` and `setUp` the id of the enrolment, otherwise the generation of the person's sessions. */
  holdsFor: string;
  id: string;
}

const textOf = (kind: StaffLink) => signedText(`staff-${kind}`, lives[kind]);

export const signLink = (secret: Secret, kind: StaffLink, { uid, holdsFor, id }: LinkClaims, now: number): string =>
  textOf(kind).sign(secret, JSON.stringify([uid, holdsFor, id]), now);

export function readLink(secret: Secret, kind: StaffLink, signed: string, now: number): LinkClaims | undefined {
  const text = textOf(kind).read(secret, signed, now);
  if (text === undefined) return undefined;
  const [uid, holdsFor, id] = JSON.parse(text);
  return { uid, holdsFor, id };
}

/** Valid until the person is suspended or all their sessions are ended. */
export async function verifyLink(
  { db, secret, now }: Pick<PlatformServices, "db" | "secret" | "now">,
  kind: "lost" | "step" | "form",
  signed: string,
): Promise<{ claims: LinkClaims; row: StaffUserRow } | undefined> {
  const claims = readLink(secret, kind, signed, now());
  const row = claims && (await staffById(db, claims.uid));
  const holds = row && row.suspendedAt === null && String(row.generation) === claims.holdsFor;
  return holds ? { claims, row } : undefined;
}
