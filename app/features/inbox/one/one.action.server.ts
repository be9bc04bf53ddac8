import { redirect } from "react-router";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { log } from "#app/log.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { performAction } from "./actions.server.ts";
import { referenceAt, submissionViewOf } from "./one-view.server.ts";
import type { ErasedView, SubmissionView } from "./one-view.ts";

export async function answerOne(sent: SentForm): Promise<SubmissionView | ErasedView> {
  const { context, values, address, query } = sent;
  const { locale } = sent.actor;
  const actor = requireStaff(context, "inbox");
  const reference = referenceAt(address);
  const looking = { context, actor, reference, locale };
  const { verb, outcome } = await performAction({ ...looking, values });
  if (outcome.ok) {
    // No redirect, which would be another round trip on a slow network.
    const isHere = sent.isInPlace && verb !== "erase" && outcome.reference === reference;
    // The change is saved even if reading it again fails now: the next page view tries again.
    const warn = (error: unknown) => void log.warn({ error }, "a submission that was changed could not be read again");
    const view = isHere ? await submissionViewOf(looking, new URLSearchParams({ done: verb })).catch(warn) : undefined;
    if (view) return view;
    const to = verb === "erase" ? `?erased=${encodeURIComponent(reference)}` : `/${outcome.reference}?done=${verb}`;
    throw redirect(`${inLocale("/office/inbox", locale)}${to}#content`, 303);
  }
  const problem = { code: outcome.reason, ...("lastBy" in outcome && { lastBy: outcome.lastBy }) };
  const view = await submissionViewOf(looking, query, { problem, typed: values });
  if (!view) return { problem: { code: "missing" }, typed: values };
  if (outcome.reason !== "changed") return view;
  const drawnAt = Number(values["form:at"]) || 0;
  return { ...view, theirs: view.open.notes.filter(({ at, by }) => at >= drawnAt && by !== actor.uid) };
}

const statuses: Partial<Record<NonNullable<SubmissionView["problem"]>["code"], number>> = {
  changed: 409,
  merged: 409,
  missing: 404,
  forbidden: 403,
};

/** Without the store, the page cannot be shown. */
export const oneResponder: Responder<SubmissionView | ErasedView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? (statuses[problem.code] ?? 400) : 200, headers: {} }),
  failed(_sent, code) {
    throw new Response(null, { status: code === "notKept" ? 503 : 500 });
  },
};
