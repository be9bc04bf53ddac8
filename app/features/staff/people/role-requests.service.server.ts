import type { StaffMails } from "#app/features/staff/mails/staff-mails.server.ts";
import { may } from "#app/features/staff/roles.ts";
import {
  activeStaff,
  changeStaff,
  deleteStaff,
  isLastAdmin,
  keepPrincipal,
  staffById,
} from "#app/features/staff/staff-users.rows.server.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { NewMail } from "#app/platform/mail/outbox.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { cliOperator, type Author } from "./by-whom.ts";
import type { PersonChange } from "./person-change.ts";
import { activePrincipals, isNewcomer } from "./role-rules.server.ts";

export interface RequestParts extends Pick<PlatformServices, "db" | "now"> {
  mails: StaffMails;
  outbox: { add: (db: Db, mails: NewMail[]) => Promise<void>; notify: () => void };
}

/** An admin requests roles, a principal confirms them. Only `answer` opens a transaction; the others need one. */
export interface RoleRequests {
  ask: (db: Db, by: Author, row: StaffUserRow, role: StaffRole) => Promise<void>;
  /** A person without an account is deleted. */
  drop: (db: Db, row: StaffUserRow) => Promise<void>;
  /** Without a confirmation: mails the institute, and the principals or, before there is one, all who can sign in. */
  notify: (db: Db, by: Author, row: StaffUserRow, role: StaffRole) => Promise<void>;
  answer: (by: Author, uid: string, role: StaffRole, isConfirmed: boolean) => Promise<PersonChange>;
}

export function createRoleRequests({ db, mails, now, outbox }: RequestParts): RoleRequests {
  async function drop(db: Db, row: StaffUserRow): Promise<void> {
    if (isNewcomer(row)) await deleteStaff(db, row.id);
    else await changeStaff(db, row.id, { askedRole: null, askedBy: null });
  }

  async function notify(db: Db, by: Author, row: StaffUserRow, role: StaffRole): Promise<void> {
    const principals = await activePrincipals(db);
    const people = principals.length > 0 ? principals : await activeStaff(db);
    const given = { name: row.name, email: row.email, role, by };
    await outbox.add(db, [mails.aboutRole(undefined, "roleGiven", given)]);
    await outbox.add(
      db,
      people.map((person) => mails.aboutRole(person, "roleGiven", given)),
    );
  }

  async function give(db: Db, by: Author, row: StaffUserRow, role: StaffRole): Promise<StaffUserRow> {
    const isNew = isNewcomer(row);
    const given = { role, askedRole: null, askedBy: null, ...(isNew && { enrolId: newId() }) };
    await changeStaff(db, row.id, given);
    await keepPrincipal(db, row.id);
    const after = { ...row, ...given };
    if (isNew) await outbox.add(db, [mails.about(after, "invited")]);
    if (by === cliOperator) await notify(db, by, row, role);
    return after;
  }

  return {
    drop,
    notify,
    async ask(tx, by, row, role) {
      const kept = isNewcomer(row) ? role : row.role;
      await changeStaff(tx, row.id, { role: kept, askedRole: role, askedBy: by.uid });
      await recordActivity(tx, by, now(), { what: "roleAsked", reference: row.id, reason: role });
      const asked = { name: row.name, email: row.email, role, by };
      await outbox.add(
        tx,
        (await activePrincipals(tx)).map((person) => mails.aboutRole(person, "roleAsked", asked)),
      );
    },
    async answer(by, uid, role, isConfirmed) {
      if (by !== cliOperator && !may(by, "decide")) return { ok: false, reason: "forbidden" };
      const answered = await db.transaction().execute(async (tx): Promise<PersonChange> => {
        await lockInTransaction(tx, "staff");
        const row = await staffById(tx, uid);
        if (!row) return { ok: false, reason: "nobody" };
        // Another principal was first, or an admin has requested a different role since.
        if (row.askedRole === null || row.askedRole !== role) return { ok: false, reason: "answered" };
        if (isConfirmed && !isNewcomer(row) && (await isLastAdmin(tx, row))) return { ok: false, reason: "lastAdmin" };
        const what = isConfirmed ? "roleConfirmed" : "roleRefused";
        await recordActivity(tx, by, now(), { what, reference: uid, reason: role });
        if (isConfirmed) return { ok: true, row: await give(tx, by, row, role) };
        await drop(tx, row);
        return { ok: true, row };
      });
      outbox.notify();
      return answered;
    },
  };
}
