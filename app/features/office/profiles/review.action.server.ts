import { moderationContext } from "#app/features/profiles/index.server.ts";
import { askAgain, requireStaff } from "#app/features/staff/index.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { DecisionProblem, ReviewAnswer } from "./review-answer.ts";
import { longestReason } from "./review-answer.ts";
import { profileReviewWords } from "./words.ts";

/** Performs the decision of the pressed button on a member's profile. */
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
    const result = await moderation.approve(uid, version, { evenUnproven: values.surely === "yes", by });
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
  notKept: 503,
  failed: 500,
};

/** Status of a response, and the message when nothing could be saved. */
export const reviewResponder: Responder<ReviewAnswer> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statuses[problem] : 200, headers: {} }),
  failed: ({ values }, problem) => ({ problem, ...(values.reason && { reason: values.reason }) }),
};
