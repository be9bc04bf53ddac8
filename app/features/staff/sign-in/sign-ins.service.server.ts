import { staffById } from "#app/features/staff/staff-users.rows.server.ts";
import { noteActivity } from "#app/platform/activity/activities.rows.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { holderOf, type LinkClaims, signLink } from "./links.server.ts";
import type { SignInParts } from "./sign-in-parts.server.ts";
import type { SecondTry, SignInClient, Tried } from "./tries.server.ts";

/** What is wrong with the second step, by what it was tried with; or that it was set up with another secret of the site. */
type WrongProof = "wrongCode" | "wrongRecovery" | "badPasskey" | "otherSecret";

/** Why a step of signing in was refused. */
export type StaffSignInRefusal =
  | TooMany
  | {
      ok: false;
      reason: "wrongCredentials" | WrongProof | "suspended" | "notSetUp" | "stepOver" | "stepSpent" | "badLink";
    };

/** Somebody who has passed both steps; `session` is for the cookie. */
export interface StaffEntered {
  ok: true;
  uid: string;
  session: string;
}

/** What the second step is tried with. */
export type SecondProof = { code: string } | { recovery: string } | { passkey: string; challenge: string };

const triedWith = (proof: SecondProof): Tried =>
  "code" in proof ? "code" : "recovery" in proof ? "recovery" : "passkey";
const wrongProofs: Record<Tried, WrongProof> = { code: "wrongCode", recovery: "wrongRecovery", passkey: "badPasskey" };

/** Signing in: a password, and then a second step. */
export interface StaffSignIns {
  /** The first step. @returns the signed step that the second one goes with */
  byPassword: (
    email: string,
    password: string,
    asker: SignInClient,
  ) => Promise<{ ok: true; step: string } | StaffSignInRefusal>;
  /** The second step. */
  finish: (step: string, proof: SecondProof, asker: SignInClient) => Promise<StaffEntered | StaffSignInRefusal>;
  /** The person of a step, while it holds. */
  personOf: (step: string) => Promise<{ uid: string; hasPasskeys: boolean } | undefined>;
  /** A step for somebody who has just shown that the first one is theirs. */
  stepFor: (uid: string, generation: number) => string;
  /** Notes a second step that was wrong, and tells its owner by mail where somebody seems to guess. */
  noteWrong: (trial: SecondTry) => Promise<void>;
  /** Lets somebody in who has passed both steps with these claims. */
  enter: (
    uid: string,
    generation: number,
    way: string,
    asker: SignInClient,
  ) => Promise<StaffEntered | StaffSignInRefusal>;
}

/** Puts signing in together. */
export function createStaffSignIns(parts: SignInParts): StaffSignIns {
  const { db, secret, now, limits, tries, sessions, secondSteps, passkeys, mails, outbox } = parts;

  const held = (step: string) => holderOf(parts, "step", step);

  const stepFor = (uid: string, generation: number) =>
    signLink(secret, "step", { uid, holdsFor: String(generation), id: newId() }, now());

  /** Nobody is named as the one who failed: it may have been anybody. */
  async function noteFailed(uid: string, reason: string) {
    // The log is not for strangers to fill.
    if (!(await limits.consume(["officeFailuresOfPerson", uid])).ok) return;
    await noteActivity(db, { uid: "", name: "" }, now(), { what: "signInFailed", reference: uid, reason });
  }

  async function noteWrong(trial: SecondTry): Promise<void> {
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
      await noteActivity(tx, { uid, name: row.name }, now(), { what: "signedIn", reference: uid, reason: way });
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
        // Of unknown addresses too a line is written, without them: it takes the same time.
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
      const tried = triedWith(proof);
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
      return { uid: found.row.id, hasPasskeys: (await passkeys.of(found.row.id)).length > 0 };
    },
  };
}
