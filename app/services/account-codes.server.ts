import type { Rows } from "#app/store/store.server.ts";
import { type CodeMail, type Sending, sendNewCode } from "./code-mail.server.ts";
import { emailKey } from "./email-key.ts";
import type { Caller, FacultyGround } from "./faculty-ground.server.ts";
import type { TooMany } from "./limits.server.ts";

/** What a code of an account is for. */
export type AccountPurpose = "signIn" | "reset";

/** Mails codes for accounts. */
export interface AccountCodes {
  /**
   * Mails a code. An address without an account gets a mail too, which says so: then nobody at the screen can tell by
   * the answer, its time, or its failure which of both it was.
   */
  send: (purpose: AccountPurpose, email: string, caller: Caller) => Promise<Sending | TooMany>;
}

/** Puts together what mails codes for accounts. */
export function createAccountCodes(ground: FacultyGround & { codeMail: CodeMail }): AccountCodes {
  const { identity, codes, codeMail, audit } = ground;
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
      return sendNewCode(ground, { purpose, email }, make, ({ code }) => ({ locale, code: person ? code : undefined }));
    },
  };
}
