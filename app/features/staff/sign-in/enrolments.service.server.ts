import { changeStaff, keepPrincipal, spendEnrolment, staffById } from "#app/features/staff/staff-users.rows.server.ts";
import { noteActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { readLink, signLink } from "./links.server.ts";
import { staffHashOf } from "./passwords.rows.server.ts";
import type { SignInParts } from "./sign-in-parts.server.ts";
import type { StaffEntered, StaffSignInRefusal, StaffSignIns } from "./sign-ins.service.server.ts";
import type { SignInClient } from "./tries.server.ts";

/** Whom a mailed link sets up. */
export interface Enrolment {
  email: string;
  name: string;
  role: StaffRole;
  /** Whether they choose a password: who only sets up the second step again gives the one they have. */
  isNew: boolean;
}

/** The second step as it is set up: the secret for the app, and the signed step that goes with the first code. */
export interface SetUp {
  ok: true;
  step: string;
  secret: string;
  email: string;
}

/** Setting up an account by a mailed link: a password, and an app as the second step. */
export interface Enrolments {
  /** Whom a link sets up; undefined when it can no longer be used. Opening it changes nothing: mail scanners do too. */
  of: (link: string) => Promise<Enrolment | undefined>;
  /** Sets name and password, of a new person, or checks the password. */
  begin: (
    link: string,
    typed: { name: string; password: string },
    asker: SignInClient,
  ) => Promise<SetUp | StaffSignInRefusal>;
  /** The set-up of a step, to show it again. */
  again: (step: string) => Promise<SetUp | undefined>;
  /** Finishes with the first code of the app, and lets the person in; the link is used up. */
  finish: (step: string, code: string, asker: SignInClient) => Promise<StaffEntered | StaffSignInRefusal>;
}

/** Ends the transaction, so that the link is not used up. */
class WrongCode extends Error {}

/** Puts it together. */
export function createEnrolments(parts: SignInParts & { signIns: StaffSignIns }): Enrolments {
  const { db, secret, now, passwords, secondSteps, tries, signIns } = parts;

  async function held(kind: "enrol" | "setUp", signed: string) {
    const claims = readLink(secret, kind, signed, now());
    const row = claims && (await staffById(db, claims.uid));
    if (!claims || !row || row.suspendedAt !== null || row.enrolId !== claims.holdsFor) return undefined;
    return { claims, row };
  }

  async function shown(uid: string, email: string, step: string): Promise<SetUp | undefined> {
    const text = await secondSteps.begin(uid);
    return text ? { ok: true, step, secret: text, email } : undefined;
  }

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
          await changeStaff(tx, id, { name }, now());
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
    async finish(step, code, asker) {
      const found = await held("setUp", step);
      if (!found) return { ok: false, reason: "stepOver" };
      const { claims, row } = found;
      const allowance = await tries.step(claims.id);
      if (!allowance.ok) return allowance;
      const finished = db.transaction().execute(async (tx) => {
        // Another link has taken the place of this one.
        if (!(await spendEnrolment(tx, row.id, claims.holdsFor))) return "stepOver";
        if (!(await secondSteps.enrol(tx, row.id, code))) throw new WrongCode();
        await keepPrincipal(tx, row.id);
        await noteActivity(tx, { uid: row.id, name: row.name }, now(), { what: "enrolled", reference: row.id });
        return "done";
      });
      const outcome = await finished.catch((error) => {
        if (error instanceof WrongCode) return "wrongCode" as const;
        throw error;
      });
      if (outcome !== "done") return { ok: false, reason: outcome };
      await tries.forgetPasswords(row.email, asker);
      return signIns.enter(row.id, row.generation, "code", asker);
    },
  };
}
