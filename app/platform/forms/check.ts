import type { z } from "zod";
import type { FieldError, FieldErrors } from "./answer.ts";

export type Checked<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

function errorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === "too_big") return { code: "long", max: Number(issue.maximum) };
  return { code: issue.message } as FieldError;
}

export function namesOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  if (def.type === "object") return Object.keys((def as z.core.$ZodObjectDef).shape);
  if (def.type !== "pipe") return [];
  const { in: before, out: after } = def as z.core.$ZodPipeDef;
  return [...namesOf(before), ...namesOf(after)];
}

export function check<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, fields: result.data };
  const found: FieldErrors = {};
  for (const issue of result.error.issues) found[String(issue.path[0])] ??= errorOf(issue);
  const order = namesOf(schema);
  const errors = Object.entries(found).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { ok: false, errors: Object.fromEntries(errors) };
}
