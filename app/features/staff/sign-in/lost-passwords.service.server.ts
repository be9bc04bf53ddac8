import { isNewcomer } from "#app/features/staff/people/role-rules.server.ts";
import { deleteStaffSessions } from "#app/features/staff/sessions/sessions.rows.server.ts";
import { staffByEmail } from "#app/features/staff/staff-users.rows.server.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Allowance, Count } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import { verifyLink } from "./links.server.ts";
import type { SignInParts } from "./sign-in-parts.server.ts";
import type { StaffSignInRefusal, StaffSignIns } from "./sign-ins.service.server.ts";
import type { SignInClient } from "./tries.server.ts";

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
