import { log } from "#app/log.server.ts";
import { codeOf } from "#app/store/codes.server.ts";
import { emailKey } from "./email-key.ts";
import type { Caller, FacultyGround } from "./faculty-ground.server.ts";
import type { SignedIn } from "./identity.server.ts";
import type { TooMany } from "./limits.server.ts";

type Refusal = TooMany | { ok: false; reason: "wrongCredentials" | "wrongCode" | "suspended" | "badToken" };

/** Signs members in. */
export interface SignIns {
  byPassword: (email: string, password: string, caller: Caller) => Promise<SignedIn | Refusal>;
  /** With the code that was mailed for signing in. */
  byCode: (ticket: string, code: string, caller: Caller) => Promise<SignedIn | Refusal>;
  /** With a custom token; a used or old one is logged. */
  byToken: (token: string, caller: Caller) => Promise<SignedIn | Refusal>;
  /** Whether a custom token could be used now; a used or old one is logged. */
  isTokenGood: (token: string) => Promise<boolean>;
  /** Lets someone in who has just shown who they are: the session they had until now ends. */
  begin: (signedIn: SignedIn, way: Way, caller: Caller) => Promise<SignedIn | Refusal>;
}

type Way = "password" | "code" | "token";

/** Wrong passwords that are free: of one account from one internet address, and of one account in all. */
const freeOfPair = 5;
const freeOfAccount = 50;

/** Puts together what signs members in. */
export function createSignIns(ground: FacultyGround): SignIns {
  const { db, identity, members, codes, limits, slowDown, audit } = ground;

  async function begin(signedIn: SignedIn, way: Way, { locale, session }: Caller): Promise<SignedIn | Refusal> {
    const { uid } = signedIn.person;
    const member = await members.of(signedIn.person, locale);
    if (member.suspendedAt !== null) {
      await identity.signOut(signedIn.session);
      await audit.note("signInFailed", { uid }, way);
      return { ok: false, reason: "suspended" };
    }
    if (way !== "password") await members.prove(uid);
    if (session) await identity.signOut(session);
    await audit.note("signedIn", { uid }, way);
    return signedIn;
  }

  return {
    begin,

    async byPassword(email, password, caller) {
      const allowance = await limits.take(["signInsOfAddress", caller.address]);
      if (!allowance.ok) return allowance;
      const account = emailKey(email);
      const pair = `${account} ${caller.address}`;
      const slow = slowDown.take([pair, freeOfPair], [account, freeOfAccount]);
      if (!slow.ok) return slow;
      const signedIn = await identity.signIn(email, password, caller.userAgent);
      if (!signedIn) {
        await audit.note("signInFailed", { email }, "password");
        return { ok: false, reason: "wrongCredentials" };
      }
      slowDown.forget(pair);
      slowDown.giveBack(account);
      return begin(signedIn, "password", caller);
    },

    async byCode(ticket, typed, caller) {
      const allowance = await limits.take(["checksOfAddress", caller.address]);
      if (!allowance.ok) return allowance;
      const redeemed = await db.transaction().execute((rows) => codes.redeem(rows, "signIn", ticket, typed));
      if (!redeemed?.subject) {
        const tried = await codeOf(db, ticket, "signIn");
        if (tried) await audit.note("signInFailed", { email: tried.emailKey }, "code");
        return { ok: false, reason: "wrongCode" };
      }
      return begin(await identity.signInProven(redeemed.subject, caller.userAgent), "code", caller);
    },

    async byToken(token, caller) {
      const allowance = await limits.take(["signInsOfAddress", caller.address]);
      if (!allowance.ok) return allowance;
      const signedIn = await identity.signInWithToken(token, caller.userAgent);
      if (signedIn) return begin(signedIn, "token", caller);
      log.warn("a custom token that is used or too old was ignored");
      return { ok: false, reason: "badToken" };
    },

    async isTokenGood(token) {
      const isGood = await identity.isTokenGood(token);
      if (!isGood) log.warn("a custom token that is used or too old was ignored");
      return isGood;
    },
  };
}
