import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffRole } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey, mailboxKey, networkOf } from "#app/lib/limits/address-keys.ts";
import type { Allowance, Count } from "#app/lib/limits/limits.server.ts";
import type { PasskeyRequest } from "./passkeys.server.ts";
import { isNewcomer } from "./people.server.ts";
import { deleteStaffSessions } from "./sessions.server.ts";
import { type SignInClient, staffHashOf } from "./sign-in-attempts.server.ts";
import type { SignInParts, StaffEntered, StaffSignInRefusal, StaffSignIns } from "./sign-ins.server.ts";
import { readLink, signLink, verifyLink } from "./signed-links.server.ts";
import { changeStaff, keepPrincipal, spendEnrolment, staffByEmail, staffById } from "./staff-users.server.ts";

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

export interface LostPasswords {
  /** An address without an account gets a mail saying so, so that the response is the same. */
  send: (email: string, locale: Locale, asker: SignInClient) => Promise<Allowance>;
  of: (link: string) => Promise<{ name: string; email: string } | undefined>;
  /** Ends all sessions; signing in still needs the second factor. @returns the signed step for that. */
  set: (link: string, password: string) => Promise<{ ok: true; step: string } | StaffSignInRefusal>;
}

const ceilingsOf = (address: string): Count[] => [
  ["codesOfNetwork", `office ${networkOf(address)}`],
  ["codesOfAll", "office"],
];

export function createLostPasswords(parts: SignInParts & { signIns: StaffSignIns }): LostPasswords {
  const { db, now, passwords, limits, outbox, mails, secondSteps, signIns } = parts;

  const held = async (link: string) => (await verifyLink(parts, "lost", link))?.row;

  return {
    async send(email, locale, { address, knownUid }) {
      const row = await staffByEmail(db, emailKey(email));
      // In a browser known to this person: strangers cannot use up their limit, and it only mails this person.
      const isKnown = knownUid !== undefined && knownUid === row?.id;
      const mailbox = mailboxKey(email);
      const counts = await limits.consume(
        ["officeMailsOfAddress", address],
        ["officeMailsOfEmail", isKnown ? `known ${mailbox}` : mailbox],
        // The shared limit comes last, so that a request refused by another limit does not use it up.
        ...(isKnown ? [] : ceilingsOf(address)),
      );
      if (!counts.ok) return counts;
      const hasAccount = row && row.suspendedAt === null && !isNewcomer(row);
      const mail = hasAccount ? mails.about(row, "lost") : mails.toNobody(email, locale);
      await db.transaction().execute((tx) => outbox.add(tx, [mail]));
      outbox.notify();
      return counts;
    },
    async of(link) {
      const row = await held(link);
      return row && { name: row.name, email: row.email };
    },
    async set(link, password) {
      const row = await held(link);
      if (!row) return { ok: false, reason: "badLink" };
      const hash = await passwords.hash(password);
      const isSet = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("staffUsers")
          .set({ generation: row.generation + 1 })
          .where("id", "=", row.id)
          .where("generation", "=", row.generation)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await passwords.keep(tx, row.id, hash);
        await deleteStaffSessions(tx, row.id);
        await recordActivity(tx, { uid: row.id, name: row.name }, now(), {
          what: "passwordChanged",
          reference: row.id,
        });
        await outbox.add(tx, [mails.about(row, "passwordChanged")]);
        return true;
      });
      if (!isSet) return { ok: false, reason: "badLink" };
      outbox.notify();
      if (!(await secondSteps.standing(row.id)).isSetUp) return { ok: false, reason: "notSetUp" };
      return { ok: true, step: signIns.stepFor(row.id, row.generation + 1) };
    },
  };
}
