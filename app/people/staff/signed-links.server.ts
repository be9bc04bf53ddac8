import type { Kysely } from "kysely";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { signedText } from "#app/lib/crypto/tokens.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { type StaffSession, staffLongest } from "./sessions.server.ts";
import { staffById } from "./staff-users.server.ts";

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

interface FormSender {
  uid: string;
  name: string;
}

/** Each form on an office page carries a token of the person the page was rendered for. */
export interface FormSenders {
  tokenOf: (session: StaffSession) => string;
  /** Also reads an expired token; undefined for an invalid one. */
  uidIn: (token: string | undefined) => string | undefined;
  /** Valid at most as long as a session, and until the person is suspended or all their sessions are ended. */
  senderOf: (token: string | undefined) => Promise<FormSender | undefined>;
}

export function createFormSenders(parts: { db: Kysely<Tables>; secret: Secret; now: () => number }): FormSenders {
  const { secret, now } = parts;
  return {
    tokenOf: ({ actor, generation }) =>
      signLink(secret, "form", { uid: actor.uid, holdsFor: String(generation), id: "" }, now()),
    uidIn: (token = "") => readLink(secret, "form", token, 0)?.uid,
    async senderOf(token = "") {
      const row = (await verifyLink(parts, "form", token))?.row;
      return row && { uid: row.id, name: row.name };
    },
  };
}
