import type { Kysely } from "kysely";
import { deleteDevicesOf } from "#app/store/known-devices.server.ts";
import { deleteMember, insertMember, memberByEmail, memberById, proveMember } from "#app/store/members.server.ts";
import type { MemberRow, Tables } from "#app/store/tables.ts";
import type { Locale } from "#app/words/locale.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.server.ts";
import { type DocumentStore, profilePath } from "./documents.server.ts";
import { emailKey } from "./email-key.ts";
import type { Person } from "./identity.server.ts";
import type { Outbox } from "./outbox.server.ts";

/** The members of the faculty, each with their profile. */
export interface Members {
  /** Keeps a new member and their profile, and mails the address. @throws Error where they cannot be kept. */
  add: (person: Person, profile: { department: string; facultyId: string }, locale: Locale) => Promise<void>;
  /**
   * The member of a person who has signed in. Where the server died between opening the account and keeping the
   * profile, or an invitation opened it, they are added now, with what the account knows; `isTheirs` where they have
   * just shown that the address is theirs.
   */
  of: (person: Person, locale: Locale, isTheirs?: boolean) => Promise<MemberRow>;
  /** Notes that the address of a member is theirs, when that is first shown. */
  prove: (uid: string) => Promise<void>;
}

interface Parts {
  db: Kysely<Tables>;
  documents: DocumentStore;
  audit: Audit;
  accountMail: AccountMail;
  outbox: Outbox;
  appId: string;
  now: () => number;
}

/** Puts the members together; `now` gives milliseconds since 1970. */
export function createMembers({ db, documents, audit, accountMail, outbox, appId, now }: Parts): Members {
  async function add(
    person: Person,
    profile: { department: string; facultyId: string },
    locale: Locale,
    isProven = false,
  ) {
    const { uid, email, name } = person;
    const path = profilePath(appId, uid);
    const createdAt = new Date(now()).toISOString();
    // A profile that is there stays, where only its member is missing.
    if ((await documents.get({ uid }, path)) === undefined)
      await documents.set({ uid }, path, { name, ...profile, email, uid, createdAt });
    const nothingYet = { provenAt: null, approvedAt: null, suspendedAt: null, warnedAt: null, published: null };
    const row = { uid, email, emailKey: emailKey(email), locale, createdAt: now(), ...nothingYet };
    await db.transaction().execute(async (rows) => {
      // A hosted service may have deleted an account and opened another with the same address.
      const before = await memberByEmail(rows, row.emailKey);
      if (before && before.uid !== uid) await deleteMember(rows, before.uid);
      if (!(await insertMember(rows, row))) return;
      await audit.note("registered", { uid }, undefined, rows);
      // Whoever reads the address is told, and asked to prove it where nobody has.
      await accountMail(rows, person, { event: "registered", locale, isProven });
    });
    outbox.wake();
  }
  return {
    add: (person, profile, locale) => add(person, profile, locale),
    async of(person, locale, isTheirs) {
      const known = await memberById(db, person.uid);
      if (known) return known;
      await add(person, { department: "", facultyId: "" }, locale, isTheirs);
      return (await memberById(db, person.uid)) as MemberRow;
    },
    prove: (uid) =>
      db.transaction().execute(async (rows) => {
        // Devices that were known until now may be those of a stranger who registered with the address.
        if (await proveMember(rows, uid, now())) await deleteDevicesOf(rows, uid);
      }),
  };
}
