import { isAsApproved, moderationContext, namesakesOf } from "#app/features/profiles/index.server.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { askAgain, requireStaff } from "#app/features/staff/index.server.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { DecisionProblem, ReviewAnswer } from "./review-answer.ts";
import { longestReason, nobodyElse } from "./review-answer.ts";
import { profileReviewWords } from "./words.ts";

export async function decide({ values, context, actor: { locale } }: SentForm, uid: string): Promise<ReviewAnswer> {
  const actor = requireStaff(context, "write");
  const moderation = context.get(moderationContext);
  const email = (await moderation?.memberOf(uid))?.email;
  const { intent, key = "", version = "", reason: typed = "" } = values;
  const reason = typed.trim();
  if (!moderation || email === undefined) return { problem: "unknown", reason };
  if (key === "") return { problem: "noKey", reason };
  const t = profileReviewWords[locale];
  const labels: Record<string, string> = {
    approve: t.approve,
    suspend: t.suspend.submit,
    restore: t.restore.submit,
    ask: `${t.ask.submit}: ${reason}`,
  };
  await askAgain(context, () => `${labels[intent ?? ""] ?? t.title}: ${email}`);
  const by = { actor, key };
  if (intent === "approve") {
    const evenUnproven = values.surely === "yes";
    const problem = await linkNamesake(context, uid, { version, evenUnproven, same: values.same ?? "", by });
    if (problem) return { problem };
    const result = await moderation.approve(uid, version, { evenUnproven, by });
    return result === "approved" ? { decided: result } : { problem: result };
  }
  if (reason.length > longestReason || (intent === "ask" && reason === "")) return { problem: "reason", reason };
  const result =
    intent === "ask"
      ? await moderation.askForChange(uid, reason, by)
      : intent === "suspend"
        ? await moderation.suspend(uid, reason || undefined, by)
        : await moderation.restore(uid, by);
  if (result === "asked" || result === "suspended" || result === "restored") return { decided: result };
  return { problem: result === "unproven" ? "askUnproven" : result, reason };
}

interface Approval {
  version: string;
  evenUnproven: boolean;
  /** The record of the same person, or that there is none. */
  same: string;
  by: { actor: StaffActor; key: string };
}

/** Names the account in the office's record of the same person, so that the table of teachers has them once. */
async function linkNamesake(
  context: SentForm["context"],
  uid: string,
  { version, evenUnproven, same, by: { actor, key } }: Approval,
): Promise<DecisionProblem | undefined> {
  if (!may(actor, "decide")) return "forbidden";
  const shown = await context.get(moderationContext)?.compare(uid);
  // Nothing is linked if the profile will not be approved, or already is, as after a form that is sent twice.
  if (shown?.version !== version || !shown.profile?.name || !shown.profile.department) return undefined;
  const { member, profile } = shown;
  if (member.provenAt === null && !evenUnproven) return undefined;
  if (member.suspendedAt === null && isAsApproved(member, profile)) return undefined;
  const namesakes = namesakesOf(profile, context.get(publicRecordsContext));
  if (namesakes.length === 0 || same === nobodyElse) return undefined;
  if (!namesakes.some(({ id }) => id === same)) return "namesake";
  const records = context.get(recordsContext);
  const write = { kind: teacherKind.name, slug: same, actor };
  const open = await records.open(write.kind, same);
  // What others have written and not published must not become public with it.
  if (!open || open.isChanged || open.ahead.length > 0) return "notLinked";
  const data = { ...open.data, account: profile.email };
  const saved = await records.save({ ...write, data, version: open.version, key: `${key} save` });
  if (!saved.ok) return "notLinked";
  const published = { edition: open.edition, version: saved.version, key: `${key} publish` };
  return (await records.publish({ ...write, ...published })).ok ? undefined : "notLinked";
}

const statuses: Record<DecisionProblem, number> = {
  forbidden: 403,
  changed: 409,
  overtaken: 409,
  noKey: 400,
  unfinished: 400,
  unproven: 400,
  unknown: 404,
  reason: 400,
  askUnproven: 400,
  namesake: 400,
  notLinked: 409,
  notKept: 503,
  failed: 500,
};

export const reviewResponder: Responder<ReviewAnswer> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statuses[problem] : 200, headers: {} }),
  failed: ({ values }, problem) => ({ problem, ...(values.reason && { reason: values.reason }) }),
};
