import type { PlatformServices } from "#app/cms/services.server.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import { type StaffRole, staffRoles } from "#app/lib/actor.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { mailRow, type NewMail } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { type Author, type ConfirmedBy, cliOperator, may, type PersonChange, type StaffRight } from "./roles.ts";
import { deleteBegun, deleteTwoFactor } from "./second-steps.server.ts";
import { deleteStaffSessions } from "./sessions.server.ts";
import { createStaffMails, type StaffMails } from "./staff-mails.server.ts";
import {
  activeStaff,
  allStaff,
  changeStaff,
  deleteStaff,
  hasHadPrincipal,
  insertStaff,
  isLastAdmin,
  keepPrincipal,
  type ListedStaff,
  raiseStaffGeneration,
  staffByEmail,
  staffById,
} from "./staff-users.server.ts";

/** Whether the change newly gives access to applicants, or makes a principal. */
const gainsAccess = (from: StaffRole | undefined, to: StaffRole): boolean =>
  may({ role: to }, "inbox") && from !== to && from !== "principal";

/** Only the principal can give such a role; anybody else's request has to be confirmed. */
const needsConfirmation = async (db: Db, by: Author, from: StaffRole | undefined, to: StaffRole): Promise<boolean> =>
  by !== cliOperator && !may(by, "decide") && gainsAccess(from, to) && (await hasHadPrincipal(db));

/** An admin: all. A principal: clerk and admin, while nobody active has it; neither sees more than a principal. */
async function rolesToInvite(db: Db, by: Author): Promise<readonly StaffRole[]> {
  if (may(by, "managePeople")) return staffRoles;
  if (!may(by, "decide")) return [];
  const active = await activeStaff(db);
  return (["office", "admin"] as const).filter((role) => !active.some((person) => person.role === role));
}

/** The person has no account until a principal confirms the role. */
export const isNewcomer = ({ role, askedRole }: Pick<StaffUserRow, "role" | "askedRole">): boolean =>
  askedRole === role;

export const activePrincipals = async (db: Db): Promise<StaffUserRow[]> =>
  (await activeStaff(db)).filter(({ role }) => role === "principal");

async function confirmedBy(db: Db): Promise<ConfirmedBy> {
  if (!(await hasHadPrincipal(db))) return "nobody";
  return (await activePrincipals(db)).length > 0 ? "principal" : "operator";
}

/** A role's name gives that role. */
export type PersonAction =
  | ("invite" | "reset" | "suspend" | "restore" | "signOut" | "withdraw" | "export" | "noExport")
  | StaffRole;

export const rightFor = (action: PersonAction): StaffRight =>
  action === "export" || action === "noExport" ? "decide" : "managePeople";

export const isRole = (action: PersonAction): action is StaffRole => (staffRoles as readonly string[]).includes(action);

const endsAdmin = (action: PersonAction): boolean =>
  action === "reset" || action === "suspend" || (isRole(action) && action !== "admin");

async function applyAction(
  db: Db,
  by: Author,
  { id }: StaffUserRow,
  action: Exclude<PersonAction, StaffRole>,
  now: number,
): Promise<void> {
  if (action === "invite" || action === "reset") await changeStaff(db, id, { enrolId: newId(), undeliveredAt: null });
  else if (action === "suspend") await changeStaff(db, id, { suspendedAt: now });
  else if (action === "restore") await changeStaff(db, id, { suspendedAt: null });
  else if (action === "export" || action === "noExport")
    await changeStaff(db, id, { mayExport: action === "export" ? 1 : 0 });
  if (action === "reset") await deleteTwoFactor(db, id);
  // An unverified app secret may have been encrypted with another site secret, and would accept no code.
  if (action === "invite") await deleteBegun(db, id);
  if (["reset", "suspend", "signOut"].includes(action)) {
    // Incremented first: a session that begins at the same time is either deleted or sees the new value.
    await raiseStaffGeneration(db, id);
    await deleteStaffSessions(db, id);
  }
  await recordActivity(db, by, now, { what: `person-${action}`, reference: id });
}

interface RequestParts extends Pick<PlatformServices, "db" | "now"> {
  mails: StaffMails;
  outbox: { add: (db: Db, mails: NewMail[]) => Promise<void>; notify: () => void };
}

/** An admin requests roles, a principal confirms them. Only `answer` opens a transaction; the others need one. */
interface RoleRequests {
  ask: (db: Db, by: Author, row: StaffUserRow, role: StaffRole) => Promise<void>;
  /** A person without an account is deleted. */
  drop: (db: Db, row: StaffUserRow) => Promise<void>;
  /** Without a confirmation: mails the institute, and the principals or, before there is one, all who can sign in. */
  notify: (db: Db, by: Author, row: StaffUserRow, role: StaffRole) => Promise<void>;
  answer: (by: Author, uid: string, role: StaffRole, isConfirmed: boolean) => Promise<PersonChange>;
}

function createRoleRequests({ db, mails, now, outbox }: RequestParts): RoleRequests {
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

/** The site may be running, and sends the mails. @throws StoreError when there is no store. */
export async function openPeople(settings: Settings) {
  const { db, close } = await attachStore(settings);
  const secret = readSecret(settings);
  const { siteUrl } = settings;
  const mails = createStaffMails({ secret, siteUrl, now: Date.now });
  const outbox: Parameters<typeof createPeople>[0]["outbox"] = {
    add: (tx, added) =>
      insertMails(
        tx,
        added.map((mail) => mailRow(mail, Date.now())),
      ),
    notify: () => {},
  };
  const people = createPeople({ db, mails, now: Date.now, outbox });
  return { people, atCommand: cliOperator, enrolLink: mails.enrolLink, close };
}
