import type { Actor } from "#app/lib/actor.ts";
import { codeOf } from "#app/lib/codes/codes.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { Allowance, Count, TooMany } from "#app/lib/limits/limits.server.ts";
import { type CodeMail, type Sending, sendNewCode } from "#app/ui/email/code-mail.server.ts";
import { type AccountPurpose, codeModes } from "./login-forms.ts";
import { memberByEmail } from "./member-rows.server.ts";
import type { AccountDependencies } from "./members.server.ts";

/** No code is accepted for an address for now; retry after `seconds`. */
export type CodesStopped = { ok: false; reason: "codesStopped"; seconds: number };

export interface AccountCodes {
  /** An address without an account gets a mail too: answer, time and failures must not reveal which it was. */
  send: (purpose: AccountPurpose, email: string, actor: Actor) => Promise<Sending | TooMany | CodesStopped>;
  /** For as long as a code is valid, used or not, and whether or not the address has an account. */
  addressOf: (purpose: AccountPurpose, ticket: string) => Promise<string | undefined>;
  redeem: (
    purpose: AccountPurpose,
    ticket: string,
    typed: string,
    actor: Actor,
  ) => Promise<{ ok: true; uid: string; email: string } | TooMany | CodesStopped | { ok: false; reason: "wrongCode" }>;
}

export function createAccountCodes(
  dependencies: AccountDependencies & { codeMail: CodeMail; siteUrl: string },
): AccountCodes {
  const { db, identity, codes, codeMail, knownDevices, accountMail, limits, outbox, audit, now, siteUrl } =
    dependencies;

  /** Separates an actor's codes from those that strangers request and guess. */
  async function scopeOf(email: string, actor: Actor): Promise<string | undefined> {
    const known = await knownDevices.find(email, actor);
    // Before its address is proven, an account's known devices may be a stranger's, who must not get more mails sent
    // there.
    return known?.isProven ? known.whose : undefined;
  }

  const wrongCodesOf = (email: string, scope: string | undefined): Count => [
    "wrongCodesOfEmail",
    scope ?? emailKey(email),
  ];

  const stopped = (allowance: Allowance): CodesStopped | undefined =>
    allowance.ok ? undefined : { ...allowance, reason: "codesStopped" };
  const countWrong = async (count: Count) => stopped(await limits.consume(count));
  const stopOf = async (count: Count) => stopped(await limits.peek(...count));

  /** Warns the owner that strangers entered so many wrong codes that none opens the account today. */
  async function tellStopped(email: string): Promise<void> {
    const member = await memberByEmail(db, email);
    const person = member && (await identity.find(email));
    if (!person) return;
    const { locale, provenAt } = member;
    await outbox.add(db, await accountMail(person, { event: "codesStopped", locale, isProven: provenAt !== null }));
    outbox.notify();
  }

  return {
    async send(purpose, email, actor) {
      const { address, locale } = actor;
      const scope = await scopeOf(email, actor);
      const refusal = await stopOf(wrongCodesOf(email, scope));
      if (refusal) return refusal;
      const budget = { purpose, email, address, scope };
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      const person = await identity.find(email);
      const aim = { purpose, emailKey: emailKey(email), resourceId: person?.uid ?? null };
      const make = async (db: Db) => {
        await audit.note("codeSent", { email }, "code", db);
        return codes.issue(db, aim);
      };
      return sendNewCode(dependencies, budget, make, ({ ticket, code }) => {
        const link = `${siteUrl}${inLocale("/faculty-login", locale)}?mode=${codeModes[purpose]}&ticket=${ticket}#login`;
        return { locale, code: person ? code : undefined, link };
      });
    },

    async addressOf(purpose, ticket) {
      const code = await codeOf(db, ticket, purpose);
      return code && code.expiresAt > now() ? code.emailKey : undefined;
    },

    async redeem(purpose, ticket, typed, actor) {
      const allowance = await limits.consume(["checksOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const email = (await codeOf(db, ticket, purpose))?.emailKey;
      const scope = email === undefined ? undefined : await scopeOf(email, actor);
      const wrongCodes = wrongCodesOf(email ?? "", scope);
      // Counted before it is known whether it is wrong, so that concurrent attempts cannot bypass the limit.
      const refusal = email === undefined ? undefined : await countWrong(wrongCodes);
      if (refusal) return refusal;
      const tried = await db.transaction().execute((tx) => codes.attempt(tx, purpose, ticket, typed));
      if (email !== undefined && (!tried || tried.isRight)) await limits.refund(...wrongCodes);
      if (tried?.isRight && tried.code.resourceId)
        return { ok: true, uid: tried.code.resourceId, email: tried.code.emailKey };
      if (email !== undefined && !scope && (await stopOf(wrongCodes))) await tellStopped(email);
      await audit.note("signInFailed", email === undefined ? "nobody" : { email }, "code");
      return { ok: false, reason: "wrongCode" };
    },
  };
}
