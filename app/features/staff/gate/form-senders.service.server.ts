import type { Kysely } from "kysely";
import type { StaffSession } from "#app/features/staff/sessions/sessions.service.server.ts";
import { holderOf, readLink, signLink } from "#app/features/staff/sign-in/links.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";

/** Somebody whose page a form was on. */
interface FormSender {
  uid: string;
  name: string;
}

/** Whose form it is that was sent: each form of the office's pages carries a token of the person they were drawn for. */
export interface FormSenders {
  /** The token for the forms of a person's pages. */
  tokenOf: (session: StaffSession) => string;
  /** The uid in a token, however old; undefined where it is none. */
  uidIn: (token: string | undefined) => string | undefined;
  /**
   * Who sent a form, while its token holds: for as long as a session at most, and until the person is suspended or all
   * their sessions are ended.
   */
  senderOf: (token: string | undefined) => Promise<FormSender | undefined>;
}

/** Puts it together; `now` returns milliseconds since 1970. */
export function createFormSenders(parts: { db: Kysely<Tables>; secret: Secret; now: () => number }): FormSenders {
  const { secret, now } = parts;
  return {
    tokenOf: ({ actor, generation }) =>
      signLink(secret, "form", { uid: actor.uid, holdsFor: String(generation), id: "" }, now()),
    uidIn: (token = "") => readLink(secret, "form", token, 0)?.uid,
    async senderOf(token = "") {
      const row = (await holderOf(parts, "form", token))?.row;
      return row && { uid: row.id, name: row.name };
    },
  };
}
