import { log } from "#app/log.server.ts";
import type { Actor } from "#app/platform/actor.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Device } from "#app/platform/sign-in/device.ts";
import type { AccountCodes } from "./account-codes.service.server.ts";
import type { Confirmations, IdentityProof, ConfirmationRefused } from "./confirmations.service.server.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import type { Erasures } from "./erasures.service.server.ts";
import type { AccountOwner } from "./person.ts";
import type { PasswordRefused } from "./ports/identity.server.ts";
import type { SignedIn } from "./sessions/sessions.service.server.ts";
import type { SignIns } from "./sign-ins.service.server.ts";

export interface Member extends AccountOwner {
  session: string;
  row: MemberRow;
}

export interface Accounts {
  /** Undefined when the session has expired or the office has suspended the account. */
  memberOf: (session: string | undefined, locale: Locale) => Promise<Member | undefined>;
  resetPassword: (ticket: string, code: string, password: string, actor: Actor) => ReturnType<SignIns["byCode"]>;
  hasPassword: (member: Member) => Promise<boolean>;
  sendCode: Confirmations["send"];
  /** Required before signing out everywhere, and before erasing. */
  confirm: Confirmations["check"];
  /** Every session ends, and the member gets a new one. */
  changePassword: (
    member: Member,
    change: IdentityProof & { password: string },
    actor: Actor,
  ) => Promise<SignedIn | ConfirmationRefused | PasswordRefused>;
  devices: (member: Member) => Promise<Device[]>;
  /** This device, or another of the member's. @returns whether it was signed in. */
  signOut: (member: Member, device?: string) => Promise<boolean>;
  signOutEverywhere: (member: Member) => Promise<void>;
  /** @returns whether nothing of the account is left; otherwise the hourly task erases the rest. */
  erase: (member: Member) => Promise<boolean>;
}

interface Parts extends AccountDependencies {
  signIns: SignIns;
  accountCodes: AccountCodes;
  confirmations: Confirmations;
  erasures: Erasures;
}

export function createAccounts(dependencies: Parts): Accounts {
  const { db, identity, sessions, members, signIns, accountCodes, confirmations, erasures } = dependencies;
  const { audit, outbox, accountMail, knownDevices, perAccount } = dependencies;

  async function setPassword(
    person: AccountOwner,
    password: string,
    { way, isProven }: { way: "password" | "code"; isProven: boolean },
    actor: Actor,
  ) {
    const { uid } = person;
    const set = await identity.setPassword(uid, password);
    if (!set.ok) return set;
    // Only now: until here the old password could still start one.
    await sessions.endAll(uid);
    async function note() {
      const mails = await accountMail(person, { event: "passwordChanged", locale: actor.locale, isProven });
      await db.transaction().execute(async (tx) => {
        await audit.note("passwordChanged", { uid }, way, tx);
        await outbox.add(tx, mails);
      });
    }
    // The password is changed even if the audit fails; an error here would lock its owner out.
    await note().catch((error) => log.error({ error }, "a change of a password could not be recorded"));
    outbox.notify();
    return sessions.begin(person, actor.userAgent);
  }

  return {
    async memberOf(session, locale) {
      const person = session ? await sessions.personOf(session) : undefined;
      if (!session || !person) return undefined;
      const row = await members.of(person, locale);
      return row?.suspendedAt === null ? { ...person, session, row } : undefined;
    },

    async resetPassword(ticket, typed, password, actor) {
      const redeemed = await accountCodes.redeem("reset", ticket, typed, actor);
      if (!redeemed.ok) return redeemed;
      const person = await identity.find(redeemed.email);
      if (person?.uid !== redeemed.uid) return { ok: false, reason: "wrongCode" };
      return perAccount(person.uid, async () => {
        const signedIn = await setPassword(person, password, { way: "code", isProven: true }, actor);
        if (!signedIn.ok) return signedIn;
        // The password is now the owner's: earlier passwords and all sessions have ended.
        await members.of(person, actor.locale);
        await members.prove(person.uid);
        return signIns.begin(signedIn, "code", actor);
      });
    },

    hasPassword: ({ uid }) => identity.hasPassword(uid),
    sendCode: confirmations.send,
    confirm: confirmations.check,

    changePassword: (member, { password, ...proof }, actor) =>
      perAccount(member.uid, async () => {
        // The owner of the address may have ended the password and this session since.
        const isThere = (await sessions.personOf(member.session))?.uid === member.uid;
        if (!isThere) return { ok: false, reason: "wrongPassword" };
        const confirmed = await confirmations.check(member, proof, actor);
        if (!confirmed.ok) return confirmed;
        const way = "current" in proof ? "password" : "code";
        const isProven = way === "code" || member.row.provenAt !== null;
        const signedIn = await setPassword(member, password, { way, isProven }, actor);
        if (signedIn.ok && way === "code" && member.row.provenAt === null) {
          await members.prove(member.uid);
          await knownDevices.remember(member, actor);
        }
        return signedIn;
      }),

    devices: ({ session }) => sessions.devicesOf(session),

    async signOut({ uid, session }, device) {
      const isDone = await sessions.end(session, device);
      if (isDone) await audit.note("signedOut", { uid });
      return isDone;
    },

    async signOutEverywhere({ uid }) {
      await sessions.endAll(uid);
      await audit.note("signedOut", { uid });
    },

    erase: ({ row, name }) => erasures.erase(row, { name, event: "erased" }),
  };
}
