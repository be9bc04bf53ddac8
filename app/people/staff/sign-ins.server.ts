import type { PlatformServices } from "#app/cms/services.server.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import type { Passkeys } from "./passkeys.server.ts";
import type { SecondSteps } from "./second-steps.server.ts";
import type { StaffSessions } from "./sessions.server.ts";
import type {
  SecondFactor,
  SecondFactorAttempt,
  SignInAttempts,
  SignInClient,
  StaffPasswords,
} from "./sign-in-attempts.server.ts";
import { type LinkClaims, signLink, verifyLink } from "./signed-links.server.ts";
import type { StaffMails } from "./staff-mails.server.ts";
import { staffById } from "./staff-users.server.ts";

export interface SignInParts extends PlatformServices {
  siteUrl: string;
  sessions: StaffSessions;
  secondSteps: SecondSteps;
  passkeys: Passkeys;
  passwords: StaffPasswords;
  tries: SignInAttempts;
  mails: StaffMails;
  uidOf: (email: string) => Promise<string | undefined>;
}

/** `otherSecret`: the second factor was set up with another site secret. */
type WrongProof = "wrongCode" | "wrongRecovery" | "badPasskey" | "otherSecret";

export type StaffSignInRefusal =
  | TooMany
  | {
      ok: false;
      reason: "wrongCredentials" | WrongProof | "suspended" | "notSetUp" | "stepOver" | "stepSpent" | "badLink";
    };

/** `session` is the cookie's value. */
export interface StaffEntered {
  ok: true;
  uid: string;
  session: string;
}

type SecondProof = { code: string } | { recovery: string } | { passkey: string; challenge: string };

const factorOf = (proof: SecondProof): SecondFactor =>
  "code" in proof ? "code" : "recovery" in proof ? "recovery" : "passkey";
const wrongProofs: Record<SecondFactor, WrongProof> = {
  code: "wrongCode",
  recovery: "wrongRecovery",
  passkey: "badPasskey",
};

export interface StaffSignIns {
  /** @returns the signed step needed for `finish`. */
  byPassword: (
    email: string,
    password: string,
    asker: SignInClient,
  ) => Promise<{ ok: true; step: string } | StaffSignInRefusal>;
  finish: (step: string, proof: SecondProof, asker: SignInClient) => Promise<StaffEntered | StaffSignInRefusal>;
  personOf: (step: string) => Promise<{ uid: string; hasPasskeys: boolean; hasApp: boolean } | undefined>;
  /** For a person who has just passed the first step in another way. */
  stepFor: (uid: string, generation: number) => string;
  /** Also mails the person if someone seems to be guessing. */
  noteWrong: (trial: SecondFactorAttempt) => Promise<void>;
  enter: (
    uid: string,
    generation: number,
    way: string,
    asker: SignInClient,
  ) => Promise<StaffEntered | StaffSignInRefusal>;
}

export function createStaffSignIns(parts: SignInParts): StaffSignIns {
  const { db, secret, now, limits, tries, sessions, secondSteps, passkeys, mails, outbox } = parts;

  const held = (step: string) => verifyLink(parts, "step", step);

  const stepFor = (uid: string, generation: number) =>
    signLink(secret, "step", { uid, holdsFor: String(generation), id: newId() }, now());

  /** The log names nobody as the one who failed, as it may have been anybody. */
  async function noteFailed(uid: string, reason: string) {
    // Strangers must not be able to fill the log.
    if (!(await limits.consume(["officeFailuresOfPerson", uid])).ok) return;
    await recordActivity(db, { uid: "", name: "" }, now(), { what: "signInFailed", reference: uid, reason });
  }

  async function noteWrong(trial: SecondFactorAttempt): Promise<void> {
    await noteFailed(trial.uid, trial.tried);
    const row = (await tries.wrong(trial)) ? await staffById(db, trial.uid) : undefined;
    if (!row) return;
    await db.transaction().execute((tx) => outbox.add(tx, [mails.about(row, "codesTried")]));
    outbox.notify();
  }

  async function isRight({ uid }: LinkClaims, proof: SecondProof): Promise<boolean> {
    if ("code" in proof) return secondSteps.checkCode(uid, proof.code);
    if ("recovery" in proof) return secondSteps.checkRecovery(uid, proof.recovery);
    return passkeys.check(uid, proof);
  }

  async function enter(
    uid: string,
    generation: number,
    way: string,
    { userAgent }: SignInClient,
  ): Promise<StaffEntered | StaffSignInRefusal> {
    const session = await sessions.begin(uid, generation, userAgent);
    const row = await staffById(db, uid);
    if (session === undefined || !row) return { ok: false, reason: "stepOver" };
    await db.transaction().execute(async (tx) => {
      await recordActivity(tx, { uid, name: row.name }, now(), { what: "signedIn", reference: uid, reason: way });
      if (way === "recovery") await outbox.add(tx, [mails.about(row, "recoveryUsed")]);
    });
    outbox.notify();
    return { ok: true, uid, session };
  }

  return {
    stepFor,
    enter,
    noteWrong,
    async byPassword(email, password, asker) {
      const checked = await tries.password(email, password, asker);
      if (!checked.ok) {
        // A line is written for unknown addresses too, without the address, so that it takes the same time.
        if (checked.reason !== "tooMany") await noteFailed((await parts.uidOf(email)) ?? "", "password");
        return checked;
      }
      const { row } = checked;
      if (row.suspendedAt !== null) return { ok: false, reason: "suspended" };
      if (!(await secondSteps.standing(row.id)).isSetUp) return { ok: false, reason: "notSetUp" };
      return { ok: true, step: stepFor(row.id, row.generation) };
    },
    async finish(step, proof, asker) {
      const found = await held(step);
      if (!found) return { ok: false, reason: "stepOver" };
      const { claims, row } = found;
      const tried = factorOf(proof);
      const trial = { step: claims.id, uid: row.id, generation: row.generation, tried };
      const allowance = await tries.second(trial, asker);
      if (!allowance.ok)
        return (await tries.isStepSpent(trial, asker)) ? { ok: false, reason: "stepSpent" } : allowance;
      if (!(await isRight(claims, proof))) {
        await noteWrong(trial);
        if (tried !== "passkey" && (await secondSteps.isUnreadable(row.id)))
          return { ok: false, reason: "otherSecret" };
        return { ok: false, reason: wrongProofs[tried] };
      }
      await tries.forgetSecond(trial, asker);
      await tries.forgetPasswords(row.email, asker);
      return enter(claims.uid, row.generation, tried, asker);
    },
    async personOf(step) {
      const found = await held(step);
      if (!found) return undefined;
      const uid = found.row.id;
      const { hasApp } = await secondSteps.standing(uid);
      return { uid, hasPasskeys: (await passkeys.of(uid)).length > 0, hasApp };
    },
  };
}
