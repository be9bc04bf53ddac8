import type { Kysely } from "kysely";
import {
  type Audit,
  accountMailOf,
  allMembers,
  changeMember,
  type FacultyPorts,
  lockedMember,
  memberByEmail,
  profilePath,
} from "#app/features/accounts/index.server.ts";
import { officeAtCommand } from "#app/platform/actor.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { canonicalText } from "#app/platform/db/same-data.ts";
import type { MemberRow, Tables, UploadRow } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { insertMails } from "#app/platform/mail/outbox.rows.server.ts";
import { mailRow } from "#app/platform/mail/outbox.service.server.ts";
import { approvedOf, isAsApproved } from "./directory.service.server.ts";
import { filesOf, type Profile } from "./schema.ts";
import { deleteUploads, uploadsOf } from "./uploads.rows.server.ts";

/** A member as the office sees them. */
export interface ListedMember {
  member: MemberRow;
  profile: Profile | undefined;
  /** Whether the profile has changed since it was approved. */
  isChanged: boolean;
}

/** A profile that the office reads before it decides, and the version of exactly this content. */
export interface ShownProfile {
  profile: Profile | undefined;
  version: string;
}

/** The result of an approval; unless it is "approved", nothing has changed. */
type ApprovalResult =
  | "approved"
  | "unknown"
  /** It has no name or no department yet. */
  | "unfinished"
  /** It is not the version that was shown. */
  | "changed"
  /** Nobody has confirmed the email address, and `evenUnproven` was not given. */
  | "unproven";

/** The office's decisions about members; commands run it while the site runs. */
export interface Moderation {
  list: () => Promise<ListedMember[]>;
  /** A member's profile as it would be approved; undefined when nobody is registered with the address. */
  show: (email: string) => Promise<ShownProfile | undefined>;
  /** The same with its photo and résumé. */
  files: (email: string) => Promise<(ShownProfile & { uploads: UploadRow[] }) | undefined>;
  /**
   * Publishes the profile if it is still the version that was shown; a suspended member can sign in again. A member is
   * unproven until a code or an invitation has shown that the address is theirs.
   */
  approve: (email: string, version: string, options?: { evenUnproven?: boolean }) => Promise<ApprovalResult>;
  /** Unpublishes the profile, ends all sessions and refuses sign-ins. */
  suspend: (email: string) => Promise<"suspended" | "unknown">;
  /** Lifts a suspension: the member can sign in, and what was approved before is public again. */
  restore: (email: string) => Promise<"restored" | "unknown">;
}

interface Parts extends Pick<FacultyPorts, "documents" | "sessions"> {
  db: Kysely<Tables>;
  secret: Secret;
  audit: Audit;
  appId: string;
  now: () => number;
}

/** Characters of a version: 72 bits. */
const versionLength = 12;

/** Puts the moderation service together. */
export function createModeration({ db, secret, sessions, documents, audit, appId, now }: Parts): Moderation {
  /** The member with an address; undefined while the account is being erased. */
  async function memberWith(email: string) {
    const member = await memberByEmail(db, emailKey(email));
    return member?.erasingAt === null ? member : undefined;
  }
  const profileOf = async ({ uid }: MemberRow) =>
    (await documents.get(officeAtCommand, profilePath(appId, uid)))?.data as Profile | undefined;

  /** An HMAC, so that a member cannot search for a second profile with the same version. It includes the file ids. */
  const versionOf = (profile: Profile | undefined) =>
    secret.hmac(`profile:${canonicalText(profile)}`).slice(0, versionLength);

  async function shownOf(member: MemberRow): Promise<ShownProfile> {
    const profile = await profileOf(member);
    return { profile, version: versionOf(profile) };
  }

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
      return member && shownOf(member);
    },

    async files(email) {
      const member = await memberWith(email);
      if (!member) return undefined;
      const shown = await shownOf(member);
      const ids = filesOf(shown.profile);
      const uploads = (await uploadsOf(db, member.uid)).filter(({ id }) => ids.includes(id));
      return { ...shown, uploads };
    },

    async approve(email, version, { evenUnproven = false } = {}) {
      const found = await memberWith(email);
      if (!found) return "unknown";
      const { uid } = found;
      const shown = await shownOf(found);
      const { profile } = shown;
      if (!profile?.name || !profile.department) return "unfinished";
      if (shown.version !== version) return "changed";
      const { name } = profile;
      // The member may save or upload at any moment. Only what was read and checked above is published, nothing newer.
      return db.transaction().execute(async (rows) => {
        const member = await lockedMember(rows, uid);
        if (member?.erasingAt !== null) return "unknown";
        // The command was given twice.
        if (member.suspendedAt === null && isAsApproved(member, profile)) return "approved";
        const isProven = member.provenAt !== null;
        if (!isProven && !evenUnproven) return "unproven";
        const files = filesOf(profile);
        const kept = (await uploadsOf(rows, uid)).map(({ id }) => id);
        if (!files.every((id) => kept.includes(id))) return "changed";
        await changeMember(rows, uid, { published: JSON.stringify(profile), approvedAt: now(), suspendedAt: null });
        const outdated = filesOf(approvedOf(member)).filter((id) => !files.includes(id));
        await deleteUploads(rows, uid, outdated);
        const news = { event: "approved", locale: member.locale, isProven } as const;
        await insertMails(rows, [mailRow(accountMailOf({ uid, email: member.email, name }, news), now())]);
        await audit.note("approved", { uid }, "office", rows);
        return "approved";
      });
    },

    async suspend(email) {
      const member = await memberWith(email);
      if (!member) return "unknown";
      await changeMember(db, member.uid, { suspendedAt: now() });
      await sessions.endAll(member.uid);
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
