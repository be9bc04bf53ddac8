import { applicationForm } from "#app/features/applications/schema.ts";
import { feedbackForm } from "#app/features/feedback/schema.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { type Checked, check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { typedIn } from "#app/platform/forms/form-values.ts";
import { robotProblem } from "#app/platform/forms/robots.server.ts";
import { problemOf } from "./problem.ts";
import { type SentAtOnce, submissionsContext } from "./submissions.service.server.ts";

/** Keeps a form that needs no code, and thanks with a reference. */
async function keep(
  { values, visitor, locale, context }: SentForm,
  checked: Checked<SentAtOnce["fields"]>,
  kind: SentAtOnce["kind"],
): Promise<FormAnswer> {
  const typed = typedIn(values);
  const robot = robotProblem(values);
  if (robot) return { values: typed, problem: robot };
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" } };
  const kept = await context.get(submissionsContext).keep({ kind, fields: checked.fields } as SentAtOnce, {
    address: visitor.address,
    locale,
  });
  if (!kept.ok) return { values: typed, problem: problemOf(kept) };
  return { values: {}, done: { reference: kept.reference } };
}

/** Takes the D.Pharm application. */
export const answerApplication = (sent: SentForm): Promise<FormAnswer> =>
  keep(sent, check(applicationForm, sent.values), "application");

/** Takes feedback. */
export const answerFeedback = (sent: SentForm): Promise<FormAnswer> =>
  keep(sent, check(feedbackForm, sent.values), "feedback");
