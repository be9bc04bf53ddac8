import type { Kysely } from "kysely";
import { filesOf, type Profile } from "#app/forms/profile.ts";
import { allMembers, changeMember, memberByEmail } from "#app/store/members.server.ts";
import { insertMails } from "#app/store/outbox.server.ts";
import type { MemberRow, Tables } from "#app/store/tables.ts";
import { keepUploads } from "#app/store/uploads.server.ts";
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
  /** Shows the profile as it is now to the public; a suspended member can sign in again. */
  approve: (email: string) => Promise<"approved" | "unknown" | "unfinished">;
  /** Takes the profile from the public's pages, and ends and refuses sign-ins. */
  suspend: (email: string) => Promise<"suspended" | "unknown">;
}

interface Parts extends FacultyPorts {
  db: Kysely<Tables>;
  audit: Audit;
  appId: string;
  now: () => number;
}

/** Puts together what the office decides of members. */
export function createApprovals({ db, identity, documents, audit, appId, now }: Parts): Approvals {
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
      const member = await memberByEmail(db, emailKey(email));
      return member && profileOf(member);
    },

    async approve(email) {
      const member = await memberByEmail(db, emailKey(email));
      if (!member) return "unknown";
      const profile = await profileOf(member);
      if (!profile?.name || !profile.department) return "unfinished";
      const { uid, locale } = member;
      const details = { event: "approved", email: member.email, name: profile.name, locale };
      await db.transaction().execute(async (rows) => {
        const published = JSON.stringify(profile);
        await changeMember(rows, uid, { published, approvedAt: now(), suspendedAt: null });
        await keepUploads(rows, uid, filesOf(profile));
        await insertMails(rows, [mailRow({ kind: "account", subject: uid, details }, now())]);
      });
      await audit.note("approved", { uid }, "office");
      return "approved";
    },

    async suspend(email) {
      const member = await memberByEmail(db, emailKey(email));
      if (!member) return "unknown";
      await changeMember(db, member.uid, { suspendedAt: now() });
      await identity.signOutEverywhere(member.uid);
      await audit.note("suspended", { uid: member.uid }, "office");
      return "suspended";
    },
  };
}
