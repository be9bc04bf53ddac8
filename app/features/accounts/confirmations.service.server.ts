import type { Actor } from "#app/platform/actor.ts";
import { type CodeMail, type Sending, sendNewCode } from "#app/platform/codes/code-mail.server.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { tryPassword } from "#app/platform/sign-in/password-tries.server.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import type { AccountOwner } from "./person.ts";

export type IdentityProof = { current: string } | { ticket: string; code: string };

export type ConfirmationRefused = TooMany | { ok: false; reason: "wrongPassword" | "wrongCode" };

/** Before actions that a stolen phone should not allow (ASVS 5.0, section 7.5). */
export interface Confirmations {
  send: (member: AccountOwner & { row: MemberRow }, actor: Actor) => Promise<Sending | TooMany>;
  /** Uses up a code. */
  check: (person: AccountOwner, proof: IdentityProof, actor: Actor) => Promise<{ ok: true } | ConfirmationRefused>;
}

const purpose = "confirm";

export function createConfirmations(dependencies: AccountDependencies & { codeMail: CodeMail }): Confirmations {
  const { db, identity, codes, codeMail, limits, backoff, audit } = dependencies;

  async function checkPassword({ uid, email }: AccountOwner, password: string): Promise<{ ok: true } | ConfirmationRefused> {
    const tries = `password ${uid}`;
    const check = () => identity.verifyPassword(email, password, "member");
    const checked = await tryPassword(backoff, { pair: tries }, check);
    if (checked.ok && checked.person.uid === uid) {
      await backoff.reset(tries);
      return { ok: true };
    }
    if (!checked.ok && checked.reason === "tooMany") return checked;
    await audit.note("signInFailed", { uid }, "password");
    return { ok: false, reason: "wrongPassword" };
  }

  async function checkCode({ uid }: AccountOwner, ticket: string, typed: string, { address }: Actor) {
    const allowance = await limits.consume(["checksOfAddress", address]);
    if (!allowance.ok) return allowance;
    const redeemed = await db.transaction().execute((tx) => codes.redeem(tx, purpose, ticket, typed));
    if (redeemed?.resourceId === uid) return { ok: true } as const;
    await audit.note("signInFailed", { uid }, "code");
    return { ok: false, reason: "wrongCode" } as const;
  }

  return {
    async send({ uid, email, row }, { address, locale }) {
      // A separate budget once the address is proven: another spelling of it consumes nothing from it.
      const budget = { purpose, email, address, ...(row.provenAt !== null && { scope: uid }) } as const;
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      return sendNewCode(
        dependencies,
        budget,
        async (tx) => {
          await audit.note("codeSent", { uid }, "code", tx);
          return codes.issue(tx, { purpose, emailKey: emailKey(email), resourceId: uid });
        },
        ({ code }) => ({ locale, code }),
      );
    },
    check: (person, proof, actor) =>
      "current" in proof ? checkPassword(person, proof.current) : checkCode(person, proof.ticket, proof.code, actor),
  };
}
