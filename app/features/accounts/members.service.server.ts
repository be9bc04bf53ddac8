import type { MemberRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.service.server.ts";
import { deleteDevicesOf } from "./known-devices.rows.server.ts";
import type { ForMember } from "./member-locks.server.ts";
import { deleteMember, insertMember, memberByEmail, memberById, proveMember } from "./members.rows.server.ts";
import type { AccountOwner } from "./person.ts";
import { type DocumentStore, profilePath } from "./ports/documents.server.ts";
import type { IdentityService } from "./ports/identity.server.ts";
import { unfinishedOf } from "./unfinished-registrations.rows.server.ts";

export interface Members {
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
