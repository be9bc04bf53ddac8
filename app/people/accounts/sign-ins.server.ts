import type { Actor } from "#app/lib/actor.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import { tryPassword } from "#app/lib/sign-in/passwords.server.ts";
import type { AccountCodes, CodesStopped } from "./account-codes.server.ts";
import { createCustomTokens } from "./custom-tokens.server.ts";
import type { FacultyPorts } from "./faculty-service.server.ts";
import type { Known } from "./known-devices.server.ts";
import { proofToken } from "./mailed-tokens.server.ts";
import { memberById } from "./member-rows.server.ts";
import type { AccountDependencies } from "./members.server.ts";
import type { PasswordRefused, ServiceRefused } from "./ports.server.ts";
import type { SignedIn } from "./sessions.server.ts";

const mostOvertaken = 3;

/** Starts over with the new password's hash if a password change has ended all sessions in between. */
async function signInByPassword(
  { identity, sessions }: Pick<FacultyPorts, "identity" | "sessions">,
  { email, password, isKnown }: { email: string; password: string; isKnown: boolean },
  { userAgent }: Actor,
): Promise<SignedIn | TooMany | ServiceRefused<"wrongPassword" | "suspended" | "refused">> {
  for (let tries = 0; tries < mostOvertaken; tries += 1) {
    const generation = await sessions.generationOf(email);
    const checked = await identity.verifyPassword(email, password, isKnown ? "known" : "stranger");
    if (!checked.ok) return checked;
    const signedIn = await sessions.beginIn(generation, checked.person, userAgent);
    if (signedIn) return signedIn;
  }
  return { ok: false, reason: "wrongPassword" };
}

type SignInRefusal =
  | TooMany
  | CodesStopped
  | PasswordRefused
  | ServiceRefused<"wrongCredentials" | "wrongCode" | "suspended" | "badToken" | "badProof" | "refused">;

export interface Entered extends SignedIn {
  /** This removed the password of the person who had registered with the address. */
  hasEndedPassword?: boolean;
}

interface OfferedProof {
  email: string;
  /** This browser is signed in to the account: its password stays. */
  isOwn: boolean;
}

export interface SignIns {
  byPassword: (email: string, password: string, actor: Actor) => Promise<Entered | SignInRefusal>;
  byCode: (ticket: string, code: string, actor: Actor) => Promise<Entered | SignInRefusal>;
  /** A used or expired token is logged. */
  byToken: (token: string, actor: Actor) => Promise<Entered | SignInRefusal>;
  /** The link in a registration's mail works until the address is proven. */
  byProof: (proof: string, actor: Actor) => Promise<Entered | SignInRefusal>;
  proofOf: (proof: string, session: string | undefined) => Promise<OfferedProof | undefined>;
  isTokenGood: (token: string) => Promise<boolean>;
  /** Ends the previous session. Sign-ins that prove the address for the first time run through `perAccount`. */
  begin: (signedIn: SignedIn, way: Way, actor: Actor) => Promise<Entered | SignInRefusal>;
}

type Way = "password" | "code" | "token" | "link";

const pairOf = (email: string, { address }: Actor, known?: Known) => known?.whose ?? `${emailKey(email)} ${address}`;

export function createSignIns(dependencies: AccountDependencies & { accountCodes: AccountCodes }): SignIns {
  const {
    db,
    secret,
    now,
    identity,
    sessions,
    members,
    accountCodes,
    knownDevices,
    limits,
    backoff,
    audit,
    perAccount,
  } = dependencies;
  const tokens = createCustomTokens({ db, secret, identity, now });

  const isOwn = async (uid: string, session: string | undefined) =>
    session !== undefined && (await sessions.personOf(session))?.uid === uid;

  // All sessions so far began with the password: a browser that has one belongs to the person who registered. Otherwise
  // that person may have been a stranger, so the password and all sessions end.
  async function prove(result: SignedIn, way: Way, { session, userAgent }: Actor): Promise<Entered> {
    const { uid } = result.person;
    if (await isOwn(uid, session)) {
      await members.prove(uid);
      return result;
    }
    const hasEndedPassword = await identity.removePassword(uid);
    // Only now: until here the password could still start one.
    await sessions.endAll(uid);
    await members.prove(uid);
    if (hasEndedPassword) await audit.note("passwordRemoved", { uid }, way);
    return { ...(await sessions.begin(result.person, userAgent)), hasEndedPassword };
  }

  async function begin(result: SignedIn, way: Way, actor: Actor): Promise<Entered | SignInRefusal> {
    const { locale, session } = actor;
    const { uid } = result.person;
    const member = await members.of(result.person, locale, way !== "password");
    if (member === undefined) {
      await sessions.end(result.session);
      return { ok: false, reason: way === "password" ? "wrongCredentials" : "wrongCode" };
    }
    if (member.suspendedAt !== null) {
      await sessions.end(result.session);
      await audit.note("signInFailed", { uid }, way);
      return { ok: false, reason: "suspended" };
    }
    const isFirstProof = way !== "password" && member.provenAt === null;
    const signedIn = isFirstProof ? await prove(result, way, actor) : result;
    if (session) await sessions.end(session);
    const names = await knownDevices.remember(signedIn.person, actor);
    for (const whose of [pairOf(signedIn.person.email, actor), ...names]) await backoff.reset(whose);
    await audit.note("signedIn", { uid }, way);
    return signedIn;
  }

  async function signInProven(uid: string, email: string, way: Way, actor: Actor): Promise<Entered | SignInRefusal> {
    const person = await identity.find(email);
    if (person?.uid !== uid) return { ok: false, reason: way === "link" ? "badProof" : "wrongCode" };
    return begin(await sessions.begin(person, actor.userAgent), way, actor);
  }

  return {
    begin,

    async byPassword(email, password, actor) {
      const allowance = await limits.consume(["signInsOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const known = await knownDevices.find(email, actor);
      const place = { pair: pairOf(email, actor, known), account: known ? undefined : emailKey(email) };
      const checked = await tryPassword(backoff, place, () =>
        signInByPassword(dependencies, { email, password, isKnown: known !== undefined }, actor),
      );
      if (checked.ok) return begin(checked, "password", actor);
      const { reason } = checked;
      if (reason === "tooMany") return checked;
      if (reason !== "refused") await audit.note("signInFailed", { email }, "password");
      return { ...checked, reason: reason === "wrongPassword" ? "wrongCredentials" : reason };
    },

    async byCode(ticket, typed, actor) {
      const redeemed = await accountCodes.redeem("signIn", ticket, typed, actor);
      if (!redeemed.ok) return redeemed;
      const { uid, email } = redeemed;
      return perAccount(uid, () => signInProven(uid, email, "code", actor));
    },

    async byToken(token, actor) {
      const allowance = await limits.consume(["signInsOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const signedIn = await tokens.use(token, (person) => sessions.begin(person, actor.userAgent));
      if (signedIn) return perAccount(signedIn.person.uid, () => begin(signedIn, "token", actor));
      await audit.note("signInFailed", "nobody", "token");
      return { ok: false, reason: "badToken" };
    },

    async byProof(proof, actor) {
      const allowance = await limits.consume(["signInsOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const uid = proofToken.read(secret, proof, now()) ?? "";
      return perAccount(uid, async () => {
        const member = await memberById(db, uid);
        if (member?.provenAt !== null) return { ok: false, reason: "badProof" };
        return signInProven(uid, member.email, "link", actor);
      });
    },

    async proofOf(proof, session) {
      const uid = proofToken.read(secret, proof, now()) ?? "";
      const member = await memberById(db, uid);
      return member?.provenAt === null ? { email: member.email, isOwn: await isOwn(uid, session) } : undefined;
    },

    isTokenGood: tokens.isGood,
  };
}
