import { type AccountPurpose, codeModes } from "#app/forms/account.ts";
import { codeOf } from "#app/store/codes.server.ts";
import type { Rows } from "#app/store/store.server.ts";
import { inLocale } from "#app/words/locale.ts";
import { type CodeMail, type Sending, sendNewCode } from "./code-mail.server.ts";
import { emailKey } from "./email-key.ts";
import type { Caller, FacultyGround } from "./faculty-ground.server.ts";
import type { TooMany } from "./limits.server.ts";

/** Mails codes for accounts, and takes them. */
export interface AccountCodes {
  /**
   * Mails a code. An address without an account gets a mail too, which says so: then nobody at the screen can tell by
   * the answer, its time, or its failure which of both it was.
   */
  send: (purpose: AccountPurpose, email: string, caller: Caller) => Promise<Sending | TooMany>;
  /**
   * The address that the code of a ticket was asked for, for as long as a code holds, used up or not: whether an
   * account stands behind it makes no difference.
   */
  addressOf: (purpose: AccountPurpose, ticket: string) => Promise<string | undefined>;
  /** Uses a code up; tells whose account it opens. */
  redeem: (
    purpose: AccountPurpose,
    ticket: string,
    typed: string,
    caller: Caller,
  ) => Promise<{ ok: true; uid: string; email: string } | TooMany | { ok: false; reason: "wrongCode" }>;
}

/** Puts together what mails and takes codes for accounts. */
export function createAccountCodes(ground: FacultyGround & { codeMail: CodeMail; siteUrl: string }): AccountCodes {
  const { db, identity, codes, codeMail, limits, audit, now, siteUrl } = ground;
  return {
    async send(purpose, email, { address, locale }) {
      const allowance = await codeMail.allow(purpose, email, address);
      if (!allowance.ok) return allowance;
      const person = await identity.find(email);
      const aim = { purpose, emailKey: emailKey(email), subject: person?.uid ?? null };
      const make = async (rows: Rows) => {
        await audit.note("codeSent", { email }, "code", rows);
        return codes.issue(rows, aim);
      };
      return sendNewCode(ground, { purpose, email }, make, ({ ticket, code }) => {
        const link = `${siteUrl}${inLocale("/faculty-login", locale)}?mode=${codeModes[purpose]}&ticket=${ticket}#login`;
        return { locale, code: person ? code : undefined, link };
      });
    },

    async addressOf(purpose, ticket) {
      const code = await codeOf(db, ticket, purpose);
      return code && code.expiresAt > now() ? code.emailKey : undefined;
    },

    async redeem(purpose, ticket, typed, { address }) {
      const allowance = await limits.take(["checksOfAddress", address]);
      if (!allowance.ok) return allowance;
      const redeemed = await db.transaction().execute((rows) => codes.redeem(rows, purpose, ticket, typed));
      if (redeemed?.subject) return { ok: true, uid: redeemed.subject, email: redeemed.emailKey };
      const tried = await codeOf(db, ticket, purpose);
      await audit.note("signInFailed", tried ? { email: tried.emailKey } : "nobody", "code");
      return { ok: false, reason: "wrongCode" };
    },
  };
}
