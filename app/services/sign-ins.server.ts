import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import type { AccountCodes } from "./account-codes.server.ts";
import { newId } from "./codes.server.ts";
import { emailKey } from "./email-key.ts";
import type { Caller, FacultyGround } from "./faculty-ground.server.ts";
import type { SignedIn } from "./identity.server.ts";
import { busy, type TooMany } from "./limits.server.ts";
import type { Tries } from "./slow-down.server.ts";

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

/** Sign-ins that wait at once, two of which are looked at. */
const mostWaiting = 100;

/** An account from an internet address. */
const pairOf = (email: string, address: string) => `${emailKey(email)} ${address}`;

/** Puts together what signs members in. */
export function createSignIns(ground: FacultyGround & { accountCodes: AccountCodes }): SignIns {
  const { identity, members, accountCodes, limits, slowDown, audit } = ground;

  /** Tokens that the log has told of: one in the environment is looked at with every visit. */
  const ignored = new LRUCache<string, true>({ max: 1000 });
  /** Sign-ins by password that wait or are under way. */
  let waiting = 0;
  /** Accounts with an internet address that their owners came in from. */
  const knownPairs = new LRUCache<string, true>({ max: 10_000 });

  function ignore(token: string) {
    if (!ignored.has(token)) log.warn("a custom token that is used or too old was ignored");
    ignored.set(token, true);
  }

  async function begin(came: SignedIn, way: Way, caller: Caller): Promise<SignedIn | Refusal> {
    const { address, locale, session, userAgent } = caller;
    let signedIn = came;
    const { uid } = signedIn.person;
    const member = await members.of(signedIn.person, locale);
    if (member.suspendedAt !== null) {
      await identity.signOut(signedIn.session);
      await audit.note("signInFailed", { uid }, way);
      return { ok: false, reason: "suspended" };
    }
    if (way !== "password" && member.provenAt === null) {
      // Whoever registered with this address before may have been someone else: they are signed out. The office's
      // invitation ends their password too.
      if (way === "token") await identity.setPassword(uid, newId());
      else await identity.signOutEverywhere(uid);
      signedIn = await identity.signInProven(uid, userAgent);
      await members.prove(uid);
    }
    if (session) await identity.signOut(session);
    const pair = pairOf(signedIn.person.email, address);
    slowDown.forget(pair);
    knownPairs.set(pair, true);
    await audit.note("signedIn", { uid }, way);
    return signedIn;
  }

  return {
    begin,

    async byPassword(email, password, caller) {
      const allowance = await limits.take(["signInsOfAddress", caller.address]);
      if (!allowance.ok) return allowance;
      const account = emailKey(email);
      const pair = pairOf(email, caller.address);
      if (waiting >= mostWaiting) return busy;
      // Who came in from here before is not made to wait for what others try elsewhere.
      const isKnown = knownPairs.has(pair);
      const slow = slowDown.take([pair, freeOfPair], ...(isKnown ? [] : [[account, freeOfAccount] as Tries]));
      if (!slow.ok) return slow;
      waiting += 1;
      const signedIn = await identity.signIn(email, password, caller.userAgent).finally(() => {
        waiting -= 1;
      });
      if (!signedIn) {
        await audit.note("signInFailed", { email }, "password");
        return { ok: false, reason: "wrongCredentials" };
      }
      if (!isKnown) slowDown.giveBack(account);
      return begin(signedIn, "password", caller);
    },

    async byCode(ticket, typed, caller) {
      const redeemed = await accountCodes.redeem("signIn", ticket, typed, caller);
      if (!redeemed.ok) return redeemed;
      return begin(await identity.signInProven(redeemed.uid, caller.userAgent), "code", caller);
    },

    async byToken(token, caller) {
      const allowance = await limits.take(["signInsOfAddress", caller.address]);
      if (!allowance.ok) return allowance;
      const signedIn = await identity.signInWithToken(token, caller.userAgent);
      if (signedIn) return begin(signedIn, "token", caller);
      ignore(token);
      await audit.note("signInFailed", "nobody", "token");
      return { ok: false, reason: "badToken" };
    },

    async isTokenGood(token) {
      const isGood = await identity.isTokenGood(token);
      if (!isGood) ignore(token);
      return isGood;
    },
  };
}
