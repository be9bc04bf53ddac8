import type { Kysely } from "kysely";
import type { StaffSession } from "#app/features/staff/sessions/sessions.service.server.ts";
import { verifyLink, readLink, signLink } from "#app/features/staff/sign-in/links.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";

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
