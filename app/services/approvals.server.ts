import type { Kysely } from "kysely";
import { filesOf, type Profile } from "#app/forms/profile.ts";
import { allMembers, changeMember, memberByEmail } from "#app/store/members.server.ts";
import { insertMails } from "#app/store/outbox.server.ts";
import type { MemberRow, Tables, UploadRow } from "#app/store/tables.ts";
import { keepUploads, uploadsOf } from "#app/store/uploads.server.ts";
import { accountMailOf } from "./account-mail.server.ts";
import type { Audit } from "./audit.server.ts";
import { profilePath } from "./documents.server.ts";
import { emailKey } from "./email-key.ts";
import type { FacultyPorts } from "./faculty-service.server.ts";
import { mailRow } from "./outbox.server.ts";
import { isAsApproved } from "./publications.server.ts";

/** A member as the office sees them. */
export interface ListedMember {
  member: MemberRow;
  profile: Profile | undefined;
  /** Whether the profile was changed since it was approved. */
  isChanged: boolean;
}

/** What the office decides of members; commands use it beside the running site. */
export interface Approvals {
  list: () => Promise<ListedMember[]>;
  /** A member's profile, as approving would show it; undefined where nobody is registered with the address. */
  show: (email: string) => Promise<Profile | undefined>;
  /** A member's photo and résumé; undefined where nobody is registered with the address. */
  files: (email: string) => Promise<UploadRow[] | undefined>;
  /**
   * Shows the profile as it is now to the public; a suspended member can sign in again. Of one who is "unproven" no code
   * or invitation has shown yet that the address is theirs.
   */
  approve: (email: string) => Promise<"approved" | "approvedUnproven" | "unknown" | "unfinished">;
  /** Takes the profile from the public's pages, and ends and refuses sign-ins. */
  suspend: (email: string) => Promise<"suspended" | "unknown">;
  /** Takes a suspension back: the member can sign in, and what was approved before is public again. */
  restore: (email: string) => Promise<"restored" | "unknown">;
}

interface Parts extends FacultyPorts {
  db: Kysely<Tables>;
  audit: Audit;
  appId: string;
  now: () => number;
}

/** Puts together what the office decides of members. */
export function createApprovals({ db, identity, documents, audit, appId, now }: Parts): Approvals {
  const memberWith = (email: string) => memberByEmail(db, emailKey(email));
  const profileOf = async ({ uid }: MemberRow) =>
    (await documents.get("office", profilePath(appId, uid))) as Profile | undefined;

  return {
    async list() {
      const members = await allMembers(db);
      return Promise.all(
        members.map(async (member) => {
          const profile = await profileOf(member);
          return { member, profile, isChanged: !isAsApproved(member, profile) };
        }),
      );
    },

    async show(email) {
      const member = await memberWith(email);
      return member && profileOf(member);
    },

    async files(email) {
      const member = await memberWith(email);
      if (!member) return undefined;
      const shown = filesOf(await profileOf(member));
      return (await uploadsOf(db, member.uid)).filter(({ id }) => shown.includes(id));
    },

    async approve(email) {
      const member = await memberWith(email);
      if (!member) return "unknown";
      const profile = await profileOf(member);
      if (!profile?.name || !profile.department) return "unfinished";
      const { uid, locale, provenAt } = member;
      const isProven = provenAt !== null;
      const mail = accountMailOf(
        { uid, email: member.email, name: profile.name },
        { event: "approved", locale, isProven },
      );
      await db.transaction().execute(async (rows) => {
        const published = JSON.stringify(profile);
        await changeMember(rows, uid, { published, approvedAt: now(), suspendedAt: null });
        await keepUploads(rows, uid, filesOf(profile));
        await insertMails(rows, [mailRow(mail, now())]);
      });
      await audit.note("approved", { uid }, "office");
      return isProven ? "approved" : "approvedUnproven";
    },

    async suspend(email) {
      const member = await memberWith(email);
      if (!member) return "unknown";
      await changeMember(db, member.uid, { suspendedAt: now() });
      await identity.signOutEverywhere(member.uid);
      await audit.note("suspended", { uid: member.uid }, "office");
      return "suspended";
    },

    async restore(email) {
      const member = await memberWith(email);
      if (!member) return "unknown";
      await changeMember(db, member.uid, { suspendedAt: null });
      await audit.note("restored", { uid: member.uid }, "office");
      return "restored";
    },
  };
}
