import { type CodeMail, type Sending, sendNewCode } from "#app/platform/codes/code-mail.server.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { AccountDependencies, Caller } from "./dependencies.server.ts";
import type { Person } from "./ports/identity.server.ts";

/** How someone who is signed in shows once more who they are: by the password, or by a code that was mailed. */
export type Proof = { current: string } | { ticket: string; code: string };

/** Why it was not shown. */
export type Unconfirmed = TooMany | { ok: false; reason: "wrongPassword" | "wrongCode" };

/** Asks members once more who they are, before what a found phone should not do (ASVS 5.0, section 7.5). */
export interface Confirmations {
  /** Mails a code. */
  send: (member: Person & { row: MemberRow }, caller: Caller) => Promise<Sending | TooMany>;
  /** Whether it is them; a code is used up by that. */
  check: (person: Person, proof: Proof, caller: Caller) => Promise<{ ok: true } | Unconfirmed>;
}

const purpose = "confirm";
/** Wrong passwords that are free. */
const freeTries = 5;

/** Puts together what asks members once more who they are. */
export function createConfirmations(dependencies: AccountDependencies & { codeMail: CodeMail }): Confirmations {
  const { db, identity, codes, codeMail, limits, backoff, audit } = dependencies;

  async function checkPassword({ uid }: Person, password: string): Promise<{ ok: true } | Unconfirmed> {
    const tries = `password ${uid}`;
    const slow = backoff.consume([tries, freeTries]);
    if (!slow.ok) return slow;
    const checked = await identity.checkPassword(uid, password);
    if (checked.ok) backoff.reset(tries);
    else if (checked.reason === "tooMany") backoff.refund(tries);
    else await audit.note("signInFailed", { uid }, "password");
    return checked;
  }

  async function checkCode({ uid }: Person, ticket: string, typed: string, { address }: Caller) {
    const allowance = await limits.consume(["checksOfAddress", address]);
    if (!allowance.ok) return allowance;
    const redeemed = await db.transaction().execute((rows) => codes.redeem(rows, purpose, ticket, typed));
    if (redeemed?.subject === uid) return { ok: true } as const;
    await audit.note("signInFailed", { uid }, "code");
    return { ok: false, reason: "wrongCode" } as const;
  }

  return {
    async send({ uid, email, row }, { address, locale }) {
      // A budget of their own, once the address is theirs: another spelling of it takes nothing from it.
      const budget = { purpose, email, address, ...(row.provenAt !== null && { apart: uid }) } as const;
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      return sendNewCode(
        dependencies,
        budget,
        async (rows) => {
          await audit.note("codeSent", { uid }, "code", rows);
          return codes.issue(rows, { purpose, emailKey: emailKey(email), subject: uid });
        },
        ({ code }) => ({ locale, code }),
      );
    },
    check: (person, proof, caller) =>
      "current" in proof ? checkPassword(person, proof.current) : checkCode(person, proof.ticket, proof.code, caller),
  };
}
