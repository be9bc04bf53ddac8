import type { Kysely } from "kysely";
import type { StaffMails } from "#app/features/staff/mails/staff-mails.server.ts";
import { may, type StaffRight } from "#app/features/staff/roles.ts";
import { deleteTwoFactor, twoFactorOf } from "#app/features/staff/second-step/two-factors.rows.server.ts";
import { deleteStaffSessions } from "#app/features/staff/sessions/sessions.rows.server.ts";
import {
  allStaff,
  changeStaff,
  countAdmins,
  insertStaff,
  type ListedStaff,
  raiseStaffGeneration,
  staffByEmail,
  staffById,
} from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffActor, StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { MailToCome } from "#app/platform/mail/outbox.service.server.ts";
import { noteActivity } from "#app/platform/records/activities.rows.server.ts";

/** Whom an invitation is for. */
export interface Invited {
  email: string;
  name: string;
  role: StaffRole;
  locale: Locale;
}

/** What becomes of a change of somebody's account. */
export type PersonChange =
  | { ok: true; row: StaffUserRow }
  | { ok: false; reason: "forbidden" | "nobody" | "emailTaken" | "lastAdmin" };

/** Changes of a person's account. */
export type PersonAction = "invite" | "reset" | "suspend" | "restore" | "signOut" | "export" | "noExport" | StaffRole;

/** Who does it: an admin, or the operator at a command line. */
export type ByWhom = Pick<StaffActor, "uid" | "name" | "role">;

/** The operator at a command line, who invites the first admin. */
export const atCommand: ByWhom = { uid: "", name: "npm run office", role: "admin" };

/** The people of the office. */
export interface People {
  list: () => Promise<ListedStaff[]>;
  /** Adds somebody and mails them a link. */
  invite: (by: ByWhom, invited: Invited) => Promise<PersonChange>;
  /** Changes somebody's account; a new role is named by itself. The last admin stays one. */
  change: (by: ByWhom, uid: string, action: PersonAction) => Promise<PersonChange>;
  find: (email: string) => Promise<StaffUserRow | undefined>;
}

interface Parts {
  db: Kysely<Tables>;
  mails: StaffMails;
  now: () => number;
  outbox: { add: (rows: Db, mails: MailToCome[]) => Promise<void>; notify: () => void };
}

/** Which right an action needs: who may export is the principal's decision, and accounts are the admin's work. */
export const rightFor = (action: PersonAction): StaffRight =>
  action === "export" || action === "noExport" ? "decide" : "managePeople";

/** Whether an action would leave nobody who can look after accounts. */
const endsAdmin = (action: PersonAction) =>
  !["invite", "restore", "signOut", "export", "noExport", "admin"].includes(action);

/** Puts it together. */
export function createPeople({ db, mails, now, outbox }: Parts): People {
  /** Does an action to somebody, in a transaction. */
  async function apply(rows: Db, row: StaffUserRow, action: PersonAction): Promise<void> {
    const { id } = row;
    if (action === "invite" || action === "reset") await changeStaff(rows, id, { enrolId: newId() }, now());
    else if (action === "suspend") await changeStaff(rows, id, { suspendedAt: now() }, now());
    else if (action === "restore") await changeStaff(rows, id, { suspendedAt: null }, now());
    else if (action === "export" || action === "noExport")
      await changeStaff(rows, id, { mayExport: action === "export" ? 1 : 0 }, now());
    else if (action !== "signOut") await changeStaff(rows, id, { role: action }, now());
    if (action === "reset") await deleteTwoFactor(rows, id);
    if (["reset", "suspend", "signOut"].includes(action)) {
      // Counted first: a session that begins meanwhile is deleted, or sees the count.
      await raiseStaffGeneration(rows, id);
      await deleteStaffSessions(rows, id);
    }
  }

  return {
    list: () => allStaff(db),
    find: (email) => staffByEmail(db, emailKey(email)),
    async invite(by, { email, name, role, locale }) {
      if (!may(by, "managePeople")) return { ok: false, reason: "forbidden" };
      const at = new Date(now()).toISOString();
      const id = newId();
      const asked = { id, email: emailKey(email), name, role, locale, firstLanguage: locale, enrolId: newId() };
      const none = { suspendedAt: null, invitedBy: by.uid || null };
      const row = await db.transaction().execute(async (rows) => {
        if (!(await insertStaff(rows, { ...asked, ...none, createdAt: at, updatedAt: at }))) return undefined;
        const added = await staffById(rows, id);
        if (!added) return undefined;
        await noteActivity(rows, by, now(), { what: "invited", reference: id, reason: role });
        await outbox.add(rows, [mails.about(added, "invited")]);
        return added;
      });
      outbox.notify();
      return row ? { ok: true, row } : { ok: false, reason: "emailTaken" };
    },
    async change(by, uid, action) {
      if (!may(by, rightFor(action))) return { ok: false, reason: "forbidden" };
      const changed = await db.transaction().execute(async (rows): Promise<PersonChange> => {
        // Two admins who suspend each other at the same time: one is first.
        await lockInTransaction(rows, "staff");
        const row = await staffById(rows, uid);
        if (!row) return { ok: false, reason: "nobody" };
        // Who was invited as an admin and has set nothing up is none yet: that invitation can be taken back.
        const isSetUp = ((await twoFactorOf(rows, uid))?.verifiedAt ?? null) !== null;
        const isAdmin = row.role === "admin" && row.suspendedAt === null && isSetUp;
        const isAtCommand = by === atCommand && action === "reset";
        if (isAdmin && endsAdmin(action) && !isAtCommand && (await countAdmins(rows)) < 2)
          return { ok: false, reason: "lastAdmin" };
        await apply(rows, row, action);
        const isRole = action === "office" || action === "principal" || action === "admin";
        const noted = isRole ? { what: "role", reason: action } : { what: `person-${action}` };
        await noteActivity(rows, by, now(), { ...noted, reference: uid });
        const after = (await staffById(rows, uid)) ?? row;
        if (action === "invite") await outbox.add(rows, [mails.about(after, "invited")]);
        if (action === "reset") await outbox.add(rows, [mails.about(after, "reset")]);
        return { ok: true, row: after };
      });
      outbox.notify();
      return changed;
    },
  };
}
