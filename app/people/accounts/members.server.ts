import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Locks } from "#app/lib/db/database.server.ts";
import type { MemberRow } from "#app/lib/db/tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";
import type { SanitizeFile } from "#app/lib/sanitize/upload.server.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.server.ts";
import type { FacultyPorts } from "./faculty-service.server.ts";
import { deleteDevicesOf, type KnownDevices } from "./known-devices.server.ts";
import {
  deleteMember,
  insertMember,
  memberByEmail,
  memberById,
  proveMember,
  unfinishedOf,
} from "./member-rows.server.ts";
import { type AccountOwner, type DocumentStore, type IdentityService, profilePath } from "./ports.server.ts";

/** Runs one member's tasks one after another, across all processes; other members do not wait. */
export type ForMember = <Outcome>(uid: string, task: () => Promise<Outcome>) => Promise<Outcome>;

interface MemberLocks {
  /** Serializes changes of a profile: each reads it first, and none may run while the account is erased. */
  changes: ForMember;
  /**
   * Serializes changes of an account's credentials, so that what a task has checked stays true until it ends. A task
   * may take the `changes` lock within this one, but not the other way round.
   */
  perAccount: ForMember;
}

export const createMemberLocks = (locks: Locks): MemberLocks => ({
  changes: (uid, task) => locks.run(["profile", uid], task),
  perAccount: (uid, task) => locks.run(["account", uid], task),
});

interface Members {
  /** @throws Error when the member cannot be stored. */
  add: (person: AccountOwner, profile: { department: string; facultyId: string }, locale: Locale) => Promise<void>;
  /**
   * Adds the member now if an invitation or a service's console created the account; `isTheirs`: they have just proven
   * the address. Undefined when the account is being erased, or its registration is unfinished.
   */
  of: (person: AccountOwner, locale: Locale, isTheirs?: boolean) => Promise<MemberRow | undefined>;
  prove: (uid: string) => Promise<void>;
}

interface Parts extends Pick<PlatformServices, "db" | "now"> {
  identity: IdentityService;
  documents: DocumentStore;
  changes: ForMember;
  audit: Audit;
  accountMail: AccountMail;
  outbox: Outbox;
  appId: string;
}

export function createMembers(parts: Parts): Members {
  const { db, identity, documents, changes, audit, accountMail, outbox, appId, now } = parts;

  async function add(
    person: AccountOwner,
    profile: { department: string; facultyId: string },
    locale: Locale,
    isProven = false,
  ) {
    const { uid, email, name } = person;
    const path = profilePath(appId, uid);
    const createdAt = new Date(now()).toISOString();
    // An existing profile, left when only the member row is missing, is not overwritten.
    if ((await documents.get({ uid }, path)) === undefined)
      await documents.set({ uid }, path, { name, ...profile, email, uid, createdAt }, undefined);
    const nothingYet = {
      provenAt: null,
      approvedAt: null,
      suspendedAt: null,
      suspendedFor: null,
      warnedAt: null,
      published: null,
      erasingAt: null,
    };
    const row = { uid, email, emailKey: emailKey(email), locale, createdAt: now(), ...nothingYet };
    const mails = await accountMail(person, { event: "registered", locale, isProven });
    await db.transaction().execute(async (tx) => {
      // A hosted service may have deleted an account and created another with the same address.
      const before = await memberByEmail(tx, row.emailKey);
      if (before && before.uid !== uid) await deleteMember(tx, before.uid);
      if (!(await insertMember(tx, row))) return;
      await audit.note("registered", { uid }, undefined, tx);
      await outbox.add(tx, mails);
    });
    outbox.notify();
  }

  async function knownOrAdded(person: AccountOwner, locale: Locale, isProven?: boolean) {
    const known = await memberById(db, person.uid);
    // A failed registration is undone, not completed.
    if (!known && (await unfinishedOf(db, emailKey(person.email))).length > 0) return undefined;
    // The account may have been erased since the person signed in.
    if (known || (await identity.find(person.email))?.uid !== person.uid) return known;
    await add(person, { department: "", facultyId: "" }, locale, isProven);
    return memberById(db, person.uid);
  }

  return {
    add: (person, profile, locale) => changes(person.uid, () => add(person, profile, locale)),
    async of(person, locale, isTheirs) {
      const row =
        (await memberById(db, person.uid)) ?? (await changes(person.uid, () => knownOrAdded(person, locale, isTheirs)));
      return row?.erasingAt === null ? row : undefined;
    },
    prove: (uid) =>
      db.transaction().execute(async (tx) => {
        // Devices known so far may belong to a stranger who registered with the address.
        if (await proveMember(tx, uid, now())) await deleteDevicesOf(tx, uid);
      }),
  };
}

export interface AccountDependencies extends PlatformServices, FacultyPorts, MemberLocks {
  audit: Audit;
  members: Members;
  knownDevices: KnownDevices;
  accountMail: AccountMail;
  sanitizeFile?: SanitizeFile | undefined;
  /** The first part of the path of every document. */
  appId: string;
}
