import type { z } from "zod";
import type { FieldError, FieldErrors } from "./answer.ts";

/** What a form brought: the fields as they are kept, or why it is refused. */
export type Checked<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

function errorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === "too_big") return { code: "long", max: Number(issue.maximum) };
  return { code: issue.message } as FieldError;
}

/** The fields as they stand in the forms, from the top down. */
const order = [
  ..."reference fullName name department facultyId hscPercentage email contactNumber phone text".split(" "),
  ..."guardianName guardianPhone current otp password designation qualifications specialization industry".split(" "),
  ..."teaching awards memberships title authors year link".split(" "),
];
const placeOf = (name: string) => order.indexOf(name);

/** Checks what was typed; of several faults of a field the first is told. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, fields: result.data };
  const found: FieldErrors = {};
  for (const issue of result.error.issues) found[String(issue.path[0])] ??= errorOf(issue);
  const errors = Object.entries(found).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return { ok: false, errors: Object.fromEntries(errors) };
}
