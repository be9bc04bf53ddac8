import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffPasskeyRow } from "#app/lib/db/account-tables.ts";
import { lockInTransaction } from "#app/lib/db/database.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Device } from "#app/lib/sign-in/device.ts";
import { deletePasskey, passkeysOf } from "./passkeys.server.ts";
import { hasApp, twoFactorOf } from "./second-steps.server.ts";
import { deleteStaffSessions, type StaffSession } from "./sessions.server.ts";
import type { SignInParts } from "./sign-ins.server.ts";
import { changeStaff, raiseStaffGeneration, staffById } from "./staff-users.server.ts";

interface OwnAccount {
  email: string;
  codesLeft: number;
  hasApp: boolean;
  passkeys: Pick<StaffPasskeyRow, "id" | "name" | "createdAt" | "usedAt">[];
  devices: Device[];
}

export interface OwnAccounts {
  view: (session: StaffSession, cookie: string) => Promise<OwnAccount>;
  setLanguages: (session: StaffSession, languages: { locale: Locale; firstLanguage: Locale }) => Promise<void>;
  setPassword: (session: StaffSession, password: string) => Promise<void>;
  newRecoveryCodes: (session: StaffSession) => Promise<string[]>;
  /** @returns false when the browser's answer is invalid. */
  addPasskey: (session: StaffSession, answer: { passkey: string; challenge: string; name: string }) => Promise<boolean>;
  /** The last passkey of a person without an app stays: there would be no second step. */
  removePasskey: (session: StaffSession, id: string) => Promise<void>;
  signOutOthers: (session: StaffSession) => Promise<void>;
}

export function createOwnAccounts(parts: SignInParts): OwnAccounts {
  const { db, now, passwords, secondSteps, passkeys, sessions, outbox, mails } = parts;
  const note = ({ actor }: StaffSession, what: string, db: Parameters<typeof recordActivity>[0]) =>
    recordActivity(db, actor, now(), { what, reference: actor.uid });

  return {
    async view({ actor: { uid }, email }, cookie) {
      const [standing, keys, devices] = await Promise.all([
        secondSteps.standing(uid),
        passkeys.of(uid),
        sessions.devices(cookie),
      ]);
      const shown = keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
      return { email, codesLeft: standing.codesLeft, hasApp: standing.hasApp, passkeys: shown, devices };
    },
    async setLanguages({ actor }, languages) {
      await changeStaff(db, actor.uid, languages);
    },
    async setPassword(session, password) {
      const { uid } = session.actor;
      const hash = await passwords.hash(password);
      await db.transaction().execute(async (tx) => {
        await passwords.keep(tx, uid, hash);
        // What was begun with the old password also ends: sign-in steps, and mailed links for a new password.
        await raiseStaffGeneration(tx, uid);
        await deleteStaffSessions(tx, uid, session.id);
        await note(session, "passwordChanged", tx);
        const row = await staffById(tx, uid);
        if (row) await outbox.add(tx, [mails.about(row, "passwordChanged")]);
      });
      outbox.notify();
    },
    newRecoveryCodes: (session) =>
      db.transaction().execute(async (tx) => {
        const codes = await secondSteps.newRecoveryCodes(tx, session.actor.uid);
        await note(session, "recoveryCodes", tx);
        return codes;
      }),
    addPasskey: (session, answer) =>
      db.transaction().execute(async (tx) => {
        const isAdded = await passkeys.add(tx, session.actor.uid, answer);
        if (isAdded) await note(session, "passkeyAdded", tx);
        return isAdded;
      }),
    removePasskey: (session, id) =>
      db.transaction().execute(async (tx) => {
        await lockInTransaction(tx, "staff");
        const { uid } = session.actor;
        if (!hasApp(await twoFactorOf(tx, uid)) && (await passkeysOf(tx, uid)).length < 2) return;
        if (await deletePasskey(tx, uid, id)) await note(session, "passkeyRemoved", tx);
      }),
    signOutOthers: (session) =>
      db.transaction().execute(async (tx) => {
        await deleteStaffSessions(tx, session.actor.uid, session.id);
        await note(session, "signedOutOthers", tx);
      }),
  };
}
