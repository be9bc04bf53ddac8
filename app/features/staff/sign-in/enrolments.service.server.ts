import type { PasskeyRequest } from "#app/features/staff/second-step/passkeys.service.server.ts";
import { changeStaff, keepPrincipal, spendEnrolment, staffById } from "#app/features/staff/staff-users.rows.server.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { readLink, signLink } from "./links.server.ts";
import { staffHashOf } from "./passwords.rows.server.ts";
import type { SignInParts } from "./sign-in-parts.server.ts";
import type { StaffEntered, StaffSignInRefusal, StaffSignIns } from "./sign-ins.service.server.ts";
import type { SignInClient } from "./tries.server.ts";

interface Enrolment {
  email: string;
  name: string;
  role: StaffRole;
  /** Whether they choose a password; to set up only the second factor again, they enter the existing one. */
  isNew: boolean;
}

/** The signed `step` comes back with the app's first code or the passkey. */
export interface SetUp {
  ok: true;
  step: string;
  secret: string;
  email: string;
  passkey: PasskeyRequest;
}

type FirstProof = { code: string } | { passkey: string; challenge: string; name: string };

export interface Enrolments {
  /** Opening the link changes nothing, as mail scanners open links too. */
  of: (link: string) => Promise<Enrolment | undefined>;
  /** Sets name and password of a new person; otherwise checks the password. */
  begin: (
    link: string,
    typed: { name: string; password: string },
    asker: SignInClient,
  ) => Promise<SetUp | StaffSignInRefusal>;
  again: (step: string) => Promise<SetUp | undefined>;
  /** Signs the person in, and uses up the link. */
  finish: (step: string, proof: FirstProof, asker: SignInClient) => Promise<StaffEntered | StaffSignInRefusal>;
}

/** Rolls the transaction back, so that the link stays valid. */
class WrongProof extends Error {}

export function createEnrolments(parts: SignInParts & { signIns: StaffSignIns }): Enrolments {
  const { db, secret, now, passwords, secondSteps, passkeys, tries, signIns } = parts;

  async function held(kind: "enrol" | "setUp", signed: string) {
    const claims = readLink(secret, kind, signed, now());
    const row = claims && (await staffById(db, claims.uid));
    if (!claims || !row || row.suspendedAt !== null || row.enrolId !== claims.holdsFor) return undefined;
    return { claims, row };
  }

  async function shown(uid: string, email: string, step: string): Promise<SetUp | undefined> {
    const text = await secondSteps.begin(uid);
    if (!text) return undefined;
    return { ok: true, step, secret: text, email, passkey: await passkeys.askForNew({ uid, name: email, email }) };
  }

  const isRight = async (tx: Db, uid: string, proof: FirstProof) =>
    "code" in proof
      ? secondSteps.enrol(tx, uid, proof.code)
      : (await passkeys.add(tx, uid, proof)) && (await secondSteps.enrolWithoutApp(tx, uid));

  return {
    async of(link) {
      const found = await held("enrol", link);
      if (!found) return undefined;
      const { id, email, name, role } = found.row;
      return { email, name, role, isNew: (await staffHashOf(db, id)) === undefined };
    },
    async begin(link, { name, password }, asker) {
      const found = await held("enrol", link);
      if (!found) return { ok: false, reason: "badLink" };
      const { id, email, enrolId } = found.row;
      if ((await staffHashOf(db, id)) === undefined) {
        const hash = await passwords.hash(password);
        await db.transaction().execute(async (tx) => {
          await changeStaff(tx, id, { name });
          await passwords.keep(tx, id, hash);
        });
      } else {
        const checked = await tries.password(email, password, asker);
        if (!checked.ok) return checked;
      }
      const step = signLink(secret, "setUp", { uid: id, holdsFor: enrolId ?? "", id: newId() }, now());
      return (await shown(id, email, step)) ?? { ok: false, reason: "badLink" };
    },
    async again(step) {
      const found = await held("setUp", step);
      return found && shown(found.row.id, found.row.email, step);
    },
    async finish(step, proof, asker) {
      const found = await held("setUp", step);
      if (!found) return { ok: false, reason: "stepOver" };
      const { claims, row } = found;
      const allowance = await tries.step(claims.id);
      if (!allowance.ok) return allowance;
      const way = "code" in proof ? "code" : "passkey";
      const finished = db.transaction().execute(async (tx) => {
        // An invitation that a principal replaces at this moment is either used up before, or gone.
        await lockInTransaction(tx, "staff");
        // A newer link has replaced this one.
        if (!(await spendEnrolment(tx, row.id, claims.holdsFor))) return "stepOver";
        if (!(await isRight(tx, row.id, proof))) throw new WrongProof();
        await keepPrincipal(tx, row.id);
        const what = way === "code" ? "enrolled" : "passkeyAdded";
        await recordActivity(tx, { uid: row.id, name: row.name }, now(), { what, reference: row.id });
        return "done";
      });
      const outcome = await finished.catch((error) => {
        if (error instanceof WrongProof) return way === "code" ? ("wrongCode" as const) : ("badPasskey" as const);
        throw error;
      });
      if (outcome !== "done") return { ok: false, reason: outcome };
      await tries.forgetPasswords(row.email, asker);
      return signIns.enter(row.id, row.generation, way, asker);
    },
  };
}
