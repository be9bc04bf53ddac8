import { may } from "#app/features/staff/roles.ts";
import {
  allStaff,
  changeStaff,
  deleteStaff,
  insertStaff,
  isLastAdmin,
  keepPrincipal,
  type ListedStaff,
  staffByEmail,
  staffById,
} from "#app/features/staff/staff-users.rows.server.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { cliOperator, type Author } from "./by-whom.ts";
import { applyAction, endsAdmin, isRole, type PersonAction, rightFor } from "./person-actions.server.ts";
import type { PersonChange } from "./person-change.ts";
import { createRoleRequests, type RequestParts, type RoleRequests } from "./role-requests.service.server.ts";
import { confirmedBy, isNewcomer, gainsAccess, needsConfirmation, rolesToInvite } from "./role-rules.server.ts";

interface Invited {
  email: string;
  name: string;
  role: StaffRole;
  locale: Locale;
}

export interface People {
  list: () => Promise<ListedStaff[]>;
  confirmedBy: () => Promise<ConfirmedBy>;
  rolesToInvite: (by: Author) => Promise<readonly StaffRole[]>;
  /** If a principal must confirm the role, the link is mailed only then (see `askedRole`). */
  invite: (by: Author, invited: Invited) => Promise<PersonChange>;
  /** Runs in the caller's transaction; notify the outbox afterwards. */
  inviteIn: (db: Db, by: Author, invited: Invited) => Promise<PersonChange>;
  /** A new role is only requested if a principal must confirm it. The last admin cannot be removed. */
  change: (by: Author, uid: string, action: PersonAction) => Promise<PersonChange>;
  answer: RoleRequests["answer"];
  find: (email: string) => Promise<StaffUserRow | undefined>;
}

export function createPeople(parts: RequestParts): People {
  const { db, mails, now, outbox } = parts;
  const requests = createRoleRequests(parts);

  async function setRole(db: Db, by: Author, row: StaffUserRow, role: StaffRole): Promise<void> {
    const from = isNewcomer(row) ? undefined : row.role;
    if (await needsConfirmation(db, by, from, role)) return requests.ask(db, by, row, role);
    const given = { role, askedRole: null, askedBy: null, ...(from === undefined && { enrolId: newId() }) };
    await changeStaff(db, row.id, given);
    await keepPrincipal(db, row.id);
    await recordActivity(db, by, now(), { what: "role", reference: row.id, reason: role });
    if (from === undefined) await outbox.add(db, [mails.about({ ...row, ...given }, "invited")]);
    if (gainsAccess(from, role)) await requests.notify(db, by, row, role);
  }

  /** A principal has one invitation per role: a second one replaces the first, unless its address has an account. */
  async function dropUnused(db: Db, by: Author, { role, email }: Pick<StaffUserRow, "role" | "email">): Promise<void> {
    const unused = (await allStaff(db)).filter(
      // Somebody whose app was reset has used their invitation: all their sessions were ended then.
      (each) => each.verifiedAt === null && each.generation === 0 && each.invitedBy === by.uid && each.role === role,
    );
    const taken = await staffByEmail(db, email);
    if (taken && !unused.some(({ id }) => id === taken.id)) return;
    for (const person of unused) {
      await recordActivity(db, by, now(), { what: "person-withdraw", reference: person.id });
      await deleteStaff(db, person.id);
    }
  }

  async function inviteIn(db: Db, by: Author, { email, name, role, locale }: Invited): Promise<PersonChange> {
    const id = newId();
    const person = { id, email: emailKey(email), name, role, locale, firstLanguage: locale };
    const none = { suspendedAt: null, invitedBy: by.uid || null, createdAt: new Date(now()).toISOString() };
    await lockInTransaction(db, "staff");
    if (!(await rolesToInvite(db, by)).includes(role)) return { ok: false, reason: "forbidden" };
    if (!may(by, "managePeople")) await dropUnused(db, by, person);
    const waits = await needsConfirmation(db, by, undefined, role);
    const asked = waits ? { enrolId: null, askedRole: role } : { enrolId: newId() };
    const isFree = await insertStaff(db, { ...person, ...none, ...asked });
    const added = isFree ? await staffById(db, id) : undefined;
    if (!added) return { ok: false, reason: "emailTaken" };
    if (waits) await requests.ask(db, by, added, role);
    else {
      await recordActivity(db, by, now(), { what: "invited", reference: id, reason: role });
      await outbox.add(db, [mails.about(added, "invited")]);
      if (gainsAccess(undefined, role)) await requests.notify(db, by, added, role);
    }
    return { ok: true, row: added };
  }

  return {
    list: () => allStaff(db),
    find: (email) => staffByEmail(db, emailKey(email)),
    confirmedBy: () => confirmedBy(db),
    rolesToInvite: (by) => rolesToInvite(db, by),
    answer: requests.answer,
    inviteIn,
    async invite(by, person) {
      const invited = await db.transaction().execute((tx) => inviteIn(tx, by, person));
      outbox.notify();
      return invited;
    },
    async change(by, uid, action) {
      if (!may(by, rightFor(action))) return { ok: false, reason: "forbidden" };
      const changed = await db.transaction().execute(async (tx): Promise<PersonChange> => {
        // If two admins suspend each other at the same time, one comes first.
        await lockInTransaction(tx, "staff");
        const row = await staffById(tx, uid);
        if (!row || row.erasedAt !== null) return { ok: false, reason: "nobody" };
        const isAtCommand = by === cliOperator && action === "reset";
        if (endsAdmin(action) && !isAtCommand && (await isLastAdmin(tx, row)))
          return { ok: false, reason: "lastAdmin" };
        if (isNewcomer(row) && !isRole(action) && action !== "withdraw" && action !== "suspend")
          return { ok: false, reason: "waits" };
        if (isRole(action)) await setRole(tx, by, row, action);
        else await applyAction(tx, by, row, action, now());
        if (action === "withdraw" || action === "suspend") await requests.drop(tx, row);
        const after = (await staffById(tx, uid)) ?? row;
        if (action === "invite") await outbox.add(tx, [mails.about(after, "invited")]);
        if (action === "reset") await outbox.add(tx, [mails.about(after, "reset")]);
        return { ok: true, row: after };
      });
      outbox.notify();
      return changed;
    },
  };
}
