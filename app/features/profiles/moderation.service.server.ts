import { createContext } from "react-router";
import {
  type Audit,
  accountMailOf,
  changeMember,
  type FacultyPorts,
  lockedMember,
} from "#app/features/accounts/index.server.ts";
import { may } from "#app/features/staff/index.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import { onceKey } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { insertMails } from "#app/platform/mail/outbox.rows.server.ts";
import { mailRow, type Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { approvedOf, isAsApproved } from "./directory.service.server.ts";
import { profileFilesOf } from "./schema.ts";
import { createProfilesUnderReview, type ProfilesUnderReview } from "./shown-profiles.server.ts";
import { deleteUploads, uploadsOf } from "./uploads.rows.server.ts";

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

interface ModerationParts extends Pick<FacultyPorts, "documents" | "sessions">, Pick<PlatformServices, "db" | "secret" | "now"> {
  audit: Audit;
  appId: string;
  outbox: Pick<Outbox, "notify">;
}

export function createModeration({ db, secret, sessions, documents, audit, appId, outbox, now }: ModerationParts): Moderation {
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
