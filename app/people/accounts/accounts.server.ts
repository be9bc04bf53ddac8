import type { Actor } from "#app/lib/actor.ts";
import type { MemberRow } from "#app/lib/db/tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import type { Device } from "#app/lib/sign-in/device.ts";
import { tryPassword } from "#app/lib/sign-in/passwords.server.ts";
import { log } from "#app/log.server.ts";
import { type CodeMail, type Sending, sendNewCode } from "#app/ui/email/code-mail.server.ts";
import type { AccountCodes } from "./account-codes.server.ts";
import type { Erasures } from "./erasures.server.ts";
import type { AccountDependencies } from "./members.server.ts";
import type { AccountOwner, PasswordRefused } from "./ports.server.ts";
import type { SignedIn } from "./sessions.server.ts";
import type { SignIns } from "./sign-ins.server.ts";

export type IdentityProof = { current: string } | { ticket: string; code: string };

export type ConfirmationRefused = TooMany | { ok: false; reason: "wrongPassword" | "wrongCode" };

/** Before actions that a stolen phone should not allow (ASVS 5.0, section 7.5). */
interface Confirmations {
  send: (member: AccountOwner & { row: MemberRow }, actor: Actor) => Promise<Sending | TooMany>;
  /** Uses up a code. */
  check: (person: AccountOwner, proof: IdentityProof, actor: Actor) => Promise<{ ok: true } | ConfirmationRefused>;
}

const purpose = "confirm";

export function createConfirmations(dependencies: AccountDependencies & { codeMail: CodeMail }): Confirmations {
  const { db, identity, codes, codeMail, limits, backoff, audit } = dependencies;

  async function checkPassword(
    { uid, email }: AccountOwner,
    password: string,
  ): Promise<{ ok: true } | ConfirmationRefused> {
    const tries = `password ${uid}`;
    const check = () => identity.verifyPassword(email, password, "member");
    const checked = await tryPassword(backoff, { pair: tries }, check);
    if (checked.ok && checked.person.uid === uid) {
      await backoff.reset(tries);
      return { ok: true };
    }
    if (!checked.ok && checked.reason === "tooMany") return checked;
    await audit.note("signInFailed", { uid }, "password");
    return { ok: false, reason: "wrongPassword" };
  }

  async function checkCode({ uid }: AccountOwner, ticket: string, typed: string, { address }: Actor) {
    const allowance = await limits.consume(["checksOfAddress", address]);
    if (!allowance.ok) return allowance;
    const redeemed = await db.transaction().execute((tx) => codes.redeem(tx, purpose, ticket, typed));
    if (redeemed?.resourceId === uid) return { ok: true } as const;
    await audit.note("signInFailed", { uid }, "code");
    return { ok: false, reason: "wrongCode" } as const;
  }

  return {
    async send({ uid, email, row }, { address, locale }) {
      // A separate budget once the address is proven: another spelling of it consumes nothing from it.
      const budget = { purpose, email, address, ...(row.provenAt !== null && { scope: uid }) } as const;
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      return sendNewCode(
        dependencies,
        budget,
        async (tx) => {
          await audit.note("codeSent", { uid }, "code", tx);
          return codes.issue(tx, { purpose, emailKey: emailKey(email), resourceId: uid });
        },
        ({ code }) => ({ locale, code }),
      );
    },
    check: (person, proof, actor) =>
      "current" in proof ? checkPassword(person, proof.current) : checkCode(person, proof.ticket, proof.code, actor),
  };
}

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
