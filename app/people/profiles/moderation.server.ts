import { setTimeout } from "node:timers/promises";
import { createContext } from "react-router";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { onceKey, recordActivity } from "#app/lib/activity-log.server.ts";
import type { Owner, StaffActor } from "#app/lib/actor.ts";
import { canonicalText } from "#app/lib/crypto/canonical-json.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { MemberRow } from "#app/lib/db/tables.ts";
import { oncePerRequest } from "#app/lib/http/visitor.server.ts";
import { mailRow, type Outbox } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { log } from "#app/log.server.ts";
import { accountMailOf } from "#app/people/accounts/account-mail.server.ts";
import type { Audit } from "#app/people/accounts/audit.server.ts";
import type { FacultyPorts } from "#app/people/accounts/faculty-service.server.ts";
import { allMembers, changeMember, lockedMember, memberById } from "#app/people/accounts/member-rows.server.ts";
import { profilePath } from "#app/people/accounts/ports.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { approvedOf, isAsApproved } from "./directory.server.ts";
import { type Profile, profileFilesOf } from "./profile.ts";
import { deleteUploads, uploadsOf } from "./profile-store.server.ts";

export interface ListedMember {
  member: MemberRow;
  profile: Profile | undefined;
  isChanged: boolean;
  /** Milliseconds since 1970. */
  changedAt: number | undefined;
}

interface ReviewedProfile {
  profile: Profile | undefined;
  version: string;
}

interface ComparedProfile extends ReviewedProfile {
  member: MemberRow;
  approved: Profile | undefined;
}

interface ProfilesUnderReview {
  /** Undefined while the account is being erased. */
  memberOf: (uid: string) => Promise<MemberRow | undefined>;
  profileOf: (member: MemberRow) => Promise<Profile | undefined>;
  shownOf: (member: MemberRow) => Promise<ReviewedProfile>;
  list: () => Promise<ListedMember[]>;
  compare: (uid: string) => Promise<ComparedProfile | undefined>;
}

interface ReviewParts extends Pick<FacultyPorts, "documents">, Pick<PlatformServices, "db" | "secret"> {
  appId: string;
}

const officeOwner: Owner = { role: "office" };

/** Characters of a version: 72 bits. */
const versionLength = 12;

function createProfilesUnderReview({ db, secret, documents, appId }: ReviewParts): ProfilesUnderReview {
  async function memberOf(uid: string) {
    const member = await memberById(db, uid);
    return member?.erasingAt === null ? member : undefined;
  }
  const profileOf = async ({ uid }: MemberRow) =>
    (await documents.get(officeOwner, profilePath(appId, uid)))?.data as Profile | undefined;

  /** An HMAC, so that a member cannot search for a second profile with the same version. It includes the file ids. */
  const versionOf = (profile: Profile | undefined) =>
    secret.hmac(`profile:${canonicalText(profile)}`).slice(0, versionLength);

  async function shownOf(member: MemberRow): Promise<ReviewedProfile> {
    const profile = await profileOf(member);
    return { profile, version: versionOf(profile) };
  }

  return {
    memberOf,
    profileOf,
    shownOf,

    async list() {
      const members = await allMembers(db);
      const paths = members.map(({ uid }) => profilePath(appId, uid));
      const found = await documents.getAll(officeOwner, paths);
      return members.map((member, at) => {
        const profile = found[at]?.data as Profile | undefined;
        return { member, profile, isChanged: !isAsApproved(member, profile), changedAt: found[at]?.changedAt };
      });
    },

    async compare(uid) {
      const member = await memberOf(uid);
      return member && { ...(await shownOf(member)), member, approved: approvedOf(member) };
    },
  };
}

interface Decider {
  actor: StaffActor;
  key: string;
}

/** The same form was already handled, and the decision has changed since: nothing is decided again. */
type Overtaken = "overtaken";

/** The result of an approval; for any other than "approved", nothing has changed. */
type ApprovalResult =
  | "approved"
  | "unknown"
  /** Only the principal can approve. */
  | "forbidden"
  /** The profile has no name or no department yet. */
  | "unfinished"
  /** The profile has changed since it was shown. */
  | "changed"
  | Overtaken
  /** The email address is not confirmed, and `evenUnproven` was not given. */
  | "unproven";

export interface Moderation extends ProfilesUnderReview {
  /**
   * Publishes the profile if it is still the version that was shown; a suspended member can sign in again. `unproven`
   * until a code or an invitation has proven that the address is the member's.
   */
  approve: (uid: string, version: string, options: { by: Decider; evenUnproven?: boolean }) => Promise<ApprovalResult>;
  /** Mails the reason to the member, only to a proven address. */
  askForChange: (uid: string, reason: string, by: Decider) => Promise<"asked" | "unknown" | "forbidden" | "unproven">;
  /** Unpublishes the profile, ends all sessions and refuses sign-ins. */
  suspend: (
    uid: string,
    reason: string | undefined,
    by: Decider,
  ) => Promise<"suspended" | "unknown" | "forbidden" | Overtaken>;
  restore: (uid: string, by: Decider) => Promise<"restored" | "unknown" | "forbidden" | Overtaken>;
}

interface ModerationParts
  extends Pick<FacultyPorts, "documents" | "sessions">,
    Pick<PlatformServices, "db" | "secret" | "now"> {
  audit: Audit;
  appId: string;
  outbox: Pick<Outbox, "notify">;
}

export function createModeration({
  db,
  secret,
  sessions,
  documents,
  audit,
  appId,
  outbox,
  now,
}: ModerationParts): Moderation {
  const shown = createProfilesUnderReview({ db, secret, documents, appId });
  const { memberOf, profileOf, shownOf } = shown;

  const mayDecide = ({ actor }: Decider) => may(actor, "decide");

  /** @returns false when the same form was already handled */
  function noteDecision(
    db: Db,
    what: string,
    by: Decider,
    said: { uid: string; reason?: string | undefined; version?: string },
  ): Promise<boolean> {
    return recordActivity(db, by.actor, now(), { what, reference: said.uid, key: onceKey(what, { ...by, ...said }) });
  }

  async function suspendOr<Event extends "suspended" | "restored">(
    event: Event,
    uid: string,
    by: Decider,
    reason?: string,
  ): Promise<Event | "unknown" | "forbidden" | Overtaken> {
    if (!mayDecide(by)) return "forbidden";
    if (!(await memberOf(uid))) return "unknown";
    const isDone = await db.transaction().execute(async (tx) => {
      const isSuspended = event === "suspended";
      if (!(await noteDecision(tx, `profile.${event}`, by, { uid, reason })))
        return ((await lockedMember(tx, uid))?.suspendedAt !== null) === isSuspended;
      // Text typed about a member is stored with the member, as the activity log outlives them.
      await changeMember(tx, uid, {
        suspendedAt: isSuspended ? now() : null,
        suspendedFor: (isSuspended && reason) || null,
      });
      await audit.note(event, { uid }, "office", tx);
      return true;
    });
    if (!isDone) return "overtaken";
    if (event === "suspended") await sessions.endAll(uid);
    return event;
  }

  return {
    ...shown,

    async approve(uid, version, { by, evenUnproven = false }) {
      if (!mayDecide(by)) return "forbidden";
      const found = await memberOf(uid);
      if (!found) return "unknown";
      const { profile, version: current } = await shownOf(found);
      if (!profile?.name || !profile.department) return "unfinished";
      if (current !== version) return "changed";
      const { name } = profile;
      // The member may save or upload at any moment: only what was read and checked above is published.
      const result = await db.transaction().execute(async (tx): Promise<ApprovalResult> => {
        const member = await lockedMember(tx, uid);
        if (member?.erasingAt !== null) return "unknown";
        if (member.suspendedAt === null && isAsApproved(member, profile)) return "approved";
        const isProven = member.provenAt !== null;
        if (!isProven && !evenUnproven) return "unproven";
        const files = profileFilesOf(profile);
        const kept = (await uploadsOf(tx, uid)).map(({ id }) => id);
        if (!files.every((id) => kept.includes(id))) return "changed";
        if (!(await noteDecision(tx, "profile.approved", by, { uid, version }))) return "overtaken";
        await changeMember(tx, uid, {
          published: JSON.stringify(profile),
          approvedAt: now(),
          suspendedAt: null,
          suspendedFor: null,
        });
        const outdated = profileFilesOf(approvedOf(member)).filter((id) => !files.includes(id));
        await deleteUploads(tx, uid, outdated);
        const news = { event: "approved", locale: member.locale, isProven } as const;
        await insertMails(tx, [mailRow(accountMailOf({ uid, email: member.email, name }, news), now())]);
        await audit.note("approved", { uid }, "office", tx);
        return "approved";
      });
      if (result === "approved") outbox.notify();
      return result;
    },

    async askForChange(uid, reason, by) {
      if (!may(by.actor, "write")) return "forbidden";
      const member = await memberOf(uid);
      if (!member) return "unknown";
      if (member.provenAt === null) return "unproven";
      const { locale } = member;
      const name = (await profileOf(member))?.name ?? "";
      const news = { event: "changeWanted", locale, isProven: true, reason } as const;
      await db.transaction().execute(async (tx) => {
        if (!(await noteDecision(tx, "profile.changeWanted", by, { uid, reason }))) return;
        await insertMails(tx, [mailRow(accountMailOf({ uid, email: member.email, name }, news), now())]);
      });
      outbox.notify();
      return "asked";
    },

    suspend: (uid, reason, by) => suspendOr("suspended", uid, by, reason),
    restore: (uid, by) => suspendOr("restored", uid, by),
  };
}

/** Undefined when the account services are not ready. */
export const moderationContext = createContext<Moderation | undefined>();

/** How long a page waits for this number, in milliseconds: every office page shows it. */
const longestWait = 1000;

/** The profile is complete, and differs from its approved version. */
export const needsDecision = ({ member, profile, isChanged }: ListedMember): boolean =>
  member.erasingAt === null && member.suspendedAt === null && isChanged && Boolean(profile?.name && profile.department);

/** Undefined when the account service does not answer in time. */
export const waitingProfilesIn = oncePerRequest(async (context): Promise<number | undefined> => {
  try {
    const listed = context.get(moderationContext)?.list() ?? Promise.resolve([]);
    const found = await Promise.race([listed, setTimeout(longestWait, undefined, { ref: false })]);
    return found?.filter(needsDecision).length;
  } catch (error) {
    log.warn({ error }, "the profiles could not be counted");
    return undefined;
  }
});
