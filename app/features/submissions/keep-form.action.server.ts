import type { Kind } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import type { Checked } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { enteredValues } from "#app/platform/forms/form-values.ts";
import { robotProblem } from "#app/platform/forms/robots.server.ts";
import type { Details } from "./details.ts";
import { originIn } from "./origin.ts";
import { problemOf } from "./problem.ts";
import { submissionsContext } from "./submissions.service.server.ts";

export async function keepForm(
  { values, actor, context, query }: SentForm,
  kind: Kind,
  checked: Checked<Details>,
): Promise<FormAnswer> {
  const typed = enteredValues(values);
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" } };
  const robot = robotProblem(values);
  if (robot) return { values: typed, problem: robot };
  const kept = await context.get(submissionsContext).keep(kind, checked.fields, actor, originIn(query));
  if (!kept.ok) return { values: typed, problem: problemOf(kept) };
  const { email, isMinor } = checked.fields;
  return { values: {}, done: { reference: kept.reference, hasEmail: email !== null, isMinor: isMinor === 1 } };
}
